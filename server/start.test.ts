import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { jsonPost, message } from './testing/app';
import { about, rawGet, testSite } from './testing/site';

let site: Awaited<ReturnType<typeof testSite>>;
let running: Awaited<ReturnType<typeof site.begin>>;

beforeAll(async () => {
  site = await testSite();
  running = await site.begin();
});

afterAll(async () => {
  await running.close();
  await site.remove();
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
    const accepted = await readdir(path.join(site.root, 'data', 'outbox'));
    expect(accepted).toEqual([expect.stringMatching(/\.eml$/)]);
    expect(running.mail).toMatch(/^accepted as \.eml files in .*data\/outbox$/);
    expect(JSON.stringify(site.log.mock.calls)).not.toContain(message.details);
  });

  it('limits an address', async () => {
    const one = await site.begin({ RATE_LIMIT: '1' });
    const send = () => fetch(`${one.siteUrl}/send-email`, jsonPost(message));
    expect([(await send()).status, (await send()).status]).toEqual([200, 429]);
    await one.close();
  });

  it('limits whom its own proxy names, whatever a visitor adds', async () => {
    const one = await site.begin({ RATE_LIMIT: '1', TRUSTED_PROXY_HOPS: '1' });
    const send = async (forwarded: string) =>
      (
        await fetch(
          `${one.siteUrl}/send-email`,
          jsonPost(message, { 'X-Forwarded-For': forwarded }),
        )
      ).status;
    expect(await send('192.0.2.1')).toBe(200);
    expect(await send('198.51.100.9, 192.0.2.1')).toBe(429);
    expect(await send('192.0.2.1, 192.0.2.2')).toBe(200);
    await one.close();
  });

  it('serves one dot-file and no other', async () => {
    const get = async (url: string) => (await fetch(running.siteUrl + url)).status;
    expect(await get('/.well-known/security.txt')).toBe(200);
    for (const url of [
      '/.well-known/other.txt',
      '/.well-known/.env',
      '/.env',
      '/art/.git/config',
    ]) {
      expect(await get(url), url).toBe(404);
    }
  });
});

it('answers what is in flight before it closes', async () => {
  const one = await site.begin();
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
