import { expect } from '@playwright/test';
import { stopClock } from './support/clock';
import { item, menu, opener, openPanelButtons, panel } from './support/menu';
import { expectLink, hydrated } from './support/page';
import { test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('the menu has seven items with their sub-items', async ({ page }) => {
  await page.goto('/');
  const items = menu(page).locator('> ul > li > a');
  await expect(items).toHaveText([
    'Home',
    'Services',
    'AI Products',
    'Industries',
    'Demos',
    'Insights',
    'About Us',
  ]);
  await expect(item(page, 'Industries')).toHaveAttribute('href', '/industries/logistics');
  const subItems = {
    Services: [
      'Overview',
      'AI Enablement',
      'AI Strategy',
      'AI Solution Development',
      'AI Products',
    ],
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
  for (const [name, labels] of Object.entries(subItems)) {
    await item(page, name).hover();
    await expect(panel(page, name).getByRole('link')).toHaveText(labels);
    await expect(panel(page, name)).toBeVisible();
  }
  await expectLink(page.getByRole('banner'), 'Contact Us', '/contact');
});

test.describe('with the pointer', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/about');
    await hydrated(opener(page, 'Services'));
    await stopClock(page);
  });

  test('a sub-menu opens at once on hover, and alone', async ({ page }) => {
    await expect(panel(page, 'Services')).toBeHidden();
    await item(page, 'Services').hover();
    await expect(panel(page, 'Services')).toBeVisible();
    await item(page, 'Insights').hover();
    await expect(panel(page, 'Insights')).toBeVisible();
    await expect(panel(page, 'Services')).toBeHidden();
    await expect(openPanelButtons(page)).toHaveCount(1);
  });

  test('it closes 300 ms after the pointer has left, no sooner', async ({ page }) => {
    await item(page, 'Services').hover();
    await expect(openPanelButtons(page)).toHaveCount(1);
    await page.mouse.move(720, 800);
    await page.clock.runFor(299);
    await expect(opener(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(opener(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
    await expect(panel(page, 'Services')).toBeHidden();
  });

  test('it stays open when the pointer returns within 300 ms', async ({ page }) => {
    await item(page, 'Services').hover();
    await page.mouse.move(720, 800);
    await page.clock.runFor(299);
    await panel(page, 'Services').getByRole('link').last().hover();
    await page.clock.runFor(5000);
    await expect(panel(page, 'Services')).toBeVisible();
  });

  test('moving from an item into its panel keeps it open', async ({ page }) => {
    await item(page, 'Industries').hover();
    const goal = await panel(page, 'Industries').getByRole('link').last().boundingBox();
    await page.mouse.move((goal?.x ?? 0) + 20, (goal?.y ?? 0) + 10, { steps: 12 });
    await page.clock.runFor(5000);
    await expect(panel(page, 'Industries')).toBeVisible();
  });

  test('Escape closes it at once', async ({ page }) => {
    await item(page, 'Services').hover();
    await expect(openPanelButtons(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(openPanelButtons(page)).toHaveCount(0);
    await expect(panel(page, 'Services')).toBeHidden();
  });

  test('a press outside closes it at once', async ({ page }) => {
    await opener(page, 'Services').click();
    await expect(openPanelButtons(page)).toHaveCount(1);
    await page.mouse.move(720, 850);
    await expect(openPanelButtons(page)).toHaveCount(1);
    await page.mouse.down();
    await expect(openPanelButtons(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(panel(page, 'Services')).toBeHidden();
  });

  test('a click on the button keeps what hover has opened; a second one closes', async ({
    page,
  }) => {
    await opener(page, 'Services').hover();
    await expect(openPanelButtons(page)).toHaveCount(1);
    await opener(page, 'Services').click();
    await expect(panel(page, 'Services')).toBeVisible();
    await opener(page, 'Services').click();
    await expect(openPanelButtons(page)).toHaveCount(0);
  });

  test('choosing a sub-item closes it and marks the new place', async ({ page }) => {
    await item(page, 'About Us').hover();
    await panel(page, 'About Us').getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(openPanelButtons(page)).toHaveCount(0);
    await expect(item(page, 'About Us')).toHaveAttribute('aria-current', 'true');
  });
});
