import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { readEnv } from '#lib/site/env';

import { start } from './start';
import { jsonPost, message } from './test-app';

const about = '<h1>About</h1>'.repeat(50);
const files: Record<string, string | Buffer> = {
  'out/index.html': '<h1>Home</h1>',
  'out/about.html': about,
  'out/about.html.br': brotliCompressSync(about),
  'out/services.html': '<h1>Services</h1>',
  'out/services/ai-strategy.html': '<h1>AI Strategy</h1>',
  'out/404.html': 'Page Not Found',
  'out/industries/404.html': 'Industry not found',
  'out/film.mp4': '0123456789',
  'out/.env': 'secret',
  'demo-host/vision/index.html': '<h1>Vision</h1>',
  'demo-host/vision/app.js': 'export {};',
  'demo-host/vision/app.test.js': 'secret',
  'demo-host/vision/notes.md': 'secret',
  'secret.html': 'secret',
};

let root: string;
let running: Awaited<ReturnType<typeof start>>;
const site = { name: 'Weftline', email: 'hello@weftline.example', demoHost: 'demos.example' };
const log = vi.fn();
const begin = (values: Record<string, string> = {}) => {
  const DATA_DIR = path.join(root, 'data');
  const env = readEnv({ PORT: '0', DEMO_PORT: '0', DATA_DIR, ...values });
  return start({ env, site, root, log });
};

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  running = await begin();
});

afterAll(async () => {
  await running.close();
  await rm(root, { recursive: true, force: true });
});

/** Sends a path as it is: fetch would tidy it first. */
const rawGet = (base: string, rawPath: string, headers = {}) =>
  new Promise<{ status: number; body: Buffer; headers: Record<string, unknown> }>((resolve) => {
    const { hostname, port } = new URL(base);
    request({ hostname, port, path: rawPath, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { statusCode = 0, headers } = response;
      resolve({ status: statusCode, body: Buffer.concat(chunks), headers });
    }).end();
  });

describe('the site', () => {
  it.each([
    ['/', 'Home'],
    ['/services', 'Services'],
    ['/services/ai-strategy', 'AI Strategy'],
    ['/about?from=mail', 'About'],
  ])('serves %s', async (url, words) => {
    const response = await fetch(running.siteUrl + url);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(await response.text()).toContain(words);
  });

  it('sends the compressed copy to who can read it, never by its own name', async () => {
    const { body, headers } = await rawGet(running.siteUrl, '/about', { 'Accept-Encoding': 'br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(body).toString()).toBe(about);
    expect((await fetch(`${running.siteUrl}/about.html.br`)).status).toBe(404);
  });

  it('answers ranges, HEAD and 304 with one ETag', async () => {
    const film = `${running.siteUrl}/film.mp4`;
    const part = await fetch(film, { headers: { Range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    const head = await fetch(film, { method: 'HEAD' });
    expect(head.headers.get('Content-Length')).toBe('10');
    const tag = head.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    expect(part.headers.get('ETag')).toBe(tag);
    const again = await fetch(film, { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    '/../secret.html',
    '/%2e%2e/secret.html',
    '/..%2fsecret.html',
    '/..%5csecret.html',
    '/%252e%252e/secret.html',
    '/services/../../secret.html',
    '//../secret.html',
    '/.env',
    '/%00',
  ])('serves nothing outside for %s', async (odd) => {
    const { status, body } = await rawGet(running.siteUrl, odd);
    expect([308, 400, 404]).toContain(status);
    expect(body.toString()).not.toContain('secret');
  });

  it('keeps a message as an .eml file', async () => {
    const response = await fetch(`${running.siteUrl}/send-email`, jsonPost(message));
    expect(await response.json()).toEqual({ success: true });
    const kept = await readdir(path.join(root, 'data', 'outbox'));
    expect(kept).toEqual([expect.stringMatching(/\.eml$/)]);
    expect(running.mail).toMatch(/^kept as \.eml files in .*data\/outbox$/);
    expect(JSON.stringify(log.mock.calls)).not.toContain(message.details);
  });

  it('limits an address', async () => {
    const one = await begin({ RATE_LIMIT: '1' });
    const send = () => fetch(`${one.siteUrl}/send-email`, jsonPost(message));
    expect([(await send()).status, (await send()).status]).toEqual([200, 429]);
    await one.close();
  });
});

it('answers what is in flight before it closes', async () => {
  const one = await begin();
  const { hostname, port } = new URL(one.siteUrl);
  const body = JSON.stringify(message);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  const slow = request({ hostname, port, path: '/send-email', method: 'POST', headers });
  const answered = once(slow, 'response');
  await new Promise<unknown>((resolve) => slow.write(body.slice(0, 9), resolve));
  await vi.waitFor(async () => expect((await fetch(one.siteUrl)).status).toBe(200));
  const closed = one.close();
  slow.end(body.slice(9));
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();
  await closed;
  await expect(fetch(one.siteUrl)).rejects.toThrow();
});

describe('the demo host', () => {
  it.each([
    ['/vision', 200],
    ['/vision/', 200],
    ['/vision/app.js', 200],
    ['/vision/app.test.js', 404],
    ['/vision/notes.md', 404],
    ['/unknown', 404],
    ['/../secret.html', 404],
  ])('answers %s with %d', async (url, status) => {
    expect((await rawGet(running.demoUrl, url)).status).toBe(status);
  });

  it('lets only the site show it in a frame', async () => {
    const { headers } = await fetch(`${running.demoUrl}/vision`);
    const { port } = new URL(running.siteUrl);
    expect(headers.get('X-Frame-Options')).toBeNull();
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors " +
        `http://localhost:3000 http://localhost:${port} http://127.0.0.1:${port}`,
    );
    const page = await fetch(running.siteUrl);
    expect(page.headers.get('Content-Security-Policy')).toContain(`frame-src ${running.demoUrl};`);
  });
});

describe('a start that fails', () => {
  it.each(['PORT', 'DEMO_PORT'])('names the taken %s and another one', async (variable) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const port = (other.address() as { port: number }).port;
    const free = port + 100 > 65_535 ? port - 100 : port + 100;
    await expect(begin({ [variable]: `${port}` })).rejects.toThrow(
      `Port ${port} is taken. Stop what uses it, or start with ${variable}=${free}.`,
    );
    other.close();
  });

  it('says what to run when nothing is built', async () => {
    const env = readEnv({ PORT: '0', DEMO_PORT: '0' });
    const bare = path.join(root, 'data');
    await expect(start({ env, site, root: bare, log })).rejects.toThrow('Run npm run build first');
  });
});
