import { expect } from '@playwright/test';
import { footerLinks, jobs, papers, site } from './support/content';
import { jsonLdOf } from './support/html';
import { band, columns, expectLink, hydrated } from './support/page';
import { exportedPage } from './support/sitemap';
import { test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

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

test('white papers: a title takes two lines, however long it is', async ({ page }) => {
  await page.goto('/whitepapers');
  const titles = band(page, 'Featured Research').getByRole('article').getByRole('heading');
  await titles
    .first()
    .getByRole('link')
    .evaluate((link) => link.append(' and more of it'.repeat(20)));
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await titles.evaluateAll((headings) =>
      headings.map((heading) =>
        Math.round(heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight)),
      ),
    );
    expect(lines[0]).toBe(2);
    expect(Math.max(...lines)).toBe(2);
  }
});

for (const [path, instead] of [
  ['/whitepapers', '/art/default.cover.card.svg'],
  [`/whitepapers/${papers()[0]?.id}`, '/art/default.cover.hero.svg'],
] as const) {
  test(`a cover that fails on ${path} falls back to the default cover`, async ({ page }) => {
    await page.route('**/art/whitepapers.*', (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    await hydrated(page.getByRole('main'));
    const cover = page.locator(`img[src="${instead}"]`).first();
    await cover.scrollIntoViewIfNeeded();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
}

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

test('landscape: the picture carries its metadata', () => {
  const [image] = jsonLdOf(exportedPage('/tools/genai-landscape').html);
  expect(image).toMatchObject({
    '@type': 'ImageObject',
    license: expect.stringMatching(/^https:/),
  });
});

test('blog: three columns from 1024 px, beside the archive', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article');
  const archive = page.getByRole('navigation', { name: 'Blog Archive' });
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog');
    expect(await columns(cards)).toBe(3);
    const last = await cards.nth(2).boundingBox();
    const side = await archive.boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(side?.x ?? 0);
  }
});

test('the footer leads to the podcast hub and to its feed', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const { label, href } of footerLinks().filter((link) => /podcast/i.test(link.label))) {
    await expectLink(footer, `${label} (opens in a new tab)`, href);
  }
  expect(footerLinks().filter(({ label }) => /podcast/i.test(label))).toHaveLength(2);
});

test('/tools marks the menu item of the page that it repeats', async ({ page }) => {
  const marked = async (path: string) => {
    await page.goto(path);
    return page
      .getByRole('banner')
      .locator('a[aria-current]')
      .evaluateAll((links) =>
        links.map((link) => [link.textContent, link.getAttribute('aria-current')]),
      );
  };
  const expected = await marked('/tools/genai-landscape');
  expect(expected.length).toBeGreaterThan(1);
  expect(await marked('/tools')).toEqual(expected);
});

test('post management says whom it is for', async ({ page }) => {
  await page.goto('/admin/manage-posts');
  await expect(page.getByRole('main')).toContainText(/team members and registered users/);
});
