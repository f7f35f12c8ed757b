import { EventEmitter } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { closeUnread, inSequence } from './connection';
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

/** A connection without a network, with its request and its response. */
function fakes({ complete = false, headers = {} as IncomingMessage['headers'] } = {}) {
  const socket = Object.assign(new EventEmitter(), {
    destroyed: false,
    destroy: vi.fn(),
    destroySoon: vi.fn(),
    end: vi.fn(),
  });
  const request = Object.assign(new EventEmitter(), { socket, complete, headers, resume: vi.fn() });
  const response = () =>
    Object.assign(new EventEmitter(), { setHeader: vi.fn(), writeHead: vi.fn() });
  return {
    socket,
    request: request as typeof request & IncomingMessage,
    response: () => response() as ReturnType<typeof response> & ServerResponse,
  };
}

describe('inSequence', () => {
  it('accepts 64 unanswered requests and closes the connection at the next', () => {
    const { socket, request, response } = fakes();
    const handle = vi.fn();
    const listener = inSequence(handle);
    const responses = Array.from({ length: 64 }, response);
    for (const each of responses) listener(request, each);
    expect(socket.destroy).not.toHaveBeenCalled();
    expect(handle).toHaveBeenCalledTimes(1);
    for (const each of responses) each.emit('close');
    expect(handle.mock.calls.map(([, each]) => each)).toEqual(responses);

    for (let count = 0; count < 65; count += 1) listener(request, response());
    expect(socket.destroy).toHaveBeenCalledTimes(1);
  });

  it('handles no request of a closed connection', () => {
    const { socket, request, response } = fakes();
    const handle = vi.fn();
    const listener = inSequence(handle);
    const first = response();
    listener(request, first);
    listener(request, response());
    socket.destroyed = true;
    first.emit('close');
    listener(request, response());
    expect(handle).toHaveBeenCalledTimes(1);
  });
});

describe('a connection that closes before the body has arrived', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A response to a request, after which Node closes the connection. */
  function answered(options: Parameters<typeof fakes>[0]) {
    const parts = fakes(options);
    const { destroySoon } = parts.socket;
    const response = parts.response();
    const { writeHead } = response;
    closeUnread((_request, answer) => answer.writeHead(413))(parts.request, response);
    parts.socket.destroySoon();
    return { ...parts, response, writeHead, destroySoon };
  }

  it.each([{ 'content-length': '9' }, { 'transfer-encoding': 'chunked' }])(
    'is read to the end of the body: %j',
    (headers) => {
      const { socket, request, response, writeHead, destroySoon } = answered({ headers });
      expect(writeHead).toHaveBeenCalledWith(413);
      expect(response.setHeader).toHaveBeenCalledWith('Connection', 'close');
      expect(socket.end).toHaveBeenCalledTimes(1);
      expect(request.resume).toHaveBeenCalledTimes(1);
      expect(destroySoon).not.toHaveBeenCalled();
      request.emit('end');
      expect(destroySoon).toHaveBeenCalledTimes(1);
      socket.emit('close');
    },
  );

  it('is read for a second at most', () => {
    vi.useFakeTimers();
    const { socket } = answered({ headers: { 'content-length': '9' } });
    vi.advanceTimersByTime(999);
    expect(socket.destroy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(socket.destroy).toHaveBeenCalledTimes(1);
  });

  it('is not closed a second time', () => {
    vi.useFakeTimers();
    const { socket } = answered({ headers: { 'content-length': '9' } });
    socket.emit('close');
    vi.advanceTimersByTime(5000);
    expect(socket.destroy).not.toHaveBeenCalled();
  });

  it.each([
    ['has arrived', { complete: true, headers: { 'content-length': '9' } }],
    ['is empty', { headers: { 'content-length': '0' } }],
    ['does not exist', {}],
  ])('closes at once when the body %s', (_, options) => {
    const { socket, response, destroySoon } = answered(options);
    expect(response.setHeader).not.toHaveBeenCalled();
    expect(destroySoon).toHaveBeenCalledTimes(1);
    expect(socket.end).not.toHaveBeenCalled();
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
  expect(got).toMatch(/\r\nContent-Type: text\/plain\r\n/i);
  expect(got).toMatch(/Send one Host header\.\n/);
});

it('takes no other header for a Host header', async () => {
  const { port } = await begin();
  const others = 'X-Host: other\r\nHost-Name: other\r\nX-Name: host\r\n';
  const got = await dial(
    port,
    `GET /about HTTP/1.1\r\nHost: localhost\r\n${others}Connection: close\r\n\r\n`,
  ).ended;
  expect(got).toMatch(/^HTTP\/1\.1 200 /);
});

describe('the Connection header', () => {
  const get = async (version: string, connection?: string) => {
    const { port } = await begin();
    const header = connection ? `Connection: ${connection}\r\n` : '';
    const socket = dial(port, `GET /about HTTP/${version}\r\nHost: localhost\r\n${header}\r\n`);
    const got = new Promise<string>((resolve) => {
      socket.once('data', (chunk) => resolve(chunk.toString('latin1')));
    });
    const head = await got;
    socket.destroy();
    return /^connection: (.*)\r$/im.exec(head)?.[1];
  };

  it.each([
    ['1.1', undefined, undefined],
    ['1.1', 'close', 'close'],
    ['1.0', 'keep-alive', 'keep-alive'],
  ])('of HTTP/%s after %s is %s', async (version, asked, answered) => {
    expect(await get(version, asked)).toBe(answered);
  });
});
