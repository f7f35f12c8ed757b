import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { getMimeType } from 'hono/utils/mime';

import { openWhole } from './requests';

/** Medians of several visits. Times are in milliseconds. */
export interface Loading {
  /** Largest contentful paint of the same page in a browser that runs no scripts. */
  largestWithoutScripts: number;
  /** First and largest contentful paint on an emulated phone line (1.6 Mbit/s, 150 ms). */
  firstPaint: number;
  largestPaint: number;
  /**
   * What tasks of the main thread take beyond 50 ms each on a processor four times slower. From the
   * processor time of the tasks, which other processes of the machine do not change.
   */
  blocking: number;
  /** Longest task, in processor time of this machine. */
  longestTask: number;
}

const slowdown = 4;

const categories = [
  'loading',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

type Visit = Omit<Loading, 'largestWithoutScripts'>;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of a complete event in microseconds. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** Visits each page once per run, in turns, so that a change of the machine's load meets all. */
export async function measureLoading(
  browser: Browser,
  urls: Readonly<Record<string, string>>,
  runs: number,
): Promise<Record<string, Loading>> {
  const visits = new Map<string, Loading[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of Object.entries(urls)) {
      const found = await visit(browser, url);
      const { largestPaint } = await visit(browser, url, { javaScriptEnabled: false });
      const list = visits.get(name) ?? [];
      visits.set(name, [...list, { ...found, largestWithoutScripts: largestPaint }]);
    }
  }
  return Object.fromEntries([...visits].map(([name, list]) => [name, medianOf(list)]));
}

async function visit(
  browser: Browser,
  url: string,
  { javaScriptEnabled = true } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    javaScriptEnabled,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const tracing = await browser.newBrowserCDPSession();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  const events: TraceEvent[] = [];
  tracing.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await tracing.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  // Without scripts no frame can be waited for, and the largest paint is earlier.
  if (javaScriptEnabled) await openWhole(page, url);
  else await page.goto(url, { waitUntil: 'networkidle' });
  const complete = new Promise<void>((resolve) => {
    tracing.once('Tracing.tracingComplete', () => resolve());
  });
  await tracing.send('Tracing.end');
  await complete;
  await context.close();
  await tracing.detach();
  return read(events);
}

function read(events: readonly TraceEvent[]): Visit {
  const [start] = events
    .filter(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL)
    .sort((a, b) => b.ts - a.ts);
  const last = (name: string) => events.filter((each) => each.name === name).at(-1);
  const first = last('firstContentfulPaint');
  const largest = last('largestContentfulPaint::Candidate') ?? first;
  if (!start || !first || !largest) throw new Error('The page painted nothing');
  const tasks = events
    .filter(
      ({ name, ph, pid, tid, ts }) =>
        name === 'RunTask' &&
        ph === 'X' &&
        pid === first.pid &&
        tid === first.tid &&
        ts >= start.ts,
    )
    .map(({ ts, dur = 0, tdur = 0 }) => ({ end: ts + dur, milliseconds: tdur / 1000 }));
  return {
    firstPaint: (first.ts - start.ts) / 1000,
    largestPaint: (largest.ts - start.ts) / 1000,
    blocking: tasks
      .filter(({ end }) => end > first.ts)
      .reduce((sum, { milliseconds }) => sum + Math.max(0, slowdown * milliseconds - 50), 0),
    longestTask: Math.max(...tasks.map(({ milliseconds }) => milliseconds)),
  };
}

function medianOf(list: readonly Loading[]): Loading {
  const median = (figure: keyof Loading) =>
    list.map((each) => each[figure]).sort((a, b) => a - b)[list.length >> 1] ?? 0;
  return {
    firstPaint: median('firstPaint'),
    largestPaint: median('largestPaint'),
    largestWithoutScripts: median('largestWithoutScripts'),
    blocking: median('blocking'),
    longestTask: median('longestTask'),
  };
}

/** Serves a folder of another site with brotli. @returns its address and a function that ends it */
export async function servePeer(folder: string) {
  const answers = new Map<string, { type: string; body: Buffer }>();
  const find = (url: string) => {
    const { pathname } = new URL(url, 'http://peer');
    const candidates = ['', '.html', '/index.html'].map((end) => path.join(folder, pathname + end));
    return candidates.find((file) => path.extname(file) && existsSync(file));
  };
  const server = createServer(({ url = '/' }, response) => {
    const file = find(url);
    if (!file) return response.writeHead(404).end();
    const known = answers.get(file) ?? {
      type: getMimeType(file) ?? 'application/octet-stream',
      body: brotliCompressSync(readFileSync(file)),
    };
    answers.set(file, known);
    return response
      .writeHead(200, { 'Content-Type': known.type, 'Content-Encoding': 'br' })
      .end(known.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
