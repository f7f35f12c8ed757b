import { expect, type Page } from '@playwright/test';
import { hydrated } from './support/page';
import { test } from './support/test';

const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name, exact: true });
/** Lightness of the page background, from 0 to 1. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3 / 255;
  });

async function choose(page: Page, name: string): Promise<void> {
  await hydrated(choice(page, name));
  // The input itself is visually hidden, so click its label.
  await choice(page, name).locator('xpath=..').click();
  await expect(choice(page, name)).toBeChecked();
}

test.use({ colorScheme: 'light' });

test('the choice of the scheme', async ({ page }) => {
  await page.goto('/about');

  await test.step('the scheme follows the device until another one is chosen', async () => {
    expect(await lightness(page)).toBeGreaterThan(0.9);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await lightness(page)).toBeLessThan(0.4);
    await choose(page, 'Light');
    expect(await lightness(page)).toBeGreaterThan(0.9);
    await choose(page, 'System');
    expect(await lightness(page)).toBeLessThan(0.4);
    await page.reload();
    expect(await lightness(page)).toBeLessThan(0.4);
  });

  await test.step('the choice works by keyboard', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await hydrated(choice(page, 'System'));
    await choice(page, 'System').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, 'Dark')).toBeChecked();
    expect(await lightness(page)).toBeLessThan(0.4);
  });
});

test('a chosen scheme applies before the first paint, on every page', { tag: '@timing' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.body) return;
      Object.assign(window, { atFirst: document.documentElement.dataset.theme });
      seen.disconnect();
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  const atFirst = () => page.evaluate(() => (window as unknown as { atFirst?: string }).atFirst);
  await page.goto('/about');
  expect(await atFirst()).toBeUndefined();
  await choose(page, 'Dark');
  expect(await lightness(page)).toBeLessThan(0.4);
  for (const path of ['/about', '/blog', '/demos', '/no-such-page']) {
    await page.goto(path);
    expect(await atFirst(), path).toBe('dark');
    expect(await lightness(page), path).toBeLessThan(0.4);
  }
});
