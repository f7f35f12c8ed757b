import { expect, type Page } from '@playwright/test';
import { demos } from './support/content';
import { complaints, expectLink } from './support/page';
import { exportedPage } from './support/sitemap';
import { test } from './support/visit';

const active = demos().filter((demo) => demo.active);
const inactive = demos().filter((demo) => !demo.active);

for (const { id, name, provider } of active) {
  test(`${id} runs in its frame, of another origin and sandboxed`, async ({ page }) => {
    const faults = complaints(page);
    await page.goto(`/demos/${id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByRole('link', { name: 'Back to Demos' })).toHaveAttribute(
      'href',
      '/demos',
    );
    await expect(main.getByText(`Powered by ${provider}`)).toBeVisible();

    const frame = main.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    const src = (await frame.getAttribute('src')) ?? '';
    expect(new URL(src).origin).not.toBe(new URL(page.url()).origin);
    const away = main.getByRole('link', { name: /^Open in new tab/ });
    await expect(away).toHaveAttribute('href', src);
    await expect(away).toHaveAttribute('target', '_blank');

    await expect(main.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
    expect(faults).toEqual([]);
  });
}

for (const { id } of inactive) {
  test(`${id} asks for a login and shows no frame`, async ({ page }) => {
    await page.goto(`/demos/${id}`);
    const main = page.getByRole('main');
    await expect(main.getByText(/login required|requires login/i)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(main.getByRole('link', { name: /open in new tab/i })).toHaveCount(0);
    await expectLink(main, 'Contact Us', '/contact');
  });
}

test('the demos are outside the common wrapper, with search in their header', async ({ page }) => {
  await page.goto('/demos/computer-vision');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('summary[aria-label="Contact us"]')).toHaveCount(0);
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press(key);
    const search = page.getByRole('dialog', { name: 'Search' });
    await expect(search.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
  }
  await expectLink(page.getByRole('banner'), 'Search', '/search');
});

test('inactive demos are in no list', () => {
  expect(inactive.length).toBeGreaterThan(0);
  for (const path of ['/', '/demos', '/industries/financial-services', '/industries/healthcare']) {
    const { html } = exportedPage(path);
    // Proves that the page contains demos at all.
    expect(html, path).toMatch(/"\/demos\/[a-z-]+"/);
    for (const { id } of inactive) expect(html, path).not.toContain(`/demos/${id}`);
  }
});

test.describe('the data validation demo', () => {
  const open = async (page: Page) => {
    await page.goto('/demos/ai-data-validation');
    const demo = page.frameLocator('iframe');
    await expect(demo.getByRole('status').filter({ hasText: /findings? in/ })).toBeVisible();
    return demo;
  };

  test('checks 50 kB of long cells', async ({ page }) => {
    const demo = await open(page);
    const long = 'x'.repeat(6000);
    await demo.getByLabel('CSV').fill(`note\n${`${long}\n`.repeat(7)}${long}y\n`);
    await expect(demo.getByText('1 finding in 1 of 8 rows.')).toBeVisible();
  });

  test('answers while a check takes long, and cancels it for the next one', async ({ page }) => {
    await page.route('**/worker.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'onmessage = () => { for (;;) continue; };',
      }),
    );
    const demo = await open(page);
    const csv = demo.getByLabel('CSV');
    await csv.fill('id\n1\n');
    await expect(demo.getByText('Checking…')).toBeVisible();
    await page.unroute('**/worker.js');
    await csv.fill('note\na\n');
    await expect(demo.getByText('0 findings in 0 of 1 rows.')).toBeVisible();
  });
});
