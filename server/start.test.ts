import { expect, it, onTestFinished, vi } from 'vitest';

import { factsFile } from '#lib/http/host-files';
import { readEnv } from '#lib/site/env';

import { start } from './start';
import { jsonPost, send, writeFiles, writeSite } from './testing/site';
import { message, temporaryFolder } from './testing/store';
import worker from './worker';

/** A folder with a small site, in which the service is started in production. */
function production() {
  const root = temporaryFolder();
  writeSite(root);
  return async (vars: Record<string, string>) => {
    const env = readEnv({
      ...{ PORT: '0', DEMO_PORT: '0', DATA_DIR: `${root}/data`, SITE_ENV: 'production' },
      ...vars,
    });
    return start({ env, root, log: vi.fn() });
  };
}

it('serves a site below the path that it was built for', async () => {
  const root = temporaryFolder();
  const facts = {
    ...{ policy: '', redirects: { '/old': '/about' }, site: { email: 'a@b.example' } },
    basePath: '/site',
  };
  writeFiles(root, { [`out/${factsFile}`]: JSON.stringify(facts), 'out/about.html': 'About' });
  const env = readEnv({ PORT: '0', DEMO_PORT: '0', DATA_DIR: `${root}/data` });
  const { siteUrl, close } = await start({ env, root, log: vi.fn() });
  onTestFinished(() => close());
  expect(siteUrl).toMatch(/:\d+\/site$/);
  const answers = await Promise.all(
    ['/site/about', '/about?a=b', '/site/old', '/siteabout', '//evil.example', '/s%C3%B8ren'].map(
      (path) => send(new URL(siteUrl).origin, path),
    ),
  );
  expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
    [200, undefined],
    [307, '/site/about?a=b'],
    [308, '/site/about'],
    [307, '/site/siteabout'],
    [307, '/site/evil.example'],
    [307, '/site/s%C3%B8ren'],
  ]);
  const posted = await send(new URL(siteUrl).origin, '/site/send-email', jsonPost(message));
  expect(posted.status).toBe(200);
});

it('does not start in production without a way to deliver, and says what to set', async () => {
  await expect(production()({})).rejects.toThrow(/SMTP_URL or MAIL_API_URL, or MAIL=store/);
});

it('starts in production with MAIL=store, and has its messages after a restart', async () => {
  const open = production();
  const first = await open({ MAIL: 'store' });
  expect((await send(first.siteUrl, '/send-email', jsonPost(message))).status).toBe(200);
  await first.close();
  const second = await open({ MAIL: 'store' });
  onTestFinished(() => second.close());
  const { body } = await send(second.siteUrl, '/healthz');
  expect(JSON.parse(body)).toMatchObject({ ok: true, messages: { waiting: 1 } });
});

it('says what to do if the pages frame demos of another port', async () => {
  const root = temporaryFolder();
  const policy = "frame-src http://localhost:3001; base-uri 'none'";
  writeFiles(root, {
    [`out/${factsFile}`]: JSON.stringify({
      policy,
      redirects: {},
      site: { email: 'a@b.example', demoHost: 'demos.loom.example' },
    }),
  });
  const env = { ...readEnv({ PORT: '0', DATA_DIR: `${root}/data` }), DEMO_PORT: 0 };
  const { advice, demoUrl = '', close } = await start({ env, root, log: vi.fn() });
  onTestFinished(() => close());
  expect(advice).toContain('Start with DEMO_PORT=3001, or build again with DEMO_PORT=');
  expect(advice).toContain(new URL(demoUrl).port);
});

it('accepts no message on Workers without a way to deliver, and says what to set', async () => {
  const bindings = {
    ASSETS: { fetch: async () => new Response('{"policy":"","redirects":{}}') },
    DB: { prepare: () => expect.fail('no statement runs'), batch: vi.fn() },
    SITE_ENV: 'production',
  };
  const request = (path: string, init?: RequestInit) =>
    worker.fetch(new Request(`https://loom.example${path}`, init), bindings);
  expect((await request('/send-email', jsonPost(message))).status).toBe(503);
  const health = await request('/healthz');
  expect([health.status, await health.text()]).toEqual([
    503,
    expect.stringMatching(/MAIL_API_URL.*MAIL=store/),
  ]);
});

it('counts a client behind a host only for requests with the secret of that host', async () => {
  const open = production();
  const PROXY_SECRET = 'a-secret-of-the-host';
  const service = await open({ MAIL: 'store', RATE_LIMIT: '1', PROXY_SECRET });
  onTestFinished(() => service.close());
  const post = async (client: string, headers = {}) => {
    const body = { ...message, details: JSON.stringify([client, headers]) };
    const init = jsonPost(body, { 'X-Forwarded-For': client, ...headers });
    return (await send(service.siteUrl, '/send-email', init)).status;
  };
  const secret = { 'X-Proxy-Secret': PROXY_SECRET };
  expect(await post('192.0.2.1', secret)).toBe(200);
  expect(await post('192.0.2.2', secret)).toBe(200);
  expect(await post('192.0.2.3')).toBe(200);
  // Forged addresses of one connection.
  expect(await post('192.0.2.4')).toBe(429);
  expect(await post('192.0.2.5', { 'X-Proxy-Secret': 'a guess' })).toBe(429);
});

it('names no recipient in what it prints', async () => {
  const service = await production()({
    SMTP_URL: 'smtp://user:secret@mail.loom.example',
    CONTACT_TO: 'team@loom.example',
  });
  onTestFinished(() => service.close());
  expect(service.mail).toMatch(/^sent through mail\.loom\.example, stored in /);
});
