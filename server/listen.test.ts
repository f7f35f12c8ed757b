import { readdirSync, readlinkSync, renameSync, rmSync } from 'node:fs';
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
  const server = await listen(app, options);
  onTestFinished(() => server.close());
  return { server, folder, port: server.port, url: `http://127.0.0.1:${server.port}` };
}

async function dial(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

it.each([
  ['gzip, br', 'brotli'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['deflate', 'text'],
])('answers Accept-Encoding: %s with the copy in %s', async (accepted, body) => {
  const { url } = await openFolder({ 'a.txt': 'text', 'a.txt.br': 'brotli', 'a.txt.gz': 'gzip' });
  const answer = await send(url, '/a.txt', { headers: { 'Accept-Encoding': accepted } });
  expect([answer.body, answer.headers['content-type']]).toEqual([
    body,
    'text/plain; charset=utf-8',
  ]);
});

it('sends a part of a file, nothing for a failed condition, and what the file is now', async () => {
  const { url, folder } = await openFolder({ 'film.mp4': '0123456789' });
  const part = await send(url, '/film.mp4', { headers: { Range: 'bytes=3-5' } });
  expect([part.status, part.body]).toEqual([206, '345']);
  const all = await send(url, '/film.mp4', { headers: { Range: 'bytes=-999999999' } });
  expect([all.status, all.body]).toEqual([206, '0123456789']);
  const other = await send(url, '/film.mp4', { headers: { 'If-Match': '"other"' } });
  expect(other.status).toBe(412);
  writeFiles(folder, { 'film.mp4': 'new' });
  expect((await send(url, '/film.mp4')).body).toBe('new');
});

it('survives files that appear and vanish under requests', async () => {
  const { url, folder } = await openFolder({});
  const file = path.join(folder, 'a.txt');
  const answers: Promise<{ status: number }>[] = [];
  for (let round = 0; round < 50; round += 1) {
    writeFiles(folder, { 'new.txt': 'text' });
    renameSync(path.join(folder, 'new.txt'), file);
    answers.push(send(url, '/a.txt'), send(url, '/a.txt'));
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

/** How often this process has a file open. Descriptors of other tests come and go. */
const timesOpen = (name: string) =>
  readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith(name);
    } catch {
      return false;
    }
  }).length;

it('answers HTTP/1.0 without a Host header', async () => {
  const { port } = await openFolder({ 'a.txt': 'text' });
  const socket = await dial(port);
  socket.write('GET /a.txt HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*text$/);
});

it('accepts connections while it closes until none comes, and closes each', async () => {
  const { url, server } = await openFolder({ 'a.txt': 'text' });
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => kept.destroy());
  const first = await send(url, '/a.txt', { agent: kept });
  expect(first.headers.connection).toBe('keep-alive');
  const closed = server.close(1000);
  for (const agent of [kept, kept, false, false] as const) {
    const answer = await send(url, '/a.txt', { agent });
    expect([answer.body, answer.headers.connection]).toEqual(['text', 'close']);
  }
  await closed;
  await expect(send(url, '/a.txt')).rejects.toThrow('ECONNREFUSED');
});

it('names the variable to set when the port is taken', async () => {
  const { port } = await openFolder({});
  await expect(listen(new Hono(), { ...options, port })).rejects.toThrow(/PORT=\d+/);
});
