import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isDemoHost } from './demo-probe';
import { jsonPost, message } from './testing/app';
import { headerOptions, rawGet, testSite } from './testing/site';

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

  const policyOf = async ({ demoUrl }: typeof running) =>
    (await fetch(`${demoUrl}/vision`)).headers.get('Content-Security-Policy');

  it('lets the site on any port of this machine show it in a frame, in development', async () => {
    const { headers } = await fetch(`${running.demoUrl}/vision`);
    expect(headers.get('X-Frame-Options')).toBeNull();
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors " +
        'http://localhost:3000 http://localhost:* http://127.0.0.1:*',
    );
  });

  it('names no other origin than the site in production, and asks for https', async () => {
    const one = await site.begin({
      SITE_ENV: 'production',
      SITE_URL: headerOptions.siteUrl,
      DATA_DIR: path.join(site.root, 'production'),
    });
    expect(await policyOf(one)).toMatch(new RegExp(`frame-ancestors ${headerOptions.siteUrl}$`));
    const { headers } = await fetch(`${one.demoUrl}/vision`);
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
    await one.close();
  });

  it('is recognized by a preview that finds its port taken', async () => {
    expect(await isDemoHost(Number(new URL(running.demoUrl).port))).toBe(true);
    expect(await isDemoHost(Number(new URL(running.siteUrl).port))).toBe(false);
    expect(await isDemoHost(1)).toBe(false);
  });
});

describe('what a start says', () => {
  it('names the demos that the pages were built for when they are elsewhere', async () => {
    const file = path.join(site.root, 'out', '_policies');
    const before = await readFile(file, 'utf8');
    await writeFile(file, '{"/*":"frame-src http://localhost:1234; base-uri \'none\'"}');
    const one = await site.begin({ DATA_DIR: path.join(site.root, 'elsewhere') });
    const { port } = new URL(one.demoUrl);
    expect(one.notes).toEqual([
      `The pages were built for demos at http://localhost:1234, and they are at http://localhost:${port}: ` +
        'start with DEMO_PORT=1234, or build again with the settings of now.',
    ]);
    await one.close();
    await writeFile(file, '{"/*":"default-src \'none\'"}');
    const other = await site.begin({ DATA_DIR: path.join(site.root, 'elsewhere') });
    expect(other.notes).toEqual([]);
    await other.close();
    await writeFile(file, before);
  });
});

describe('the listener for operators', () => {
  const ask = (at: string) => fetch(`${running.operatorUrl}${at}`);

  it('is on loopback, apart from the site', async () => {
    expect(running.operatorUrl).toMatch(/^http:\/\/localhost:\d+$/);
    for (const at of ['/livez', '/readyz', '/metrics']) {
      expect((await ask(at)).status).toBe(200);
      expect((await fetch(running.siteUrl + at)).status).toBe(404);
    }
  });

  it('counts messages and refusals, and measures the outbox', async () => {
    await fetch(`${running.siteUrl}/send-email`, jsonPost(message));
    await fetch(`${running.siteUrl}/send-email`, jsonPost(message));
    await fetch(`${running.siteUrl}/send-email`, jsonPost({ ...message, email: 'ada' }));
    await fetch(`${running.siteUrl}/send-email`, jsonPost({ ...message, website: 'x' }));
    const text = await (await ask('/metrics')).text();
    for (const line of [
      'contact_events_total{event="message-accepted",kind="plain"} 1',
      'contact_events_total{event="message-accepted",kind="honeypot"} 1',
      'contact_events_total{event="message-repeated",kind="plain"} 1',
      'contact_events_total{event="message-refused",kind="fields"} 1',
      'contact_outbox_messages{folder="waiting"} 1',
      'contact_outbox_messages{folder="suspect"} 1',
      'contact_outbox_messages{folder="dead"} 0',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    const [, oldest] = /^contact_outbox_oldest_seconds ([\d.e-]+)$/m.exec(text) ?? [];
    expect(Number(oldest)).toBeGreaterThanOrEqual(0);
    expect(Number(oldest)).toBeLessThan(3600);
    expect(text).not.toContain(message.details);
    const { outbox, ready } = await (await ask('/readyz')).json();
    expect(ready).toBe(true);
    expect(outbox).toMatchObject({ writable: true, waiting: 1, suspect: 1, dead: 0 });
    expect(outbox.oldestSeconds).toBeLessThan(3600);
  });

  it('answers what no cache keeps', async () => {
    const { headers } = await ask('/metrics');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': expect.stringMatching(/^text\/plain; version=/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await (await ask('/livez')).text()).toBe('ok\n');
  });

  it('says that messages can not be stored', async () => {
    const DATA_DIR = path.join(site.root, 'unready');
    const one = await site.begin({ DATA_DIR });
    // Blocks the file that /readyz writes.
    await mkdir(path.join(DATA_DIR, 'outbox', '.lock.probe'));
    const response = await fetch(`${one.operatorUrl}/readyz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ ready: false, outbox: { writable: false } });
    expect((await fetch(`${one.operatorUrl}/livez`)).status).toBe(200);
    await one.close();
  });
});

it('gives each page the policy that the build has written for it', async () => {
  for (const [path, pattern] of [
    ['/', '/'],
    ['/services', '/*'],
    ['/blog/blog-05', '/blog/*'],
    ['/blog/nothing', '/*'],
  ]) {
    const { headers } = await fetch(running.siteUrl + path);
    const expected = headerOptions.policies[pattern ?? ''];
    expect(headers.get('Content-Security-Policy'), path).toBe(expected);
  }
});

describe('a start that fails', () => {
  it.each(['PORT', 'DEMO_PORT', 'OPERATOR_PORT'])(
    'names the taken %s and another one',
    async (variable) => {
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const port = (other.address() as { port: number }).port;
      const free = port + 100 > 65_535 ? port - 100 : port + 100;
      await expect(
        site.begin({ [variable]: `${port}`, DATA_DIR: path.join(site.root, variable) }),
      ).rejects.toThrow(
        `Port ${port} is taken. Stop what uses it, or start with ${variable}=${free}.`,
      );
      other.close();
    },
  );

  it('names the service that uses the outbox', async () => {
    await expect(site.begin()).rejects.toThrow(/outbox is in use by process \d+ on /);
  });

  it('says what to run when nothing is built', async () => {
    const bare = path.join(site.root, 'data');
    await expect(site.begin({}, bare)).rejects.toThrow('Run npm run build first');
  });
});
