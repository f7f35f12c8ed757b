import { expect, type Page } from '@playwright/test';
import { judge, violations, wide } from './support/axe';
import { chartedSample } from './support/content';
import { button, openEditor, preview, rows, showDetails, write } from './support/editor';
import { complaints } from './support/page';
import { test } from './support/test';

test.use({ viewport: wide });

const charted = chartedSample();
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

/** Expects that the current state breaks no accessibility rule and fits a screen of 320 px. */
async function accessible(page: Page): Promise<void> {
  await page.setViewportSize(wide);
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
  await page.setViewportSize(wide);
}

// every-page.spec.ts runs axe on this page.
test('the page for those signed out: breaks no accessibility rule and fits a screen of 320 px', {
  tag: '@full',
}, async ({ page }) => {
  const faults = complaints(page);
  await page.goto('/admin/manage-posts');
  await accessible(page);
  expect(faults).toEqual([]);
});

test('list, form and blog list: break no accessibility rule and fit a screen of 320 px', async ({
  page,
}) => {
  const faults = complaints(page);
  await openEditor(page);

  await test.step('the list with its toast', async () => {
    await rows(page)
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    // The toast closes by itself, but not while the pointer is over it.
    await button(page, 'Undo').hover();
    await accessible(page);
  });

  await test.step('a form with errors', async () => {
    await button(page, 'New post').click();
    await button(page, 'Save').click();
    await showDetails(page);
    await accessible(page);
  });

  await test.step('the blog list with a new post', async () => {
    await write(page);
    await button(page, 'Save').click();
    await page.locator('footer a[href="/blog"]').click();
    await expect(page.getByText('in this visit')).toBeVisible();
    await accessible(page);
  });
  expect(faults).toEqual([]);
});

test('a post with a chart, saved and proposed: breaks no accessibility rule and fits a screen of 320 px', {
  tag: '@full',
}, async ({ page }) => {
  const faults = complaints(page);
  await openEditor(page, `?post=${charted}`);
  await showDetails(page);
  await button(page, 'Propose on GitHub').click();
  await expect(page.getByRole('link', { name: 'Open GitHub' })).toBeVisible();
  await accessible(page);

  await test.step('on a phone the preview breaks no accessibility rule', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(preview(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  expect(faults).toEqual([]);
});
