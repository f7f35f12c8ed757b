import { connect } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { afterEach, expect, it, vi } from 'vitest';

import { type Limits, type Listening, listen, PortTakenError } from './listen';
import { message, testApp } from './testing/app';
import { dial } from './testing/dial';

const limits: Limits = {
  headersTimeout: 300,
  requestTimeout: 600,
  connectionsCheckingInterval: 50,
  keepAliveTimeout: 300,
  maxHeaderSize: 4096,
  idleTimeout: 500,
  grace: 400,
};

let running: Listening | undefined;

afterEach(() => running?.close());

async function begin(changes: Partial<Limits> = {}) {
  const parts = testApp();
  let close = () => {};
  const filmClosed = new Promise<void>((resolve) => (close = resolve));
  parts.app.get('/film', (c) => {
    (c.env as HttpBindings).outgoing.once('close', close);
    return c.body(new Uint8Array(64 * 1024 * 1024));
  });
  const listenOptions = { hostname: '127.0.0.1', port: 0, variable: 'PORT' } as const;
  running = await listen(parts.app, listenOptions, { ...limits, ...changes });
  return { ...parts, ...running, filmClosed };
}

const body = JSON.stringify(message);
const postHead = `POST /send-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;

it.each([
  [65_436, 65_336],
  [65_435, 65_535],
])('names port %d when it is taken, and a free one near it: %d', async (port, other) => {
  const options = { hostname: '127.0.0.1', port, variable: 'PORT' } as const;
  // If another process has the port, both attempts fail alike.
  running = await listen(testApp().app, options).catch(() => undefined);
  const second = listen(testApp().app, options);
  await expect(second).rejects.toThrow(PortTakenError);
  await expect(second).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or start with PORT=${other}.`,
  );
});

it('names the setting of a host that cannot be used', async () => {
  const options = { hostname: '192.0.2.1', port: 0, variable: 'PORT' } as const;
  await expect(listen(testApp().app, options)).rejects.toThrow(
    /^Can't listen on HOST=192\.0\.2\.1, port 0: .*EADDRNOTAVAIL/,
  );
});

it('closes a connection that sends nothing', async () => {
  const { port } = await begin();
  const answer = await dial(port).ended;
  expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

it('closes a connection whose headers arrive slowly', async () => {
  const { port } = await begin();
  const slow = dial(port, 'GET /about HTTP/1.1\r\nHost: localhost\r\n');
  const drip = setInterval(() => slow.write('X: y\r\n'), 50);
  const answer = await slow.ended;
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

it('closes a connection whose body arrives slowly, stores nothing and logs no error', async () => {
  const { port, accepted, log } = await begin();
  const slow = dial(port, `${postHead}\r\n`);
  let at = 0;
  const drip = setInterval(() => slow.write(body[at++] ?? ''), 50);
  const answer = await slow.ended;
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(accepted).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

it('closes a connection whose client stopped reading the response', async () => {
  const { port, filmClosed } = await begin({ idleTimeout: 150 });
  const deaf = connect(port, '127.0.0.1');
  deaf.pause();
  deaf.on('error', () => undefined);
  const closed = new Promise((resolve) => deaf.on('close', resolve));
  deaf.write('GET /film HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await filmClosed;
  deaf.resume();
  let bytes = 0;
  deaf.on('data', (chunk) => {
    bytes += chunk.length;
  });
  await closed;
  expect(bytes).toBeLessThan(64 * 1024 * 1024);
});

it('refuses huge headers', async () => {
  const { port } = await begin();
  const answer = await dial(port, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(8192)}\r\n\r\n`)
    .ended;
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});

it('answers before the end of a body that is too long', async () => {
  const { port, accepted } = await begin();
  const head = postHead.replace(/Length: \d+/, 'Length: 900000000');
  const answer = await dial(port, `${head}\r\n`, 'x'.repeat(100_000)).ended;
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(accepted).toEqual([]);
});

it('counts a body without a length too', async () => {
  const { port } = await begin();
  const head = postHead.replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked');
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  const answer = await dial(port, `${head}\r\n`, chunk, chunk).ended;
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

it.each([
  ['two lengths', `${postHead}Content-Length: 5\r\n\r\n${body}`],
  ['a length and chunks', `${postHead}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['no HTTP', 'HELO mail.example\r\n\r\n'],
])('refuses %s', async (_, words) => {
  const { port, accepted } = await begin();
  const answer = await dial(port, words).ended;
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(accepted).toEqual([]);
});

it('closes in spite of a connection that hangs, and answers what is complete', async () => {
  const { port, close, accepted } = await begin({ headersTimeout: 60_000, requestTimeout: 60_000 });
  const hanging = dial(port, postHead);
  const halfway = dial(port, `${postHead}Connection: close\r\n\r\n${body.slice(0, 9)}`);
  await vi.waitFor(async () =>
    expect((await fetch(`http://127.0.0.1:${port}/about`)).status).toBe(200),
  );
  const closed = close();
  halfway.write(body.slice(9));
  const answer = await halfway.ended;
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(accepted).toEqual([message]);
  expect(await hanging.ended).toBe('');
});
