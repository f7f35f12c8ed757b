import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';

import { cacheFileResponses } from './file-response-cache';
import { rawGet } from './testing/site';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  vi.useRealTimers();
});

/** Starts a server that answers with the number of its calls. */
async function begin(
  options = {},
  headers: Record<string, string> = { ETag: '"1"' },
  status = 200,
) {
  let calls = 0;
  const handle: RequestListener = (request, response) => {
    calls += 1;
    response.writeHead(status, { ...headers, 'X-Url': request.url });
    response.write(`${calls}`);
    response.end('.');
  };
  const running = createServer(cacheFileResponses(handle, options));
  server = running;
  await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(running.address() as AddressInfo).port}`;
  return async (path = '/a', sent: Record<string, string> = {}) => {
    const answer = await rawGet(url, path, sent);
    return { ...answer, text: answer.body.toString() };
  };
}

it('repeats a file with its headers for the same URL and encodings', async () => {
  const get = await begin();
  const [first, second] = [await get(), await get()];
  expect(second.text).toBe('1.');
  expect({ ...second.headers, date: '' }).toMatchObject({
    etag: first.headers.etag,
    'x-url': '/a',
  });
  expect((await get('/b')).text).toBe('2.');
  expect((await get('/a', { 'Accept-Encoding': 'br' })).text).toBe('3.');
});

it('asks again after a second', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const get = await begin();
  await get();
  vi.setSystemTime(999);
  expect((await get()).text).toBe('1.');
  vi.setSystemTime(1000);
  expect((await get()).text).toBe('2.');
});

it.each([
  ['a condition', { 'If-None-Match': '"1"' }],
  ['a range', { Range: 'bytes=0-1' }],
])('passes on a request with %s', async (_, headers) => {
  const get = await begin();
  await get();
  expect((await get('/a', headers)).text).toBe('2.');
});

it('passes on a URL with a query', async () => {
  const get = await begin();
  await get('/a?x=1');
  expect((await get('/a?x=1')).text).toBe('2.');
});

it.each([
  ['an answer that is no file', {}, { 'Content-Type': 'application/json' }, 200],
  ['an error', {}, { ETag: '"1"' }, 404],
  ['a large body', { maxBody: 1 }, { ETag: '"1"' }, 200],
])('does not keep %s', async (_, options, headers, status) => {
  const get = await begin(options, headers as Record<string, string>, status);
  await get();
  expect((await get()).text).toBe('2.');
});

it('drops the oldest beyond its limit', async () => {
  const get = await begin({ maxTotal: 4 });
  for (const path of ['/a', '/b', '/c']) await get(path);
  expect((await get('/c')).text).toBe('3.');
  expect((await get('/b')).text).toBe('2.');
  expect((await get('/a')).text).toBe('4.');
});
