import { expect } from '@playwright/test';
import { papers } from './support/content';
import { band, columns, expectLink, hydrated } from './support/page';
import { test } from './support/test';
import { variant } from './support/variants';

test.use({ viewport: { width: 1440, height: 900 } });

test('white papers: cards in two columns, titles in two lines', async ({ page }) => {
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

  // A title takes two lines, however long it is.
  const titles = cards.getByRole('heading');
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
  test(`a cover that fails on ${path} falls back to the default cover`, { tag: '@full' }, async ({
    page,
  }) => {
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
  const name = `/whitepapers/${id}: title page, abstract, contents, neighbors`;
  // The second one has neighbors on both sides.
  test(name, variant(Math.abs(index - 1)), async ({ page }) => {
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

    // The table of contents is generated from the headings, so the texts must match.
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
