import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vi } from 'vitest';
import { contentPolicy, hashOf } from '#lib/http/content-policy';
import { hostFiles } from '#lib/http/host-files';
import type { Policies } from '#lib/http/security-headers';
import { readEnv } from '#lib/site/env';

import { start } from '../start';

export const about = '<h1>About</h1>'.repeat(50);
const files: Record<string, string | Buffer> = {
  'out/index.html': '<h1>Home</h1>',
  'out/about.html': about,
  'out/about.html.br': brotliCompressSync(about),
  'out/services.html': '<h1>Services</h1>',
  'out/services/ai-strategy.html': '<h1>AI Strategy</h1>',
  'out/blog/blog-05.html': '<h1>Blog 05</h1>',
  'out/blogs/blog-05.html': '<h1>Blog 05</h1>',
  'out/whitepapers.html': '<h1>White Papers</h1>',
  'out/whitepapers/known.html': '<h1>Known</h1>',
  'out/_next/static/a1b2.js': 'export {};',
  'out/art/logistics.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'out/contact/sent.html': '<p>Reference: <output data-reference=""></output></p>',
  'out/404.html': '<h1>Page Not Found</h1>',
  'out/blog/404.html': '<h1>Blog Post Not Found</h1>',
  'out/careers/404.html': '<h1>Job Not Found</h1>',
  'out/industries/404.html': '<h1>Industry not found</h1>',
  'out/film.mp4': '0123456789',
  'out/font.woff2': 'font',
  'out/.env': 'secret',
  'out/.well-known/other.txt': 'secret',
  'out/.well-known/.env': 'secret',
  'out/art/.git/config': 'secret',
  'packages/demos/public/vision/index.html': '<h1>Vision</h1>',
  'packages/demos/public/vision/app.js': 'export {};',
  'packages/demos/public/vision/app.test.js': 'secret',
  'packages/demos/public/vision/notes.md': 'secret',
  'secret.html': 'secret',
};

const demoOrigin = 'https://demos.weftline.example';

export const headerOptions = {
  siteUrl: 'https://weftline.example',
  demoOrigin,
  policies: policiesOf({ '/': '/* home */', '/about': '/* about */', '/blog/*': '/* posts */' }),
};

/** Policies as the build writes them, from inline styles by address. */
function policiesOf(styles: Record<string, string>): Policies {
  const scripts = ['starter()', 'rules()', 'theme()'].map(hashOf);
  const policy = (list: string[]) =>
    contentPolicy({ demoOrigin, scripts, styles: list.map(hashOf) }, 'header');
  return {
    '/*': policy([]),
    ...Object.fromEntries(Object.entries(styles).map(([at, style]) => [at, policy([style])])),
  };
}

/** Files that the build writes for hosts, in addition to the pages. */
function forHosts(): [string, string][] {
  const exported = Object.keys(files)
    .filter((name) => name.startsWith('out/') && !/\.br$|\/\./.test(name))
    .map((name) => name.slice('out/'.length));
  const about = { email: 'hello@weftline.example', now: new Date() };
  return Object.entries(hostFiles(exported, headerOptions, about)).map(([name, text]) => [
    `out/${name}`,
    text,
  ]);
}

/** A minimal export on disk and a function that starts the service on it. */
export async function testSite() {
  const root = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const [name, content] of [...Object.entries(files), ...forHosts()]) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  const log = vi.fn();
  const site = { name: 'Weftline', email: 'hello@weftline.example', demoHost: 'demos.example' };
  const begin = (values: Record<string, string> = {}, folder = root) => {
    const DATA_DIR = path.join(root, 'data');
    const env = readEnv({
      PORT: '0',
      DEMO_PORT: '0',
      OPERATOR_PORT: '0',
      OUTBOX_MIN_FREE_MB: '0',
      DATA_DIR,
      ...values,
    });
    return start({ env, site, root: folder, log, lock: { waitMs: 0 } });
  };
  return { root, log, begin, remove: () => rm(root, { recursive: true, force: true }) };
}

/** Requests a path as it is: fetch would normalize it. */
export const rawGet = (base: string, rawPath: string, headers = {}) =>
  new Promise<{ status: number; body: Buffer; headers: Record<string, unknown> }>((resolve) => {
    const { hostname, port } = new URL(base);
    request({ hostname, port, path: rawPath, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { statusCode = 0, headers } = response;
      resolve({ status: statusCode, body: Buffer.concat(chunks), headers });
    }).end();
  });
