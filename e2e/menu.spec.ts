import { expect, type Page } from '@playwright/test';
import { stopClock } from './support/clock';
import { item, menu, opener, openPanelButtons, panel } from './support/menu';
import { expectLink, hydrated } from './support/page';
import { test } from './support/test';

test.use({ clock: true, viewport: { width: 1440, height: 900 } });

const subItems = {
  Services: ['Overview', 'AI Enablement', 'AI Strategy', 'AI Solution Development', 'AI Products'],
  Industries: [
    'All Industries',
    'Energy',
    'Financial Services',
    'Healthcare',
    'Insurance',
    'Legal Services',
    'Life Sciences',
    'Logistics',
    'Manufacturing',
    'Private Equity',
  ],
  Insights: ['Blogs', 'White Papers', /^Podcasts/, 'GenAI Landscape'],
  'About Us': ['About Us', 'Careers', 'Contact'],
};

/** Moves the pointer away and lets the sub-menu close. */
async function leave(page: Page) {
  await page.mouse.move(720, 800);
  await page.clock.runFor(300);
  await expect(openPanelButtons(page)).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await hydrated(opener(page, 'Services'));
  await stopClock(page);
});

test('the menu under the pointer', async ({ page }) => {
  await test.step('the menu has seven items with their sub-items', async () => {
    await expect(menu(page).locator('> ul > li > a')).toHaveText([
      'Home',
      'Services',
      'AI Products',
      'Industries',
      'Demos',
      'Insights',
      'About Us',
    ]);
    await expect(item(page, 'Industries')).toHaveAttribute('href', '/industries/logistics');
    for (const [name, labels] of Object.entries(subItems)) {
      await item(page, name).hover();
      await expect(panel(page, name).getByRole('link')).toHaveText(labels);
      await expect(panel(page, name)).toBeVisible();
    }
    await expectLink(page.getByRole('banner'), 'Contact Us', '/contact');
    await leave(page);
  });

  await test.step('a sub-menu opens at once on hover, and alone', async () => {
    await expect(panel(page, 'Services')).toBeHidden();
    await item(page, 'Services').hover();
    await expect(panel(page, 'Services')).toBeVisible();
    await item(page, 'Insights').hover();
    await expect(panel(page, 'Insights')).toBeVisible();
    await expect(panel(page, 'Services')).toBeHidden();
    await expect(openPanelButtons(page)).toHaveCount(1);
    await leave(page);
  });

  await test.step('it closes 300 ms after the pointer has left, no sooner', async () => {
    await item(page, 'Services').hover();
    await expect(openPanelButtons(page)).toHaveCount(1);
    await page.mouse.move(720, 800);
    await page.clock.runFor(299);
    await expect(opener(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(opener(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
    await expect(panel(page, 'Services')).toBeHidden();
  });

  await test.step('it stays open when the pointer returns within 300 ms', async () => {
    await item(page, 'Services').hover();
    await page.mouse.move(720, 800);
    await page.clock.runFor(299);
    await panel(page, 'Services').getByRole('link').last().hover();
    await page.clock.runFor(5000);
    await expect(panel(page, 'Services')).toBeVisible();
    await leave(page);
  });

  await test.step('moving from an item into its panel keeps it open', async () => {
    await item(page, 'Industries').hover();
    const goal = await panel(page, 'Industries').getByRole('link').last().boundingBox();
    await page.mouse.move((goal?.x ?? 0) + 20, (goal?.y ?? 0) + 10, { steps: 12 });
    await page.clock.runFor(5000);
    await expect(panel(page, 'Industries')).toBeVisible();
    await leave(page);
  });
});

test('the menu by clicks and Escape', async ({ page }) => {
  await test.step('Escape closes it at once', async () => {
    await item(page, 'Services').hover();
    await expect(openPanelButtons(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(openPanelButtons(page)).toHaveCount(0);
    await expect(panel(page, 'Services')).toBeHidden();
    await leave(page);
  });

  await test.step('a press outside closes it at once', async () => {
    await opener(page, 'Services').click();
    await expect(openPanelButtons(page)).toHaveCount(1);
    await page.mouse.move(720, 850);
    await expect(openPanelButtons(page)).toHaveCount(1);
    await page.mouse.down();
    await expect(openPanelButtons(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(panel(page, 'Services')).toBeHidden();
  });

  await test.step('a click on the button keeps what hover has opened; a second one closes', async () => {
    await opener(page, 'Services').hover();
    await expect(openPanelButtons(page)).toHaveCount(1);
    await opener(page, 'Services').click();
    await expect(panel(page, 'Services')).toBeVisible();
    await opener(page, 'Services').click();
    await expect(openPanelButtons(page)).toHaveCount(0);
  });

  await test.step('choosing a sub-item closes it and marks the new place', async () => {
    await item(page, 'About Us').hover();
    await panel(page, 'About Us').getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(openPanelButtons(page)).toHaveCount(0);
    await expect(item(page, 'About Us')).toHaveAttribute('aria-current', 'true');
  });
});
