import { expect, type Page, test } from '@playwright/test';

import { expectLink } from './support/page';

test.use({ viewport: { width: 1440, height: 900 } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const item = (page: Page, name: string) =>
  menu(page)
    .locator('> ul > li > a')
    .filter({ hasText: new RegExp(`^${name}$`) });
const panel = (page: Page, name: string) => menu(page).getByRole('list', { name, exact: true });

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

for (const [path, active] of [
  ['/', ['Home']],
  ['/services', ['Services']],
  ['/services/ai-strategy', ['Services']],
  ['/services/AISolutions', ['Services']],
  ['/services/ai-products', ['AI Products']],
  ['/industries/healthcare', ['Industries']],
  ['/blog/blog-06', ['Insights']],
  ['/whitepapers', ['Insights']],
  ['/tools/genai-landscape', ['Insights']],
  ['/insights', ['Insights']],
  ['/about', ['About Us']],
  ['/careers/vp-operations', ['About Us']],
  ['/contact', ['About Us']],
] as const) {
  test(`on ${path} the menu marks ${active}`, async ({ page }) => {
    await page.goto(path);
    await expect(menu(page).locator('> ul > li > a[aria-current]')).toHaveText([...active]);
  });
}

test('a sub-menu opens on hover, alone, and closes after the pointer', async ({ page }) => {
  await page.goto('/about');
  await expect(panel(page, 'Services')).toBeHidden();
  await item(page, 'Services').hover();
  await expect(panel(page, 'Services')).toBeVisible();
  // The way down into it is tolerated.
  await panel(page, 'Services').getByRole('link').last().hover();
  await expect(panel(page, 'Services')).toBeVisible();
  await item(page, 'Insights').hover();
  await expect(panel(page, 'Insights')).toBeVisible();
  await expect(panel(page, 'Services')).toBeHidden();
  await page.mouse.move(720, 800);
  await expect(panel(page, 'Insights')).toBeHidden();
});

test('a sub-menu opened by keyboard closes on a click outside', async ({ page }) => {
  await page.goto('/about');
  await item(page, 'Services').focus();
  await expect(panel(page, 'Services')).toBeVisible();
  await page.mouse.click(720, 850);
  await expect(panel(page, 'Services')).toBeHidden();
});
