import { statSync } from 'node:fs';
import { expect } from '@playwright/test';
import { vectorIcon } from '#lib/seo/icons';
import { budgets } from './support/budgets';
import { built } from './support/built-base';
import { frames } from './support/clock';
import { isPictured } from './support/content';
import { distinctLayoutsByName, layoutsByName } from './support/layouts';
import { hold, hydrated, requestsOf } from './support/page';
import { fresh, when } from './support/test';

/** Limits of the sample, whose content a firm replaces. */
const sampleTest = when(isPictured(), fresh);

sampleTest('pages send at most their number of requests before input', async ({ context }) => {
  for (const [name, { requests }] of Object.entries(budgets)) {
    const example = layoutsByName[name];
    if (!example) continue;
    // A page of its own: late requests of the page before do not count.
    const page = await context.newPage();
    await page.setViewportSize({ width: 412, height: 823 });
    const all = requestsOf(page);
    const fetched = requestsOf(page, 'fetch');
    await page.goto(built(example), { waitUntil: 'networkidle' });
    // Scripts are fetched when the page has loaded and is idle.
    const late = fetched.filter((path) => path.startsWith('/_next/'));
    // A browser with windows requests the icon, and the headless shell does not.
    const asked = all.filter((path) => path.startsWith('/') && path !== vectorIcon);
    const sum = asked.length - late.length;
    expect(sum, `${example}: ${asked.join(' ')}`).toBeLessThanOrEqual(requests);
    await page.close();
  }
});

sampleTest('a page loads the fonts of the characters that it shows', async ({ page }) => {
  const fonts = requestsOf(page, 'font');
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(fonts).toHaveLength(2);
  // One flight of packets each (RFC 6928).
  for (const font of fonts) expect(statSync(`out${font}`).size).toBeLessThanOrEqual(14_600);
  await page.locator('h1').evaluate((heading) => heading.append(' Café'));
  await expect.poll(() => fonts).toHaveLength(3);
});

const { home, service, post, industry } = distinctLayoutsByName;

// Which lines break elsewhere with the fonts depends on the words and the fonts of a company. One
// page for all layouts: a new context compiles all scripts again.
sampleTest('fonts and scripts shift no layout by more than 0.02', async ({ page }) => {
  // Sums the shifts without an input shortly before (Layout Instability API).
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) (window as unknown as { shifted: number }).shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const [width, paths] of [
    [390, Object.values(distinctLayoutsByName)],
    // The first screens that have a second column on a desktop.
    [1280, [home, service, post, industry]],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths.flatMap((each) => each ?? [])) {
      // Fonts and the scripts of demos.
      const release = await hold(page, /\.woff2$|\/app\.js$/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const painted = () =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(painted).toBe(1);
      await frames(page);
      release();
      await page.waitForLoadState('load');
      await page.evaluate(async () => void (await document.fonts.ready));
      await hydrated(page);
      await frames(page);
      const shifted = await page.evaluate(() => Reflect.get(window, 'shifted'));
      expect.soft(shifted, `${path}, ${width} px wide`).toBeLessThanOrEqual(0.02);
      await page.unrouteAll();
    }
  }
});
