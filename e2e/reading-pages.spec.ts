import { expect } from '@playwright/test';
import { footerLinks, jobs, site } from './support/content';
import { jsonLdOf } from './support/html';
import { band, columns, expectLink } from './support/page';
import { exportedPage } from './support/sitemap';
import { variant } from './support/variants';
import { test } from './support/visit';

test('careers: panel, culture, openings, links to apply', async ({ page }) => {
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

for (const [index, { id, title, location }] of jobs().entries()) {
  test(`/careers/${id}: facts, lists, a link to apply`, variant(index), async ({ page }) => {
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
  const { city, state } = site().address;
  await expect(main.getByText(`${city}, ${state}`)).toBeVisible();
});

test('landscape: the picture carries its metadata', () => {
  const [image] = jsonLdOf(exportedPage('/tools/genai-landscape').html);
  expect(image).toMatchObject({
    '@type': 'ImageObject',
    license: expect.stringMatching(/^https:/),
  });
});

test('blog: three columns from 1024 px, beside the archive', async ({ page }) => {
  // The first post is large.
  const cards = page.locator('.post-list > [data-post]:not(:first-child)').getByRole('article');
  const archive = page.getByRole('navigation', { name: 'Blog Archive' });
  await page.goto('/blog');
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
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

test('post management shows who can use it', async ({ page }) => {
  await page.goto('/admin/manage-posts');
  await expect(page.getByRole('main')).toContainText(/team members and registered users/);
});
