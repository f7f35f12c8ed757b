import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';

import { site } from '#lib/content/collections/site';
import { readEnv } from '#lib/site/env';
import { start } from '#server/start';
import { benchGrowth } from './bench/growth';
import { measureIntent } from './bench/intent';
import { benchSearch } from './bench/search';
import { benchService } from './bench/service';
import { type PageBytes, weigh } from './bench/weigh';
import { ensureBrowser, findBrowser } from './browser';

/** Limits of transferred bytes (compressed with brotli) for each kind of page. */
const kinds: { kind: string; path: string; budget: PageBytes }[] = [
  {
    kind: 'article',
    path: '/blog/blog-29',
    budget: { document: 14_600, script: 2000, all: 90_000, scripts: 140_000 },
  },
  {
    kind: 'blog list',
    path: '/blog',
    budget: { document: 16_000, script: 2000, all: 120_000, scripts: 140_000 },
  },
  {
    kind: 'home',
    path: '/',
    budget: { document: 20_000, script: 2000, all: 120_000, scripts: 140_000 },
  },
  {
    kind: 'industry',
    path: '/industries/logistics',
    budget: { document: 24_000, script: 2000, all: 120_000, scripts: 140_000 },
  },
];

const [what, ...counts] = process.argv.slice(2);
if (what === 'growth') {
  const good = await benchGrowth(counts.length > 0 ? counts.map(Number) : [100, 1000]);
  process.exit(good ? 0 : 1);
}
if (!existsSync('out/index.html'))
  throw new Error('There is no out/ to measure. Run: npm run build');
if (what === 'search') process.exit((await benchSearch(Number(counts[0] ?? 5000))) ? 0 : 1);
if (!ensureBrowser()) process.exit(1);

const DATA_DIR = path.join(tmpdir(), `bench-${process.pid}`);
const service = await start({
  env: { ...readEnv(), PORT: 0, DEMO_PORT: 0, DATA_DIR },
  site: site(),
  root: process.cwd(),
  log: () => undefined,
});
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

let good = true;
const sizes: Record<string, Record<string, string>> = {};
const times: Record<string, Record<string, string>> = {};
for (const { kind, path: address, budget } of kinds) {
  const bytes = await weigh(browser, service.siteUrl + address);
  const cell = (part: keyof PageBytes) => {
    const over = bytes[part] > budget[part];
    if (over) good = false;
    return `${kB(bytes[part])} of ${kB(budget[part])}${over ? '  OVER' : ''}`;
  };
  sizes[kind] = {
    'HTML with styles': cell('document'),
    'scripts before idle': cell('script'),
    'everything before input': cell('all'),
    'scripts in all': cell('scripts'),
  };
  const { waiting, atOnce } = await measureIntent(browser, service.siteUrl + address);
  times[kind] = {
    'first paint, of scripts at once': (waiting.paint / atOnce.paint).toFixed(2),
    'intent to hydrated, of first paint': (waiting.hydrated / waiting.paint).toFixed(2),
  };
}
console.log('Bytes with brotli, in kB (1,000 bytes), on a screen of 412 × 823:');
console.table(sizes);
console.log('Times as ratios within this run (medians of 7):');
console.table(times);

await browser.close();
await service.close();
if (!(await benchService())) good = false;
if (!(await benchSearch(5000))) good = false;
process.exitCode = good ? 0 : 1;

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
