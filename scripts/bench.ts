import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { site } from '#lib/content/collections/site';
import { readEnv } from '#lib/site/env';
import { start } from '#server/start';
import { ensureBrowser, findBrowser } from './browser';
import { type PageBytes, weigh } from './weigh';

/**
 * Most bytes, on the wire with brotli and before any input, that a kind of page may cost. They
 * stand a little above what was measured when they were set, so that growth is noticed.
 */
const kinds: { kind: string; path: string; budget: PageBytes }[] = [
  { kind: 'home', path: '/', budget: { document: 13_000, script: 140_000, all: 230_000 } },
  {
    kind: 'industry',
    path: '/industries/logistics',
    budget: { document: 21_000, script: 140_000, all: 235_000 },
  },
  {
    kind: 'article',
    path: '/blog/blog-10',
    budget: { document: 14_000, script: 138_000, all: 222_000 },
  },
  {
    kind: 'contact',
    path: '/contact',
    budget: { document: 10_500, script: 155_000, all: 230_000 },
  },
];

if (!existsSync('out/index.html'))
  throw new Error('There is no out/ to measure. Run: npm run build');
if (!ensureBrowser()) process.exit(1);

const service = await start({
  env: {
    ...readEnv(),
    PORT: 0,
    DEMO_PORT: 0,
    DATA_DIR: path.join(tmpdir(), `bench-${process.pid}`),
  },
  site: site(),
  root: process.cwd(),
  log: () => undefined,
});
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

let good = true;
const rows: Record<string, Record<string, string>> = {};
for (const { kind, path: address, budget } of kinds) {
  const bytes = await weigh(browser, service.siteUrl + address);
  const cell = (part: keyof PageBytes) => {
    const over = bytes[part] > budget[part];
    if (over) good = false;
    return `${kB(bytes[part])} of ${kB(budget[part])}${over ? '  OVER' : ''}`;
  };
  rows[kind] = { HTML: cell('document'), scripts: cell('script'), everything: cell('all') };
}
console.log('Bytes before any input, brotli, in kB (1,000 bytes):');
console.table(rows);

await browser.close();
await service.close();
process.exitCode = good ? 0 : 1;

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
