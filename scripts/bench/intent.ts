import type { Browser } from '@playwright/test';

import { startAtOnce } from '../../e2e/support/page';

const RUNS = 5;

/** Durations in milliseconds. */
interface Times {
  /** First contentful paint. */
  paint: number;
  /** From the first sign of intent until React has hydrated the page. */
  hydrated: number;
  /** Processor time of the main thread meanwhile, which other processes hardly change. */
  work: number;
}

/**
 * Measures how fast a page paints and hydrates, with scripts that wait and with scripts that start
 * at once, alternating on the same machine.
 */
export async function measureIntent(browser: Browser, url: string) {
  const waiting: Times[] = [];
  const atOnce: Times[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    waiting.push(await visit(browser, url, false));
    atOnce.push(await visit(browser, url, true));
  }
  return { waiting: medianOf(waiting), atOnce: medianOf(atOnce) };
}

async function visit(browser: Browser, url: string, scriptsAtOnce: boolean): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  if (scriptsAtOnce) await startAtOnce(page);
  await page.addInitScript(() => {
    addEventListener('hydrated', () => Object.assign(window, { hydratedAt: performance.now() }));
    // Time of the first sign of intent, by the clock of the page. Not a named function: tsx adds a
    // call to those that a page does not have.
    addEventListener('keydown', () => Object.assign(window, { intentAt: performance.now() }), {
      capture: true,
      once: true,
    });
  });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  await page.goto(url, { waitUntil: 'networkidle' });
  const before = await worked();
  if (!scriptsAtOnce) await page.keyboard.press('Shift');
  await page.waitForFunction(() => 'hydratedAt' in window);
  const work = (await worked()) - before;
  const times = await page.evaluate(() => {
    const { hydratedAt = NaN, intentAt = NaN } = window as unknown as Record<string, number>;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { paint: paint?.startTime ?? NaN, hydrated: hydratedAt - intentAt };
  });
  if (!scriptsAtOnce && Number.isNaN(times.hydrated)) throw new Error(`${url} was not hydrated`);
  await context.close();
  return { ...times, work };
}

function medianOf(list: readonly Times[]): Times {
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  return {
    paint: median(list.map(({ paint }) => paint)),
    hydrated: median(list.map(({ hydrated }) => hydrated)),
    work: median(list.map(({ work }) => work)),
  };
}
