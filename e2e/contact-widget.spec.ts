import { expect, type Page } from '@playwright/test';
import { stopClock } from './support/clock';
import { site } from './support/content';
import { expectLink, hydrated } from './support/page';
import { test } from './support/test';

test.use({ clock: true, viewport: { width: 1440, height: 900 } });

const widget = (page: Page) => page.locator('.contact-widget');
const toggle = (page: Page) => widget(page).locator('summary[aria-label="Contact us"]');
const card = (page: Page) => widget(page).getByRole('heading', { name: 'Contact Us' });

const scrollPage = (page: Page, distance: number) =>
  page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), distance);

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/services');
  await hydrated(widget(page));
  await stopClock(page);
});

test('the contact widget by pointer', async ({ page }) => {
  await test.step('the toggle at the lower right opens a card with three contact options and closes it', async () => {
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

  await test.step('a press outside closes it, one inside does not', async () => {
    await toggle(page).click();
    await card(page).click();
    await expect(card(page)).toBeVisible();
    await page.mouse.move(300, 500);
    await page.mouse.down();
    await expect(card(page)).toBeHidden();
    await page.mouse.up();
  });

  await test.step('on a wide screen the toggle stays while the page scrolls', async () => {
    await scrollPage(page, 400);
    await expect(page.locator('.widget-aside')).toHaveCount(1);
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
  });

  await test.step('Send us a message leads to the contact page and closes it', async () => {
    await toggle(page).click();
    await widget(page).getByRole('link', { name: 'Send us a message' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(card(page)).toBeHidden();
  });
});

test('the contact widget by keyboard', { tag: '@full' }, async ({ page }) => {
  await test.step('Enter, Tab through three contact options, Escape returns the focus', async () => {
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

  await test.step('Escape closes it from anywhere', async () => {
    await toggle(page).click();
    await expect(card(page)).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
  });

  await test.step('moving the focus elsewhere closes it', async () => {
    await toggle(page).press('Enter');
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    // An open card would cover the end of the page, where the focus is now.
    await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1);
    await expect(card(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('the contact widget by touch', { tag: '@full' }, async ({ page }) => {
    await test.step('the toggle hides while scrolling down, and returns on scrolling up or at rest', async () => {
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

    await test.step('a tap opens, one outside closes', async () => {
      await toggle(page).tap();
      await expect(card(page)).toBeVisible();
      await expect(card(page)).toBeInViewport({ ratio: 1 });
      await page.touchscreen.tap(40, 300);
      await expect(card(page)).toBeHidden();
      await toggle(page).tap();
      await toggle(page).tap();
      await expect(card(page)).toBeHidden();
    });

    await test.step('an open card and a toggle with the focus stay', async () => {
      await scrollPage(page, -1000);
      await expect(page.locator('.widget-aside')).toHaveCount(0);
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
});
