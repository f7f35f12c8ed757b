import { expect, it, onTestFinished } from 'vitest';

import { readEnv } from '#lib/site/env';

import { startDemoHost } from './start';
import { send, siteUrl, writeSite } from './testing/site';
import { temporaryFolder } from './testing/store';

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
  }
});
