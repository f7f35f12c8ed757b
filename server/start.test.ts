import { rmSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';

import { buildFactsFile } from '#lib/http/host-files';
import { readEnv } from '#lib/site/env';
import { routes } from '#lib/site/routes';

import { start, startDemoHost } from './start';
import { type Init, jsonPost, send, siteUrl, writeFiles, writeSite } from './testing/site';
import { message, temporaryFolder } from './testing/store';
import worker from './worker';

/** Starts the service in a folder with a small site. @param facts - of its build */
async function open(vars: Record<string, string> = {}, facts?: object) {
  const root = temporaryFolder();
  writeSite(root);
  const site = { email: 'a@b.example', demoHost: 'demos.loom.example' };
  const text = JSON.stringify({ policy: '', redirects: { '/old': '/about' }, site, ...facts });
  if (facts) writeFiles(root, { [`out/${buildFactsFile}`]: text });
  const env = readEnv({ PORT: '0', DATA_DIR: `${root}/data`, ...vars });
  const service = await start({ env: { ...env, DEMO_PORT: 0 }, root, log: vi.fn() });
  onTestFinished(() => service.close());
  const { origin } = new URL(service.siteUrl);
  const ask = (path: string, init?: Init) => send(origin, path, init);
  return { ...service, ask, root };
}

it('serves a site below the path that it was built for', async () => {
  const { ask, ...service } = await open({}, { basePath: '/site' });
  expect(service.siteUrl).toMatch(/:\d+\/site$/);
  for (const [path, status, location] of [
    ['/site/about', 200],
    ['/about?a=b', 307, '/site/about?a=b'],
    ['/site/old', 308, '/site/about'],
    ['/site/about%3Fa%23b/', 308, '/site/about%3Fa%23b'],
    ['/siteabout', 307, '/site/siteabout'],
    ['//evil.example', 307, '/site/evil.example'],
    ['/s%C3%B8ren', 307, '/site/s%C3%B8ren'],
  ] as const) {
    const answer = await ask(path);
    expect([path, answer.status, answer.headers.location]).toEqual([path, status, location]);
  }
  expect((await ask('/site/send-email', jsonPost(message))).status).toBe(200);
});

it('says what to do if the pages frame demos of another port, and names no recipient', async () => {
  const policy = "frame-src http://localhost:3001; base-uri 'none'";
  const SMTP_URL = 'smtp://user:secret@mail.loom.example';
  const vars = { SMTP_URL, CONTACT_TO: 'team@loom.example' };
  const { advice, demoUrl = '', mail } = await open(vars, { policy });
  expect(mail).toMatch(/^sent through mail\.loom\.example, stored in /);
  expect(advice).toContain('Start with DEMO_PORT=3001, or build again with DEMO_PORT=');
  expect(advice).toContain(new URL(demoUrl).port);
});

it('accepts no message in production without a way to deliver, and says what to set', async () => {
  const advice = /SMTP_URL or MAIL_API_URL, or MAIL=store/;
  await expect(open({ SITE_ENV: 'production' })).rejects.toThrow(advice);
  const bindings = {
    ASSETS: { fetch: async () => new Response('{"policy":"","redirects":{}}') },
    DB: { prepare: () => expect.fail('no statement runs'), batch: vi.fn() },
    SITE_ENV: 'production',
  };
  const request = (path: string, init?: RequestInit) =>
    worker.fetch(new Request(`https://loom.example${path}`, init), bindings);
  expect((await request('/send-email', jsonPost(message))).status).toBe(503);
  const health = await request('/healthz');
  expect(health.status).toBe(503);
  expect(await health.text()).toMatch(/MAIL_API_URL.*MAIL=store/);
});

it('leads an unknown paper to the list of papers, if there is one', async () => {
  const { ask, root } = await open();
  expect((await ask(routes.whitepaper('none'))).status).toBe(302);
  rmSync(`${root}/out${routes.whitepapers}.html`);
  expect((await ask(routes.whitepaper('none'))).status).toBe(404);
});

it('counts a client behind a host only for requests with the secret of that host', async () => {
  const PROXY_SECRET = 'a-secret-of-the-host';
  const production = { SITE_ENV: 'production', MAIL: 'store' };
  const { ask } = await open({ ...production, RATE_LIMIT: '1', PROXY_SECRET });
  const secret = { 'X-Proxy-Secret': PROXY_SECRET };
  const wrong = { 'X-Proxy-Secret': 'a guess' };
  // Without the secret, the addresses of one connection are forged.
  for (const [client, headers, status] of [
    ['192.0.2.1', secret, 200],
    ['192.0.2.2', secret, 200],
    ['192.0.2.3', {}, 200],
    ['192.0.2.4', {}, 429],
    ['192.0.2.5', wrong, 429],
  ] as const) {
    const added = { 'X-Forwarded-For': client, ...headers };
    const answer = await ask('/send-email', jsonPost({ ...message, details: client }, added));
    expect([client, answer.status]).toEqual([client, status]);
  }
});

it('the demo host sends demos alone, for frames of the site alone', async () => {
  const root = temporaryFolder();
  writeSite(root);
  const env = readEnv({ DEMO_PORT: '0', SITE_URL: siteUrl, SITE_ENV: 'production' });
  const { port, close } = await startDemoHost(root, env);
  onTestFinished(() => close());
  for (const [path, status, body] of [
    ['/vision', 200, '<h1>Vision</h1>'],
    ['/vision/', 200, '<h1>Vision</h1>'],
    ['/vision/notes.md', 404, 'Demo Not Found'],
    ['/../../../secret.html', 404, 'Demo Not Found'],
    ['/..%2f..%2f..%2fsecret.html', 404, 'Demo Not Found'],
  ]) {
    const answer = await send(`http://127.0.0.1:${port}`, `${path}`);
    expect([path, answer.status, answer.body]).toEqual([path, status, body]);
    const policy = answer.headers['content-security-policy'];
    expect(policy).toMatch(`frame-ancestors ${siteUrl}`);
    expect(policy).toMatch("script-src 'self' 'wasm-unsafe-eval'; ");
    // No demo can send anything to another host.
    expect(policy).toMatch("default-src 'none'; connect-src 'self'; ");
    // The site fetches a demo to see whether it answers.
    expect(answer.headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  }
});
