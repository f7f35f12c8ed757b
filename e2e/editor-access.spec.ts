import { expect, type Page } from '@playwright/test';
import { violations } from './support/axe';
import { button, openEditor, preview, rows, write } from './support/editor';
import { complaints } from './support/page';
import { test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const charted = 'getting-started-with-generative-ai';
const openDetails = (page: Page) => page.locator('summary').filter({ hasText: 'Details' }).click();

/** Every state of the editor that looks different from the others. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'the page for those signed out': async (page) => page.goto('/admin/manage-posts'),
  'the list with its toast': async (page) => {
    await openEditor(page);
    await rows(page)
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
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

for (const [state, reach] of Object.entries(states)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${state}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width: 1280, height: 900 } });

      test('breaks no access rule', async ({ page }) => {
        const errors = complaints(page);
        await reach(page);
        expect(await violations(page)).toEqual([]);
        expect(errors).toEqual([]);
      });
    });
  }

  test.describe(state, () => {
    // The narrowest screen that WCAG 1.4.10 asks for.
    test.use({ viewport: { width: 320, height: 700 } });

    test('fits a screen of 320 px', async ({ page }) => {
      await reach(page);
      const tab = page.getByRole('tab', { name: 'Preview' });
      for (const view of (await tab.isVisible()) ? ['Write', 'Preview'] : ['']) {
        if (view) await page.getByRole('tab', { name: view }).click();
        const outside = await page.getByRole('main').evaluate((main) =>
          [...main.querySelectorAll('button, input, textarea, select, h1, h2, p, label')]
            .filter((node) => !node.closest('.table-scroll, .sr-only') && node.checkVisibility())
            .filter((node) => node.getBoundingClientRect().right > 321)
            .map((node) => node.outerHTML.slice(0, 120)),
        );
        expect(outside).toEqual([]);
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    });
  });
}

test('on a phone the preview breaks no access rule', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, `?post=${charted}`);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(preview(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
