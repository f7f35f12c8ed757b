import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { jsonPost, message } from './testing/app';
import { emailsIn } from './testing/outbox';
import { about, rawGet, testSite } from './testing/site';

let site: Awaited<ReturnType<typeof testSite>>;
let running: Awaited<ReturnType<typeof site.begin>>;

beforeAll(async () => {
  site = await testSite();
  running = await site.begin();
});

/** A separate outbox for a second service. */
const ownData = () => ({ DATA_DIR: path.join(site.root, `data-${randomUUID()}`) });

afterAll(async () => {
  await running.close();
  await site.remove();
});

// What every host answers is in testing/host-suite.ts.
describe('the site', () => {
  it('sends the compressed copy to who can read it, never by its own name', async () => {
    const { body, headers } = await rawGet(running.siteUrl, '/about', { 'Accept-Encoding': 'br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(body).toString()).toBe(about);
    expect((await fetch(`${running.siteUrl}/about.html.br`)).status).toBe(404);
  });

  describe('a film', () => {
    const get = (headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`${running.siteUrl}/film.mp4`, { method, headers });
    const answer = async (headers: Record<string, string>) => {
      const response = await get(headers);
      return [response.status, await response.text()];
    };

    it.each([
      ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
      ['bytes=7-', 206, '789', 'bytes 7-9/10'],
      ['bytes=-2', 206, '89', 'bytes 8-9/10'],
      ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
      ['bytes=10-', 416, '', 'bytes */10'],
      ['bytes=-0', 416, '', 'bytes */10'],
      ['bytes=4-2', 200, '0123456789', null],
      ['bytes=0-1,3-4', 200, '0123456789', null],
      ['lines=1-2', 200, '0123456789', null],
    ])('answers Range: %s with %d', async (range, status, text, contentRange) => {
      const response = await get({ Range: range });
      expect([response.status, await response.text()]).toEqual([status, text]);
      expect(response.headers.get('Content-Range')).toBe(contentRange);
    });

    it('answers HEAD with the length', async () => {
      const { status, headers } = await get({ Range: 'bytes=2-4' }, 'HEAD');
      expect([status, headers.get('Content-Length')]).toEqual([200, '10']);
    });

    it('honors If-Range', async () => {
      const { headers } = await get();
      const tag = headers.get('ETag') ?? '';
      const Range = 'bytes=2-4';
      expect(await answer({ Range, 'If-Range': tag })).toEqual([206, '234']);
      for (const other of ['"other"', `W/${tag}`, 'Sat, 01 Jan 2000 00:00:00 GMT', 'soon']) {
        expect(await answer({ Range, 'If-Range': other })).toEqual([200, '0123456789']);
      }
    });

    it('honors If-None-Match', async () => {
      const { headers } = await get();
      expect(await answer({ 'If-None-Match': '"other"' })).toEqual([200, '0123456789']);
      expect(await answer({ 'If-None-Match': `"x", W/${headers.get('ETag')}` })).toEqual([304, '']);
    });
  });

  it('has entity tags from content, each encoding its own', async () => {
    const tagOf = async (encoding: string) =>
      (await rawGet(running.siteUrl, '/about', { 'Accept-Encoding': encoding })).headers.etag;
    const plain = await tagOf('identity');
    expect(plain).toMatch(/^"[\w-]{22}"$/);
    expect(await tagOf('br')).not.toBe(plain);
    const file = path.join(site.root, 'out', 'about.html');
    await writeFile(file, about);
    await utimes(file, new Date(0), new Date(0));
    expect(await tagOf('identity')).toBe(plain);
    await writeFile(file, `${about} changed`);
    expect(await tagOf('identity')).not.toBe(plain);
    await writeFile(file, about);
  });

  it('keeps a message as an .eml file', async () => {
    const response = await fetch(`${running.siteUrl}/send-email`, jsonPost(message));
    expect(await response.json()).toMatchObject({ success: true });
    const accepted = await emailsIn(path.join(site.root, 'data', 'outbox'));
    expect(accepted).toEqual([expect.stringMatching(/\.eml$/)]);
    expect(running.mail).toMatch(/^stored as \.eml files in .*data\/outbox$/);
    expect(JSON.stringify(site.log.mock.calls)).not.toContain(message.details);
  });

  it('limits whom its own proxy names, whatever a visitor adds', async () => {
    const one = await site.begin({ RATE_LIMIT: '1', TRUSTED_PROXY_HOPS: '1', ...ownData() });
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
});

it('says where messages go, without the password', async () => {
  const SMTP_URL = 'smtp://user:secret@127.0.0.1:9';
  const data = ownData();
  const one = await site.begin({ ...data, SMTP_URL, CONTACT_TO: 'team@weftline.example' });
  expect(one.mail).toBe(
    `sent to team@weftline.example through 127.0.0.1:9, waiting in ${data.DATA_DIR}/outbox`,
  );
  const { operatorUrl } = one;
  expect((await fetch(`${operatorUrl}/livez`)).status).toBe(200);
  await one.close();
  await expect(fetch(`${operatorUrl}/livez`)).rejects.toThrow();
});

it('limits all clients together to twenty times the limit of one', async () => {
  const one = await site.begin({ RATE_LIMIT: '1', TRUSTED_PROXY_HOPS: '1', ...ownData() });
  const send = async (number: number) => {
    const from = { 'X-Forwarded-For': `192.0.${number}.1` };
    return (await fetch(`${one.siteUrl}/send-email`, jsonPost(message, from))).status;
  };
  const statuses = [];
  for (let number = 0; number < 21; number += 1) statuses.push(await send(number));
  expect(statuses).toEqual([...Array(20).fill(200), 503]);
  await one.close();
});

it('answers what is in flight before it closes', async () => {
  const one = await site.begin(ownData());
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
