import { expect } from '@playwright/test';
import { jobs, papers, site } from './support/content';
import { jsonLdOf } from './support/html';
import { band, columns, expectLink, hydrated } from './support/page';
import { exportedPage } from './support/sitemap';
import { test } from './support/visit';

test('careers: panel, culture, openings, ways to apply', async ({ page }) => {
  await page.goto('/careers');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Work With Us' })).toBeVisible();
  for (const name of ['Innovation', 'Collaboration', 'Growth']) {
    await expect(main.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  const openings = band(page, 'Current Openings');
  await expect(openings.getByRole('article')).toHaveCount(jobs().length);
  for (const { id, title, location } of jobs()) {
    await expectLink(openings, title, `/careers/${id}`);
    await expect(openings.getByRole('article').filter({ hasText: title })).toContainText(location);
  }
  await expect(main.getByRole('link', { name: 'Apply Today' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${site().email}`),
  );
  await expect(main.locator('a[href="/about"]')).toHaveCount(1);
});

for (const { id, title, location } of jobs()) {
  test(`/careers/${id}: facts, lists, a way to apply`, async ({ page }) => {
    await page.goto(`/careers/${id}`);
    const main = page.getByRole('main');
    await expect(main).toContainText(location);
    await expect(main).toContainText('Full-Time');
    for (const name of ['Responsibilities', 'Requirements', 'Benefits']) {
      const list = main.locator('section').filter({
        has: page.getByRole('heading', { name, exact: true }),
      });
      expect(await list.getByRole('listitem').count()).toBeGreaterThan(2);
    }
    const apply = await main.getByRole('link', { name: 'Apply Now' }).getAttribute('href');
    expect(decodeURIComponent(apply ?? '')).toBe(
      `mailto:${site().email}?subject=Application: ${title}`,
    );
  });
}

test('white papers: cards in two columns', async ({ page }) => {
  await page.goto('/whitepapers');
  await expect(page.getByRole('main').locator('section').first()).toContainText(
    /research and thought leadership/i,
  );
  const cards = band(page, 'Featured Research').getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(papers().map(({ title }) => title));
  expect(await columns(cards)).toBe(2);
  await expect(cards.getByText('Read Paper')).toHaveCount(papers().length);
  const lines = await cards.first().evaluate((card) =>
    ['h3', 'p.text-muted'].map((selector) => {
      const text = card.querySelector(selector);
      if (!text) return Number.NaN;
      return Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
    }),
  );
  expect(lines[0]).toBeLessThanOrEqual(2);
  expect(lines[1]).toBeLessThanOrEqual(3);
  for (const [index, { id, title }] of papers().entries()) {
    await expectLink(cards.nth(index), title, `/whitepapers/${id}`);
    expect(await cards.nth(index).locator('img').count()).toBeGreaterThanOrEqual(2);
  }
});

for (const [index, { id, title }] of papers().entries()) {
  test(`/whitepapers/${id}: title page, abstract, contents, neighbors`, async ({ page }) => {
    await page.goto(`/whitepapers/${id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByRole('link', { name: 'Back to White Papers' })).toHaveAttribute(
      'href',
      '/whitepapers',
    );
    await expect(
      main.getByText(/^(Business Strategy|Implementation Strategy|AI Governance)$/),
    ).toBeVisible();
    await expect(main.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(
      Array.from(
        { length: await main.getByRole('list', { name: 'Tags' }).getByRole('listitem').count() },
        () => /^#\S/,
      ),
    );
    await expect(main.locator('header').getByText(/^By \S/)).toBeVisible();
    await hydrated(main);
    await expect(main.getByText(/\d (week|month|year)s? ago/)).toBeVisible();
    await expect(main.getByRole('region', { name: 'Abstract' })).toContainText(/\w{3}/);

    // The table of contents is made of the headings, so both must read alike.
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const headings = await main.locator('.prose h2').allTextContents();
    expect(headings.length).toBeGreaterThanOrEqual(5);
    await expect(contents).toHaveText(headings);

    const steps = { 'Previous Paper': papers()[index - 1], 'Next Paper': papers()[index + 1] };
    for (const [label, paper] of Object.entries(steps)) {
      const link = main.getByRole('link', { name: label });
      await expect(link).toHaveCount(paper ? 1 : 0);
      if (paper) await expect(link).toHaveAttribute('href', `/whitepapers/${paper.id}`);
    }
  });
}

test('insights are coming soon', async ({ page }) => {
  await page.goto('/insights');
  const hero = page.getByRole('main').locator('section').first();
  await expect(hero).toContainText('Coming Soon');
  await expect(hero).toContainText(/analysis, white papers and case studies/);
});

test('contact: form, e-mail address and place', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('form')).toBeVisible();
  await expectLink(main, site().email, `mailto:${site().email}`);
  await expect(main.getByText('Jamison, PA')).toBeVisible();
});

test('landscape: the picture downloads under a good name', async ({ page }) => {
  await page.goto('/tools/genai-landscape');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /download/i }).click();
  expect((await download).suggestedFilename()).toMatch(/genai-landscape\.(svg|png)$/);
});

test('landscape: the picture opens full-screen and closes on the backdrop', async ({ page }) => {
  // Wider than the picture, so that there is a backdrop to click.
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/tools/genai-landscape');
  await page.getByRole('button', { name: /full screen/i }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('img').click({ position: { x: 700, y: 300 } });
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 500);
  await expect(dialog).toBeHidden();
});

test('landscape: the picture carries its metadata', () => {
  const [image] = jsonLdOf(exportedPage('/tools/genai-landscape').html);
  expect(image).toMatchObject({
    '@type': 'ImageObject',
    license: expect.stringMatching(/^https:/),
  });
});

test('post management says whom it is for', async ({ page }) => {
  await page.goto('/admin/manage-posts');
  await expect(page.getByRole('main')).toContainText(/team members and registered users/);
});
