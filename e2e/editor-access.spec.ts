import { expect, type Page } from '@playwright/test';
import { judge, violations, wide } from './support/axe';
import { chartedSample } from './support/content';
import { button, openEditor, preview, rows, write } from './support/editor';
import { complaints } from './support/page';
import { test } from './support/test';

test.use({ viewport: wide });

const charted = chartedSample();
const openDetails = (page: Page) => page.locator('summary').filter({ hasText: 'Details' }).click();

/** Every visually different state of the editor. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'the page for those signed out': async (page) => page.goto('/admin/manage-posts'),
  'the list with its toast': async (page) => {
    await openEditor(page);
    await rows(page)
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    // The toast closes by itself, but not while the pointer is over it.
    await button(page, 'Undo').hover();
  },
  'a form with errors': async (page) => {
    await openEditor(page, '?new');
    await button(page, 'Save').click();
    await openDetails(page);
  },
  'a post with a chart, saved and proposed': async (page) => {
    await openEditor(page, `?post=${charted}`);
    await openDetails(page);
    await button(page, 'Propose on GitHub').click();
    await expect(page.getByRole('link', { name: 'Open GitHub' })).toBeVisible();
  },
  'the blog list with a new post': async (page) => {
    await openEditor(page, '?new');
    await write(page);
    await button(page, 'Save').click();
    await page.locator('footer a[href="/blog"]').click();
    await expect(page.getByText('in this visit')).toBeVisible();
  },
};

/**
 * Elements of main that extend beyond the right edge of a screen of 320 px, the narrowest of WCAG
 * 1.4.10.
 */
const outside = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('button, input, textarea, select, h1, h2, p, label')]
      .filter((node) => !node.closest('.table-scroll, .sr-only') && node.checkVisibility())
      .filter((node) => node.getBoundingClientRect().right > 321)
      .map((node) => node.outerHTML.slice(0, 120)),
  );

for (const [state, reach] of Object.entries(states)) {
  test(`${state}: breaks no accessibility rule and fits a screen of 320 px`, async ({ page }) => {
    const faults = complaints(page);
    await reach(page);
    await judge(page, [wide]);

    await page.setViewportSize({ width: 320, height: 700 });
    const tab = page.getByRole('tab', { name: 'Preview' });
    for (const view of (await tab.isVisible()) ? ['Write', 'Preview'] : ['']) {
      if (view) await page.getByRole('tab', { name: view }).click();
      await expect.poll(() => outside(page)).toEqual([]);
    }
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
    expect(faults).toEqual([]);
  });
}

test('on a phone the preview breaks no accessibility rule', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, `?post=${charted}`);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(preview(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
