import { expect, type Page } from '@playwright/test';
import { band, hydrated } from './support/page';
import { test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const scrolled = (page: Page) => page.evaluate(() => scrollY);
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the home page with a global variable that only survives a soft navigation. */
async function open(page: Page) {
  await page.goto('/');
  await hydrated(page.getByRole('main'));
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
}

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

/**
 * Follows a link of the footer.
 *
 * @returns the scroll position at the click, because it changes while parts of the page are laid out
 */
async function leave(page: Page): Promise<number> {
  await page.evaluate(() => {
    const store = () => Object.assign(window, { depth: scrollY });
    addEventListener('click', store, { capture: true, once: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(title(page)).toHaveText('Join Our Team');
  const depth = await page.evaluate(() => (window as { depth?: number }).depth ?? 0);
  expect(depth).toBeGreaterThan(900);
  return depth;
}

test('a route change starts at the top or at the hash of its URL', async ({ page }) => {
  await open(page);

  await test.step('a route change by keyboard starts at the top too', async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
    await link.focus();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(900);
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Join Our Team');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  await test.step('a route change starts at the top, with the title of its page', async () => {
    await leave(page);
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page).toHaveTitle(/Careers/);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  await test.step('a hash in the URL scrolls to its element, below the bar', async () => {
    const cards = band(page, 'Our AI Products');
    await cards.getByRole('link', { name: 'GAEnie for HR' }).first().click();
    await expect(page).toHaveURL('/services/ai-products#gaenie');
    const bar = await page.getByRole('banner').boundingBox();
    const place = () =>
      page.locator('#gaenie').evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(place).toBeGreaterThanOrEqual(bar?.height ?? 0);
    expect(await place()).toBeLessThan(300);
    await expect(page.locator('#gaenie')).toContainText('GAEnie for HR');
  });
});

test('Back restores the old position, Forward the top', { tag: '@timing' }, async ({ page }) => {
  await open(page);
  const depth = await leave(page);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrolled(page)).toBe(depth);
  await page.goForward();
  await expect(title(page)).toHaveText('Join Our Team');
  await expect.poll(() => scrolled(page)).toBe(0);
});
