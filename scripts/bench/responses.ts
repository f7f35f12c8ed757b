import type { Browser, Page } from '@playwright/test';

import { industries } from '#lib/content/collections/industries';
import { isHydrated } from '../build/finish/next-internals';

/** A behavior whose response is measured. */
interface Behavior {
  path: string;
  /** What comes before the input that is measured. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Input of the visitor. */
  act: (page: Page) => Promise<void>;
  /** Waits until the result shows. */
  shown: (page: Page) => Promise<unknown>;
}

const studied = industries
  .all()
  .find(({ use_cases: useCases }) => useCases.some((each) => each.case_study));
if (!studied) throw new Error('No industry has a case study to open');
const industryPath = industries.url(studied);

const carouselButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Behaviors for a first tap, on a page whose scripts have not started, and for later ones. */
export const behaviors: Readonly<Record<string, Behavior>> = {
  'phone menu opens': {
    path: '/',
    act: (page) => page.locator('header summary').last().click(),
    shown: (page) => page.locator('header details[open]').waitFor(),
  },
  'carousel moves': {
    path: '/',
    prepare: (page) => carouselButton(page, 'Next').scrollIntoViewIfNeeded(),
    act: (page) => carouselButton(page, 'Next').click(),
    shown: (page) => page.locator('button[aria-current="true"][aria-label^="2 of"]').waitFor(),
  },
  'case study opens': {
    path: industryPath,
    act: (page) => page.getByRole('main').locator('button[commandfor]').first().click(),
    shown: (page) => page.locator('dialog:modal').waitFor(),
  },
  'ticker pauses': {
    path: industryPath,
    prepare: (page) => page.locator('.ticker').scrollIntoViewIfNeeded(),
    act: (page) =>
      page
        .locator('.ticker')
        .getByRole('button', { name: /^Pause/ })
        .click(),
    shown: (page) => page.locator('.ticker').getByRole('button', { name: /^Play/ }).waitFor(),
  },
  'year of the archive opens': {
    path: '/blog',
    act: (page) => page.locator('main details:not([open]) > summary').first().click(),
    shown: (page) => page.locator('main details[open]').nth(1).waitFor(),
  },
  'field takes text': {
    path: '/contact',
    act: (page) => page.getByLabel('Name').pressSequentially('Ada'),
    shown: (page) => page.locator('form [name="name"]:valid').waitFor(),
  },
  'demos are filtered': {
    path: '/demos',
    act: (page) => page.locator('button[aria-pressed="false"]').first().click(),
    shown: (page) => page.locator('[data-filtered-out]').first().waitFor({ state: 'attached' }),
  },
  'picture is zoomed': {
    path: '/tools/genai-landscape',
    prepare: (page) => page.getByRole('button', { name: /full screen/i }).click(),
    act: (page) => page.getByRole('button', { name: 'Zoom in' }).click(),
    shown: (page) => page.getByRole('button', { name: 'Zoom out', disabled: false }).waitFor(),
  },
  'color scheme changes': {
    path: '/about',
    act: (page) => page.getByRole('contentinfo').getByText('Dark', { exact: true }).click(),
    shown: (page) => page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' }),
  },
};

/** Figures of Event Timing. Durations are in milliseconds and include the next paint. */
export interface Interactions {
  /** Number of interactions of the visitor. */
  count: number;
  /** Durations of the events that took at least 16 ms. */
  durations: number[];
}

interface Recorded {
  interactions: number[];
  /** Time of the first input, by the clock of the page. */
  firstInput: number;
}

/** Records events that belong to an interaction. Runs in the page, before its scripts. */
function record() {
  const seen = Object.assign(window, { interactions: [], firstInput: 0 } as Recorded);
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        seen.firstInput ||= timeStamp;
      },
      true,
    );
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) seen.interactions.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** What has been recorded, after two frames. Runs in the page. */
async function readInteractions(): Promise<Interactions> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const { interactions } = window as unknown as Recorded;
  const { interactionCount } = performance as Performance & { interactionCount: number };
  return { count: interactionCount, durations: interactions };
}

async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    // A phone. The other kind reserves the place of a scroll bar, which this browser does not show,
    // and lays out the whole page again when a dialog opens.
    isMobile: true,
    hasTouch: true,
    // The tests prefer reduced motion otherwise, and the ticker is then still.
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await page.addInitScript(record);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Interactions of a behavior on a page that React has hydrated. */
export async function measureInteractions(
  browser: Browser,
  siteUrl: string,
  { path, prepare, act, shown }: Behavior,
  slowdown: number,
): Promise<Interactions> {
  const page = await open(browser, siteUrl + path);
  await page.keyboard.press('Shift');
  await page.waitForFunction(isHydrated);
  await prepare?.(page);
  await slowDown(page, slowdown);
  const before = await page.evaluate(readInteractions);
  await act(page);
  await shown(page);
  const after = await page.evaluate(readInteractions);
  await page.context().close();
  return {
    count: after.count - before.count,
    durations: after.durations.slice(before.durations.length),
  };
}

/** Milliseconds from the first input on a page whose scripts have not started until the result. */
export async function measureFirstTap(
  browser: Browser,
  siteUrl: string,
  { path, act, shown }: Behavior,
  slowdown: number,
): Promise<number> {
  const page = await open(browser, siteUrl + path);
  await slowDown(page, slowdown);
  await act(page);
  await shown(page);
  const duration = await page.evaluate(
    () => performance.now() - (window as unknown as Recorded).firstInput,
  );
  await page.context().close();
  return duration;
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
