import { expect } from '@playwright/test';
import { demos } from './support/content';
import { tagsOf, textsOf } from './support/html';
import { complaints, expectLink } from './support/page';
import { exportedPage } from './support/sitemap';
import { test } from './support/visit';

const active = demos().filter((demo) => demo.active);
const inactive = demos().filter((demo) => !demo.active);

/** The links of a page with their texts and attributes. */
const linksOf = (html: string) =>
  textsOf(html, 'a').map(({ text, attributes }) => ({ text, href: attributes.get('href') }));

test('each active demo runs in its frame, of another origin and sandboxed', async ({ page }) => {
  const faults = complaints(page);
  for (const { id, name, provider } of active) {
    await test.step(id, async () => {
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
});

// sign-in-reach.spec.ts opens one of them in the browser.
test('each inactive demo asks for a login and shows no frame', () => {
  expect(inactive.length).toBeGreaterThan(0);
  for (const { id } of inactive) {
    const { html } = exportedPage(`/demos/${id}`);
    const [main] = textsOf(html, 'main');
    expect(main?.text, id).toMatch(/login required|requires login/i);
    expect(
      tagsOf(html).map(({ name }) => name),
      id,
    ).not.toContain('iframe');
    const links = linksOf(html);
    expect(links.filter(({ text }) => /open in new tab/i.test(text))).toEqual([]);
    expect(links).toContainEqual({ text: 'Contact Us', href: '/contact' });
  }
});

test('the demos are outside the common wrapper', () => {
  for (const { id } of demos()) {
    const { html } = exportedPage(`/demos/${id}`);
    const tags = tagsOf(html);
    const labels = tags.map(({ attributes }) => attributes.get('aria-label'));
    expect(labels, id).toContain('Breadcrumb');
    expect(labels, id).not.toContain('Main');
    expect(labels, id).not.toContain('Contact us');
    // A demo has a footer of its own in main.
    const [before, after] = html.split('</main>');
    expect(before, id).toContain('<footer');
    expect(after, id).not.toContain('<footer');
  }
});

test('search opens from the header of a demo by key', async ({ page }) => {
  await page.goto('/demos/computer-vision');
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

test('the data validation demo', { tag: '@full' }, async ({ page }) => {
  await page.route('**/worker.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'onmessage = () => { for (;;) continue; };',
    }),
  );
  await page.goto('/demos/ai-data-validation');
  const demo = page.frameLocator('iframe');
  const csv = demo.getByLabel('CSV');
  await expect(demo.getByRole('status').filter({ hasText: /findings? in/ })).toBeVisible();

  await test.step('answers while a check takes long, and cancels it for the next one', async () => {
    await csv.fill('id\n1\n');
    await expect(demo.getByText('Checking…')).toBeVisible();
    await page.unroute('**/worker.js');
    await csv.fill('note\na\n');
    await expect(demo.getByText('0 findings in 0 of 1 rows.')).toBeVisible();
  });

  await test.step('checks 50 kB of long cells', async () => {
    const long = 'x'.repeat(6000);
    await csv.fill(`note\n${`${long}\n`.repeat(7)}${long}y\n`);
    await expect(demo.getByText('1 finding in 1 of 8 rows.')).toBeVisible();
  });
});
