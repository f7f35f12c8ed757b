import { rm, utimes } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { tempProject, writeIn } from '#lib/content/fixtures/temp-project';
import { type FolderOptions, serveFolder } from './static-files';
import { rawGet } from './testing/site';

let folder: string;
let server: Server;

beforeEach(() => {
  folder = tempProject({});
});
afterEach(() => void server.close());

const put = (name: string, text: string) => writeIn(folder, name, text);

/** Starts a server whose next handler answers with the status 299. */
async function begin(options: Partial<FolderOptions> = {}) {
  const files = serveFolder(folder, {
    fileOf: (pathname) => pathname,
    headersOf: () => ({ 'X-Of': 'files' }),
    onError: () => undefined,
    ...options,
  });
  server = createServer(files((_, response) => response.writeHead(299).end('passed on')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async (target: string, headers = {}) => {
    const { status, body, headers: received } = await rawGet(url, target, headers);
    return { status, text: body.toString(), headers: received };
  };
}

it.each([
  ['in memory', {}],
  ['sent as a stream', { maxBody: 1 }],
  ['when nothing more fits into memory', { maxTotal: 1 }],
  ['when no facts stay in memory', { maxFiles: 0 }],
])('serves a file %s, with a part of it and its tag', async (_, options) => {
  put('a.txt', '0123456789');
  const get = await begin(options);
  const first = await get('/a.txt');
  expect(first).toMatchObject({ status: 200, text: '0123456789' });
  expect(first.headers).toMatchObject({ 'content-length': '10', 'x-of': 'files' });
  expect(await get('/a.txt', { Range: 'bytes=2-4' })).toMatchObject({ status: 206, text: '234' });
  const again = await get('/a.txt', { 'If-None-Match': first.headers.etag });
  expect(again).toMatchObject({ status: 304, text: '' });
  expect(again.headers['x-of']).toBe('files');
});

it('serves a compressed copy as soon as there is one', async () => {
  put('a.txt', 'plain');
  const get = await begin();
  const accepting = { 'Accept-Encoding': 'gzip, br' };
  expect(await get('/a.txt', accepting)).toMatchObject({ text: 'plain' });
  put('a.txt.gz', 'gzip');
  expect(await get('/a.txt', accepting)).toMatchObject({ text: 'gzip' });
  put('a.txt.br', 'brotli');
  expect(await get('/a.txt', accepting)).toMatchObject({ text: 'brotli' });
  expect(await get('/a.txt')).toMatchObject({ text: 'plain' });
});

it('serves a changed file at once, and passes on the request for a removed one', async () => {
  put('a.txt', 'old');
  const get = await begin();
  const { headers } = await get('/a.txt');
  put('a.txt', 'new');
  await utimes(path.join(folder, 'a.txt'), new Date(0), new Date(0));
  const changed = await get('/a.txt');
  expect(changed.text).toBe('new');
  expect(changed.headers.etag).not.toBe(headers.etag);
  await rm(path.join(folder, 'a.txt'));
  expect((await get('/a.txt')).status).toBe(299);
  put('a.txt', 'back');
  expect((await get('/a.txt')).text).toBe('back');
});

/** A server on three files of 10 bytes, and how often it has loaded each. */
async function counting(options: Partial<FolderOptions>) {
  for (const name of ['a', 'b', 'c']) put(`${name}.txt`, name.repeat(10));
  const loads: string[] = [];
  const headersOf = (pathname: string) => {
    loads.push(pathname.slice(1, 2));
    return {};
  };
  const get = await begin({ ...options, headersOf });
  return {
    get: (name: string) => get(`/${name}.txt`),
    async loadsOf(...names: string[]) {
      loads.length = 0;
      for (const name of names) {
        expect((await get(`/${name}.txt`)).text[0]).toBe(name.toLowerCase());
      }
      return loads.join('');
    },
    loads,
  };
}

it('loads a file once while it stays the same', async () => {
  const { get, loads, loadsOf } = await counting({});
  expect(await loadsOf('a', 'a', 'b', 'a')).toBe('ab');
  loads.length = 0;
  await Promise.all([get('c'), get('c'), get('c')]);
  expect(loads).toEqual(['c']);
});

it('forgets the oldest files when there are too many', async () => {
  const { loadsOf } = await counting({ maxFiles: 2 });
  expect(await loadsOf('a', 'b', 'c')).toBe('abc');
  expect(await loadsOf('b', 'c')).toBe('');
  expect(await loadsOf('a')).toBe('a');
});

it('forgets the oldest files when they take too much memory', async () => {
  const { loadsOf } = await counting({ maxTotal: 20 });
  expect(await loadsOf('a', 'b')).toBe('ab');
  // A file that has changed takes the place of its old content.
  for (const time of [1, 2, 3]) {
    await utimes(path.join(folder, 'a.txt'), time, time);
    expect(await loadsOf('a', 'b')).toBe('a');
  }
  expect(await loadsOf('c')).toBe('c');
  expect(await loadsOf('a', 'c')).toBe('');
  expect(await loadsOf('b')).toBe('b');
});

it('counts only files that are in memory as a whole', async () => {
  const { loadsOf } = await counting({ maxTotal: 20, maxBody: 9 });
  expect(await loadsOf('a', 'b', 'c', 'a', 'b', 'c')).toBe('abc');
});

it('keeps the copies of a file apart', async () => {
  put('a.txt', 'plain');
  put('a.txt.gz', 'zipped');
  const get = await begin();
  for (const [accept, text] of [
    ['gzip', 'zipped'],
    ['identity', 'plain'],
    ['br, gzip;q=0.5', 'zipped'],
    ['gzip;q=0', 'plain'],
    ['gzip;q=0.000', 'plain'],
    ['gzip;q=0.05', 'zipped'],
    ['gzip;xq=0', 'zipped'],
  ]) {
    expect((await get('/a.txt', { 'Accept-Encoding': accept })).text, accept).toBe(text);
  }
});

it('lets the folder decide by path and query', async () => {
  put('a.txt', 'text');
  const get = await begin({ fileOf: (pathname, query) => (query ? undefined : pathname) });
  expect((await get('/a.txt')).status).toBe(200);
  expect((await get('/a.txt?x=1')).status).toBe(299);
  expect((await get('/b/../a.txt')).text).toBe('text');
  expect((await get('http://host/a.txt')).text).toBe('text');
});

it.each(['/', '/none.txt', '/a.txt/b', `/${'x'.repeat(300)}`, '/%ff', '/%00', '/..%2fa.txt'])(
  'passes on %s',
  async (target) => {
    put('a.txt', 'text');
    const get = await begin();
    expect((await get(target)).status).toBe(299);
  },
);

it('answers 500 and reports when headers can not be made', async () => {
  put('a.txt', 'text');
  const onError = vi.fn();
  const headersOf = () => {
    throw new Error('no headers');
  };
  const get = await begin({ headersOf, onError });
  const { status, headers } = await get('/a.txt');
  expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
  expect(onError).toHaveBeenCalledOnce();
});
