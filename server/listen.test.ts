import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { expect, it, onTestFinished, vi } from 'vitest';

import { fileSender } from './files';
import { listen } from './listen';
import { send, writeFiles } from './testing/site';
import { temporaryFolder } from './testing/store';

const options = { hostname: '127.0.0.1', port: 0, variable: 'PORT' } as const;

async function openFolder(files: Record<string, string | Buffer>) {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  const sendFile = fileSender(folder);
  const app = new Hono();
  app.get('*', async (c) => (await sendFile(c, c.req.path, 200, {})) ?? c.notFound());
  const { port, close } = await listen(app, options);
  onTestFinished(() => close());
  const get = (file: string, headers = {}, agent: Agent | false = false) =>
    send(`http://127.0.0.1:${port}`, file, { headers, agent });
  return { folder, port, close, get };
}

async function dial(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

it.each([
  ['gzip, br', 'brotli'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['deflate', 'text'],
])('answers Accept-Encoding: %s with the copy in %s', async (accepted, body) => {
  const { get } = await openFolder({ 'a.txt': 'text', 'a.txt.br': 'brotli', 'a.txt.gz': 'gzip' });
  const answer = await get('/a.txt', { 'Accept-Encoding': accepted });
  const type = answer.headers['content-type'];
  expect([answer.body, type]).toEqual([body, 'text/plain; charset=utf-8']);
});

it('sends a part of a file, nothing for a failed condition, and what the file is now', async () => {
  const { get, folder } = await openFolder({ 'film.mp4': '0123456789' });
  const part = await get('/film.mp4', { Range: 'bytes=3-5' });
  expect([part.status, part.body]).toEqual([206, '345']);
  const all = await get('/film.mp4', { Range: 'bytes=-999999999' });
  expect([all.status, all.body]).toEqual([206, '0123456789']);
  expect((await get('/film.mp4', { 'If-Match': '"other"' })).status).toBe(412);
  writeFiles(folder, { 'film.mp4': 'new' });
  expect((await get('/film.mp4')).body).toBe('new');
});

it('survives files that appear and vanish under requests', async () => {
  const { get, folder } = await openFolder({});
  const file = path.join(folder, 'a.txt');
  const answers: Promise<{ status: number }>[] = [];
  for (let round = 0; round < 50; round += 1) {
    writeFiles(folder, { 'new.txt': 'text' });
    renameSync(path.join(folder, 'new.txt'), file);
    answers.push(get('/a.txt'), get('/a.txt'));
    await new Promise((resolve) => setTimeout(resolve, round % 4));
    rmSync(file);
  }
  for (const { status } of await Promise.all(answers)) expect([200, 404]).toContain(status);
});

it('closes its files when clients leave, also after pipelined requests', async ({ skip }) => {
  if (process.platform !== 'linux') skip('counts descriptors in /proc');
  const { port } = await openFolder({ 'film.mp4': Buffer.alloc(8_000_000) });
  const sockets = await Promise.all(Array.from({ length: 5 }, () => dial(port)));
  for (const socket of sockets) {
    socket.write('GET /film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(60));
    socket.once('data', () => socket.pause());
  }
  await vi.waitFor(() => expect(timesOpen('film.mp4')).toBeGreaterThanOrEqual(5), 30_000);
  expect(timesOpen('film.mp4')).toBeLessThan(20);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(timesOpen('film.mp4')).toBe(0), 30_000);
});

const timesOpen = (name: string) =>
  `${spawnSync('ls', ['-l', `/proc/${process.pid}/fd`]).stdout}`.split(`${name}\n`).length - 1;

it('answers HTTP/1.0 without a Host header', async () => {
  const { port } = await openFolder({ 'a.txt': 'text' });
  const socket = await dial(port);
  socket.write('GET /a.txt HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*text$/);
});

it('accepts connections while it closes until none comes, and closes each', async () => {
  const { get, close } = await openFolder({ 'a.txt': 'text' });
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => kept.destroy());
  let closed: Promise<void> | undefined;
  for (const agent of [kept, kept, kept, false, false] as const) {
    const { body, headers } = await get('/a.txt', {}, agent);
    expect([body, headers.connection]).toEqual(['text', closed ? 'close' : 'keep-alive']);
    closed ??= close(1000);
  }
  await closed;
  await expect(get('/a.txt')).rejects.toThrow('ECONNREFUSED');
});

it('names the variable to set when the port is taken', async () => {
  const { port } = await openFolder({});
  await expect(listen(new Hono(), { ...options, port })).rejects.toThrow(/PORT=\d+/);
});
