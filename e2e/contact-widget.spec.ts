import { expect, type Page } from '@playwright/test';
import { site } from './support/content';
import { expectLink, hydrated } from './support/page';
import { test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const widget = (page: Page) => page.locator('.contact-widget');
const toggle = (page: Page) => widget(page).locator('summary[aria-label="Contact us"]');
const card = (page: Page) => widget(page).getByRole('heading', { name: 'Contact Us' });

test.beforeEach(async ({ page }) => {
  await page.goto('/services');
  await hydrated(widget(page));
});

test('the toggle at the lower right opens a card with three contact options and closes it', async ({
  page,
}) => {
  await expect(card(page)).toBeHidden();
  await toggle(page).click();
  await expect(card(page)).toBeVisible();
  const { email, phone } = site();
  await expectLink(widget(page), phone.label, `tel:${phone.number}`);
  await expectLink(widget(page), email, `mailto:${email}`);
  await expectLink(widget(page), 'Send us a message', '/contact');
  const box = await toggle(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 60);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 60);
  await toggle(page).click();
  await expect(card(page)).toBeHidden();
});

test('a press outside closes it, one inside does not', async ({ page }) => {
  await toggle(page).click();
  await card(page).click();
  await expect(card(page)).toBeVisible();
  await page.mouse.move(300, 500);
  await page.mouse.down();
  await expect(card(page)).toBeHidden();
  await page.mouse.up();
});

test('Escape closes it from anywhere', async ({ page }) => {
  await toggle(page).click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
});

test('Send us a message leads to the contact page and closes it', async ({ page }) => {
  await toggle(page).click();
  await widget(page).getByRole('link', { name: 'Send us a message' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(card(page)).toBeHidden();
});

test('by keyboard: Enter, Tab through three contact options, Escape returns the focus', async ({
  page,
}) => {
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  for (const place of [0, 1, 2]) {
    await page.keyboard.press('Tab');
    await expect(widget(page).getByRole('link').nth(place)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('by keyboard: moving the focus elsewhere closes it', async ({ page }) => {
  await toggle(page).press('Enter');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  // An open card would cover the end of the page, where the focus is now.
  await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1);
  await expect(card(page)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap opens, one outside closes', async ({ page }) => {
    await toggle(page).tap();
    await expect(card(page)).toBeVisible();
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    await page.touchscreen.tap(40, 300);
    await expect(card(page)).toBeHidden();
    await toggle(page).tap();
    await toggle(page).tap();
    await expect(card(page)).toBeHidden();
  });
});

test.describe('while the page scrolls', () => {
  const scrollPage = (page: Page, distance: number) =>
    page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), distance);

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/services');
    await hydrated(widget(page));
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 800 } });

    test('the toggle hides while scrolling down, and returns on scrolling up or at rest', async ({
      page,
    }) => {
      await expect(toggle(page)).toBeInViewport({ ratio: 1 });
      await scrollPage(page, 400);
      await expect(toggle(page)).not.toBeInViewport();
      await scrollPage(page, -40);
      await expect(toggle(page)).toBeInViewport({ ratio: 1 });
      await scrollPage(page, 400);
      await expect(toggle(page)).not.toBeInViewport();
      await page.clock.runFor(400);
      await expect(toggle(page)).toBeInViewport({ ratio: 1 });
    });

    test('an open card and a toggle with the focus stay', async ({ page }) => {
      await toggle(page).focus();
      await page.keyboard.press('Shift');
      await scrollPage(page, 400);
      await expect(page.locator('.widget-aside')).toHaveCount(1);
      await expect(toggle(page)).toBeInViewport({ ratio: 1 });
      await toggle(page).click();
      await scrollPage(page, 100);
      await expect(card(page)).toBeInViewport({ ratio: 1 });
    });
  });

  test('on a wide screen the toggle stays', async ({ page }) => {
    await scrollPage(page, 400);
    await expect(page.locator('.widget-aside')).toHaveCount(1);
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
  });
});
