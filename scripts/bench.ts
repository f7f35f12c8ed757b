import { existsSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';

import { site } from '#lib/content/collections/site';
import { readEnv } from '#lib/site/env';
import { start } from '#server/start';
import { headerBytes } from '#server/testing/header-bytes';
import { budgets, elementsIn, firstWindow } from './bench/budgets';
import { benchGrowth } from './bench/growth';
import { measureIntent } from './bench/intent';
import { measureLoading, servePeer } from './bench/loading';
import { countRequests } from './bench/requests';
import { measureResponses } from './bench/responses';
import { benchSearch } from './bench/search';
import { benchService } from './bench/service';
import { type PageBytes, weigh } from './bench/weigh';
import { ensureBrowser, findBrowser } from './browser';

/** Limits of transferred bytes (compressed with brotli) of every page. */
const bytesLimits: PageBytes = { script: 2000, all: 120_000, scripts: 120_000 };

/** Targets of times. They are printed, and do not fail a run, because machines differ. */
const targets = { blocking: 30, longestTask: 50, hydrated: 250, cold: 1000, longestEvent: 200 };

/** Visits of each page, of which the median counts. */
const RUNS = 5;

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
const compared = (value: number, limit: number, digits = 0) =>
  `${value.toFixed(digits)} of ${limit.toFixed(digits)}${value > limit ? '  OVER' : ''}`;
const limited: typeof compared = (value, limit, digits) => {
  if (value > limit) good = false;
  return compared(value, limit, digits);
};

const exact: Record<string, Record<string, string>> = {};
for (const { name, example, limits, requests } of budgets) {
  const file = `out${example === '/' ? '/index' : example}.html`;
  const headers = await headerBytes(service.siteUrl, example);
  const document = statSync(`${file}.br`).size;
  const bytes = await weigh(browser, service.siteUrl + example);
  exact[name] = {
    'HTML, bytes': limited(document, limits.html),
    'headers, bytes': limited(headers, limits.headers),
    'in the first window': document + headers <= firstWindow ? 'yes' : 'no',
    elements: limited(elementsIn(readFileSync(file, 'utf8')), limits.elements),
    requests: limited(await countRequests(browser, service.siteUrl + example), requests),
    'scripts before idle, kB': limited(bytes.script / 1000, bytesLimits.script / 1000, 1),
    'all before input, kB': limited(bytes.all / 1000, bytesLimits.all / 1000, 1),
    'scripts in all, kB': limited(bytes.scripts / 1000, bytesLimits.scripts / 1000, 1),
  };
}
console.log('Exact figures, bodies with brotli, on a screen of 412 × 823:');
console.table(exact);

const peer = process.env.PEER ? await servePeer(path.resolve(process.env.PEER)) : undefined;
const urls: Record<string, string> = Object.fromEntries(
  budgets.map(({ name, example }) => [name, service.siteUrl + example]),
);
if (peer) urls.peer = `${peer.url}/`;
const loading = await measureLoading(browser, urls, RUNS);
peer?.close();
const beside = loading.peer;
const times: Record<string, Record<string, string>> = {};
for (const [name, found] of Object.entries(loading)) {
  times[name] = {
    'first paint, ms': found.firstPaint.toFixed(),
    'largest paint, ms': found.largestPaint.toFixed(),
    ...(beside && { 'largest, of peer': (found.largestPaint / beside.largestPaint).toFixed(2) }),
    'blocking, ms': compared(found.blocking, name === 'peer' ? Infinity : targets.blocking),
    'longest task, ms': compared(
      found.longestTask,
      name === 'peer' ? Infinity : targets.longestTask,
    ),
  };
}
console.log(
  `Loading on a phone line, blocking on a processor 4 times slower (medians of ${RUNS}):`,
);
console.table(times);
if (!peer)
  console.log('Without a peer: PEER=/folder measures the built home page of another site.');

const intent: Record<string, Record<string, string>> = {};
for (const { name, example } of budgets) {
  const { waiting, atOnce } = await measureIntent(browser, service.siteUrl + example);
  intent[name] = {
    'intent to hydrated, ms': compared(waiting.hydrated, targets.hydrated),
    'of first paint': (waiting.hydrated / waiting.paint).toFixed(2),
    'first paint, of scripts at once': (waiting.paint / atOnce.paint).toFixed(2),
  };
}
console.log('From the first sign of a visitor (medians of 7, this machine):');
console.table(intent);

const responses: Record<string, Record<string, string>> = {};
for (const [name, found] of Object.entries(await measureResponses(browser, service.siteUrl))) {
  responses[name] = {
    'first tap to result, ms': compared(found.cold, targets.cold),
    'longest event, ms': compared(found.longestEvent, targets.longestEvent),
  };
}
console.log('Responses on a processor 4 times slower:');
console.table(responses);

await browser.close();
await service.close();
if (!(await benchService())) good = false;
if (!(await benchSearch(5000))) good = false;
process.exitCode = good ? 0 : 1;
