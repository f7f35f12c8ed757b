import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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
  });
});

it('gives pages the policy that the build has written', async () => {
  const { headers } = await fetch(running.siteUrl);
  expect(headers.get('Content-Security-Policy')).toBe(headerOptions.policy);
});

describe('a start that fails', () => {
  it.each(['PORT', 'DEMO_PORT'])('names the taken %s and another one', async (variable) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const port = (other.address() as { port: number }).port;
    const free = port + 100 > 65_535 ? port - 100 : port + 100;
    await expect(site.begin({ [variable]: `${port}` })).rejects.toThrow(
      `Port ${port} is taken. Stop what uses it, or start with ${variable}=${free}.`,
    );
    other.close();
  });

  it('says what to run when nothing is built', async () => {
    const bare = path.join(site.root, 'data');
    await expect(site.begin({}, bare)).rejects.toThrow('Run npm run build first');
  });
});
