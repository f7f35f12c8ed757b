import { expect, type Page, test } from '@playwright/test';

import { demos } from './support/content';
import { columns, complaints, expectLink, hydrated } from './support/page';
import { exportedPage } from './support/sitemap';

test.use({ viewport: { width: 1440, height: 900 } });

const active = demos().filter((demo) => demo.active);
const inactive = demos().filter((demo) => !demo.active);
const distinct = (values: string[]) =>
  [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en'));
const industries = distinct(active.flatMap((demo) => demo.industries));
const technologies = distinct(active.flatMap((demo) => demo.technology));

const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true });
const chips = (page: Page, group: string) =>
  page.getByRole('group', { name: group }).getByRole('button');
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const empty = (page: Page) => page.getByText('No demos available with the selected filters');

async function expectShown(page: Page, ids: readonly string[]) {
  const names = active.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  await expect(cards(page).getByRole('heading').or(empty(page))).toHaveCount(names.length || 1);
  for (const name of names) {
    await expect(cards(page).getByRole('heading', { name, exact: true })).toBeVisible();
  }
}

const idsWith = (industry?: string, technology?: string) =>
  active
    .filter((demo) => !industry || demo.industries.includes(industry))
    .filter((demo) => !technology || demo.technology.includes(technology))
    .map(({ id }) => id);

test.describe('gallery', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/demos');
    await hydrated(chip(page, 'All Industries'));
  });

  test('shows the active demos and the ways on', async ({ page }) => {
    await expect(cards(page)).toHaveCount(active.length);
    for (const { id, name, industries: fields, technology } of active) {
      await expectLink(page.getByRole('main'), name, `/demos/${id}`);
      const tags = cards(page).filter({ hasText: name }).getByRole('list', { name: 'Tags' });
      await expect(tags.getByRole('listitem')).toHaveText([...technology, ...fields]);
    }
    expect(await columns(cards(page))).toBe(4);
    await expect(page.getByText(/log ?in required|requires login/i)).toHaveCount(0);
    await expectLink(page, 'Request Custom Demo', '/contact');
    await expectLink(page, 'Explore Services', '/services');
  });

  test('has a chip for all and for each value, sorted', async ({ page }) => {
    await expect(chips(page, 'All Industries')).toHaveText(['All Industries', ...industries]);
    await expect(chips(page, 'All Technologies')).toHaveText(['All Technologies', ...technologies]);
    await expect(chip(page, 'All Industries')).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, 'All Technologies')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a chip narrows, another of its kind replaces it, itself clears it', async ({ page }) => {
    await chip(page, 'Energy').click();
    await expect(chip(page, 'Energy')).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, 'All Industries')).toHaveAttribute('aria-pressed', 'false');
    await expectShown(page, idsWith('Energy'));
    await chip(page, 'Insurance').click();
    await expect(chip(page, 'Energy')).toHaveAttribute('aria-pressed', 'false');
    await expectShown(page, idsWith('Insurance'));
    await chip(page, 'Insurance').click();
    await expect(chip(page, 'All Industries')).toHaveAttribute('aria-pressed', 'true');
    await expectShown(page, idsWith());
  });

  test('an industry and a technology combine, All clears one of them', async ({ page }) => {
    await chip(page, 'Insurance').click();
    await chip(page, 'Conversational AI').click();
    const both = idsWith('Insurance', 'Conversational AI');
    expect(both).toHaveLength(1);
    await expectShown(page, both);
    await chip(page, 'All Industries').click();
    await expectShown(page, idsWith(undefined, 'Conversational AI'));
    await chip(page, 'All Technologies').click();
    await expectShown(page, idsWith());
  });

  test('nothing left says so, and View all demos clears both', async ({ page }) => {
    expect(idsWith('Legal Services', 'Optimization')).toEqual([]);
    await chip(page, 'Legal Services').click();
    await chip(page, 'Optimization').click();
    await expect(empty(page)).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'View all demos' }).click();
    await expect(empty(page)).toHaveCount(0);
    await expectShown(page, idsWith());
    await expect(chip(page, 'All Industries')).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, 'All Technologies')).toHaveAttribute('aria-pressed', 'true');
  });
});

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

test('the demos stand outside the common wrapper', async ({ page }) => {
  await page.goto('/demos/computer-vision');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('summary[aria-label="Contact us"]')).toHaveCount(0);
});

test('inactive demos are in no list', () => {
  expect(inactive.length).toBeGreaterThan(0);
  for (const path of ['/', '/demos', '/industries/financial-services', '/industries/healthcare']) {
    const { html } = exportedPage(path);
    // A page without any demo would prove nothing.
    expect(html, path).toMatch(/"\/demos\/[a-z-]+"/);
    for (const { id } of inactive) expect(html, path).not.toContain(`/demos/${id}`);
  }
});
