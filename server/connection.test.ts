import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { type Listening, listen } from './listen';
import { message, testApp } from './testing/app';
import { dial } from './testing/dial';

let folder: string;
let film: string;
let running: Listening | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'connection-'));
  film = path.join(folder, 'film.mp4');
  // Larger than the buffers of a connection, so that the response remains unfinished.
  await writeFile(film, Buffer.alloc(16 * 1024 * 1024));
});
afterEach(async () => {
  await running?.close();
  running = undefined;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function begin() {
  const parts = testApp();
  const open = new Set<object>();
  let opened = 0;
  parts.app.get('/film', (c) => {
    const stream = createReadStream(film);
    opened += 1;
    open.add(stream);
    stream.once('close', () => open.delete(stream));
    return c.body(Readable.toWeb(stream) as ReadableStream);
  });
  const options = { hostname: '127.0.0.1', port: 0, variable: 'PORT' } as const;
  running = await listen(parts.app, options);
  return { ...parts, port: running.port, open, opened: () => opened };
}

describe('pipelined requests', () => {
  it('leave no file open when the connection closes', async () => {
    const { port, open, opened } = await begin();
    const socket = dial(port, 'GET /film HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(40));
    socket.pause();
    await vi.waitFor(() => expect(opened()).toBeGreaterThan(0));
    socket.destroy();
    await vi.waitFor(() => expect(open.size).toBe(0), 10_000);
    expect(opened()).toBe(1);
  });

  it('are answered in order', async () => {
    const { port } = await begin();
    const [home, about] = ['/', '/about'].map((at) => `GET ${at} HTTP/1.1\r\nHost: localhost\r\n`);
    const got = await dial(port, `${home}\r\n${about}Connection: close\r\n\r\n`).ended;
    expect(got.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    expect(got.indexOf('\r\n\r\nhome')).toBeLessThan(got.indexOf('\r\n\r\nabout'));
    expect(got).toMatch(/about$/);
  });

  it('end the connection when they are too many', async () => {
    const { port, opened } = await begin();
    await dial(port, 'GET /film HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1000)).ended;
    expect(opened()).toBeLessThanOrEqual(1);
  });
});

describe('a body that is not read', () => {
  const post = (type: string, body: string) =>
    `POST /send-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n` +
    `Content-Length: ${body.length}\r\n\r\n`;

  it.each([
    ['too long', 413, post('application/json', 'x'.repeat(40_000)), 'x'.repeat(40_000)],
    ['of another type', 415, post('text/plain', 'hello'), 'hello'],
    ['sent to a page', 405, post('text/plain', 'hello').replace('/send-email', '/about'), 'hello'],
  ])('%s: answers %d and says that the connection closes', async (_, status, head, body) => {
    const { port } = await begin();
    const socket = dial(port, head);
    // The client continues to send the body.
    socket.once('data', () => socket.write(body));
    const got = await socket.ended;
    expect(got).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(got).toMatch(/\r\nConnection: close\r\n/i);
    expect(got).toContain('"success":false');
  });

  it('keeps the connection when the body was read', async () => {
    const { port } = await begin();
    const body = JSON.stringify({ ...message, email: 'ada' });
    const next = 'GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const got = await dial(port, `${post('application/json', body)}${body}${next}`).ended;
    expect(got).toMatch(/^HTTP\/1\.1 422 .*HTTP\/1\.1 200 .*about$/s);
  });
});

it('refuses two Host headers', async () => {
  const { port } = await begin();
  const got = await dial(port, 'GET /about HTTP/1.1\r\nHost: localhost\r\nHost: other\r\n\r\n')
    .ended;
  expect(got).toMatch(/^HTTP\/1\.1 400 /);
  expect(got).toMatch(/\r\nConnection: close\r\n/i);
});
