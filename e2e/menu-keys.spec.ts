import { expect, type Page } from '@playwright/test';
import { stopClock } from './support/clock';
import { item, opener, openPanelButtons, panel } from './support/menu';
import { hydrated } from './support/page';
import { test } from './support/test';

test.use({ clock: true, viewport: { width: 1440, height: 900 } });

async function start(page: Page) {
  await page.clock.install();
  await page.goto('/about');
  await hydrated(opener(page, 'Services'));
  await stopClock(page);
}

/** Closes what is open and moves the pointer away. */
async function closeAll(page: Page) {
  await page.keyboard.press('Escape');
  await page.mouse.move(720, 800);
  await page.clock.runFor(300);
  await expect(openPanelButtons(page)).toHaveCount(0);
}

test('the menu by keyboard alone: opening and closing', async ({ page }) => {
  await start(page);

  for (const key of ['Enter', 'Space']) {
    await test.step(`${key} on the button opens and closes`, async () => {
      await opener(page, 'Services').focus();
      await page.keyboard.press(key);
      await expect(panel(page, 'Services')).toBeVisible();
      await expect(opener(page, 'Services')).toBeFocused();
      await page.keyboard.press(key);
      await expect(panel(page, 'Services')).toBeHidden();
    });
  }

  await test.step('ArrowDown opens and moves the focus in, from the link and from the button', async () => {
    const links = panel(page, 'Insights').getByRole('link');
    for (const from of [item(page, 'Insights'), opener(page, 'Insights')]) {
      await from.focus();
      await expect(panel(page, 'Insights')).toBeHidden();
      await page.keyboard.press('ArrowDown');
      await expect(panel(page, 'Insights')).toBeVisible();
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
    }
  });

  await test.step('Escape closes and returns the focus to the button', async () => {
    await opener(page, 'Services').press('ArrowDown');
    await expect(panel(page, 'Services').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Services')).toBeHidden();
    await expect(opener(page, 'Services')).toBeFocused();
  });

  await test.step('opening one closes the others', async () => {
    await opener(page, 'Services').press('Enter');
    await expect(panel(page, 'Services')).toBeVisible();
    await item(page, 'Insights').hover();
    await expect(panel(page, 'Services')).toBeHidden();
    await opener(page, 'Industries').press('Enter');
    await expect(opener(page, 'Industries')).toHaveAttribute('aria-expanded', 'true');
    await expect(openPanelButtons(page)).toHaveCount(1);
    await closeAll(page);
  });

  await test.step('a resting pointer elsewhere does not close the panel', async () => {
    await item(page, 'Services').hover();
    await opener(page, 'Services').focus();
    await page.keyboard.press('ArrowDown');
    await page.mouse.move(720, 800);
    await page.clock.runFor(5000);
    await expect(panel(page, 'Services')).toBeVisible();
    await closeAll(page);
  });
});

test('the menu by keyboard alone: moving and choosing', async ({ page }) => {
  await start(page);

  await test.step('arrows, Home and End move along the bar without opening anything', async () => {
    await item(page, 'Services').focus();
    for (const [key, name] of [
      ['ArrowRight', 'AI Products'],
      ['ArrowLeft', 'Services'],
      ['End', 'About Us'],
      ['ArrowRight', 'Home'],
      ['ArrowLeft', 'About Us'],
      ['Home', 'Home'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(item(page, name)).toBeFocused();
    }
    await expect(openPanelButtons(page)).toHaveCount(0);
  });

  await test.step('arrows, Home and End move in the panel and wrap', async () => {
    const links = panel(page, 'Insights').getByRole('link');
    await item(page, 'Insights').focus();
    await page.keyboard.press('ArrowDown');
    for (const [key, place] of [
      ['ArrowDown', 1],
      ['End', 3],
      ['ArrowDown', 0],
      ['ArrowUp', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(links.nth(place)).toBeFocused();
    }
    await closeAll(page);
  });

  await test.step('Tab goes through the panel and out of it, which closes it', async () => {
    await opener(page, 'About Us').press('Enter');
    for (const name of ['About Us', 'Careers', 'Contact']) {
      await page.keyboard.press('Tab');
      await expect(panel(page, 'About Us').getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(panel(page, 'About Us')).toBeHidden();
  });

  await test.step('a sub-item is chosen with Enter', async () => {
    await opener(page, 'Services').press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/ai-enablement');
    await expect(openPanelButtons(page)).toHaveCount(0);
  });
});

test('a panel entered by Tab before hydration stays open', { tag: '@timing' }, async ({ page }) => {
  let letScriptsIn = () => {};
  const held = new Promise<void>((resolve) => {
    letScriptsIn = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  const first = panel(page, 'Services').getByRole('link').first();
  await item(page, 'Services').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  letScriptsIn();
  await hydrated(opener(page, 'Services'));
  await expect(opener(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toBeFocused();
  await expect(panel(page, 'Services')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens, another closes, one outside closes', { tag: '@full' }, async ({ page }) => {
    await start(page);
    await opener(page, 'Services').tap();
    await expect(panel(page, 'Services')).toBeVisible();
    await opener(page, 'Insights').tap();
    await expect(panel(page, 'Insights')).toBeVisible();
    await expect(openPanelButtons(page)).toHaveCount(1);
    await opener(page, 'Insights').tap();
    await expect(panel(page, 'Insights')).toBeHidden();
    await opener(page, 'Insights').tap();
    await page.touchscreen.tap(720, 850);
    await expect(panel(page, 'Insights')).toBeHidden();
    await opener(page, 'Services').tap();
    await panel(page, 'Services').getByRole('link', { name: 'AI Strategy' }).tap();
    await expect(page).toHaveURL('/services/ai-strategy');
    await expect(openPanelButtons(page)).toHaveCount(0);
  });
});
