import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

import { headerBytes } from '#server/testing/header-bytes';
import { budgets, elementsIn } from './bench/budgets';
import { benchGrowth } from './bench/growth';
import { measureIntent } from './bench/intent';
import { measureLoading, servePeer } from './bench/loading';
import { countRequests } from './bench/requests';
import { behaviors, measureFirstTap, measureInteractions } from './bench/responses';
import { benchSearch } from './bench/search';
import { startService } from './bench/server-process';
import { benchService } from './bench/service';
import { type PageBytes, weigh } from './bench/weigh';
import { ensureBrowser, findBrowser } from './browser';
import { firstWindow } from './first-window';

/** Limits of transferred bytes (compressed with brotli) of every page. */
const bytesLimits: PageBytes = { script: 2000, all: 120_000, scripts: 120_000 };

/** Targets of times. A miss is listed and does not fail a run, because machines differ. */
const targets = {
  blocking: 30,
  longestTask: 50,
  /** Largest paint, of that in a browser without scripts. */
  ofWithoutScripts: 1.05,
  hydrated: 250,
  overlay: 300,
  firstTap: 1000,
  interaction: 200,
};

const slowdown = 4;

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

const service = await startService();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

let good = true;
const misses: string[] = [];
/** A figure with its target. A missed target is listed at the end. */
const compared = (what: string, value: number, target: number, digits = 0): string => {
  const text = `${value.toFixed(digits)} of ${target.toFixed(digits)}`;
  if (value <= target) return text;
  misses.push(`${what}: ${text}`);
  return `${text}  OVER`;
};
/** The same for an exact figure, which fails the run. */
const limited: typeof compared = (what, value, limit, digits) => {
  if (value > limit) good = false;
  return compared(what, value, limit, digits);
};

const exact: Record<string, Record<string, string>> = {};
for (const { name, example, limits, requests } of budgets) {
  const file = `out${example === '/' ? '/index' : example}.html`;
  const headers = await headerBytes(service.url, example);
  const document = statSync(`${file}.br`).size;
  const bytes = await weigh(browser, service.url + example);
  exact[name] = {
    'HTML, bytes': limited(`${name}, HTML`, document, limits.html),
    'headers, bytes': limited(`${name}, headers`, headers, limits.headers),
    'in the first window': document + headers <= firstWindow ? 'yes' : 'no',
    elements: limited(`${name}, elements`, elementsIn(readFileSync(file, 'utf8')), limits.elements),
    requests: limited(
      `${name}, requests`,
      await countRequests(browser, service.url + example),
      requests,
    ),
    'scripts before idle, kB': limited(
      `${name}, scripts before idle, kB`,
      bytes.script / 1000,
      bytesLimits.script / 1000,
      1,
    ),
    'all before input, kB': limited(
      `${name}, all before input, kB`,
      bytes.all / 1000,
      bytesLimits.all / 1000,
      1,
    ),
    'scripts in all, kB': limited(
      `${name}, scripts in all, kB`,
      bytes.scripts / 1000,
      bytesLimits.scripts / 1000,
      1,
    ),
  };
}
console.log('Exact figures, bodies with brotli, on a screen of 412 × 823:');
console.table(exact);

const peer = process.env.PEER ? await servePeer(path.resolve(process.env.PEER)) : undefined;
const urls: Record<string, string> = Object.fromEntries(
  budgets.map(({ name, example }) => [name, service.url + example]),
);
if (peer) urls.peer = `${peer.url}/`;
const loading = await measureLoading(browser, urls, RUNS);
peer?.close();
const beside = loading.peer;
const times: Record<string, Record<string, string>> = {};
for (const [name, found] of Object.entries(loading)) {
  const own = name !== 'peer';
  const ratio = found.largestPaint / found.largestWithoutScripts;
  times[name] = {
    'first paint, ms': found.firstPaint.toFixed(),
    'largest paint, ms': found.largestPaint.toFixed(),
    'largest, of without scripts': own
      ? compared(
          `${name}, largest paint of that without scripts`,
          ratio,
          targets.ofWithoutScripts,
          2,
        )
      : ratio.toFixed(2),
    ...(beside && { 'largest, of peer': (found.largestPaint / beside.largestPaint).toFixed(2) }),
    'blocking, ms': own
      ? compared(`${name}, blocking, ms`, found.blocking, targets.blocking)
      : found.blocking.toFixed(),
    'longest task, ms': own
      ? compared(`${name}, longest task, ms`, found.longestTask, targets.longestTask)
      : found.longestTask.toFixed(),
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
  const { waiting, atOnce } = await measureIntent(browser, service.url + example);
  intent[name] = {
    'intent to hydrated, ms': compared(
      `${name}, intent to hydrated, ms`,
      waiting.hydrated,
      targets.hydrated,
    ),
    'processor time of it, ms': waiting.work.toFixed(),
    'of first paint': (waiting.hydrated / waiting.paint).toFixed(2),
    'first paint, of scripts at once': (waiting.paint / atOnce.paint).toFixed(2),
  };
}
console.log('From the first sign of a visitor (medians of 5, this machine):');
console.table(intent);

const { 'case study opens': overlay } = behaviors;
if (overlay) {
  const taps: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    taps.push(await measureFirstTap(browser, service.url, overlay, 1));
  }
  const median = taps.sort((a, b) => a - b)[RUNS >> 1] ?? 0;
  const figure = compared('first click to overlay, ms', median, targets.overlay);
  console.log(`First click to overlay, ms (median of ${RUNS}, this machine): ${figure}`);
}

const responses: Record<string, Record<string, string>> = {};
for (const [name, behavior] of Object.entries(behaviors)) {
  const { durations } = await measureInteractions(browser, service.url, behavior, slowdown);
  const longest = Math.max(0, ...durations);
  responses[name] = {
    // What needs another input first has no first tap.
    ...(!behavior.prepare && {
      'first tap to result, ms': compared(
        `${name}, first tap, ms`,
        await measureFirstTap(browser, service.url, behavior, slowdown),
        targets.firstTap,
      ),
    }),
    'interaction to next paint, ms': `${longest === 0 ? 'below 16: ' : ''}${compared(
      `${name}, interaction to next paint, ms`,
      longest,
      targets.interaction,
    )}`,
  };
}
console.log(`Responses on a processor ${slowdown} times slower:`);
console.table(responses);

await browser.close();
await service.end();
const load = await benchService();
misses.push(...load.misses);
if (!load.good) good = false;
if (!(await benchSearch(5000))) good = false;
console.log(misses.length > 0 ? 'Missed targets:' : 'Every target is met.');
for (const miss of misses) console.log(`- ${miss}`);
process.exitCode = good ? 0 : 1;
