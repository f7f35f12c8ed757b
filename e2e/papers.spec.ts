import { expect, type Page } from '@playwright/test';
import { routes } from '#lib/site/routes';

import { built, builtOrigin } from './support/built-base';
import { papers, posts } from './support/content';
import { goSoftly, hydrated } from './support/page';
import { when } from './support/test';

const featured = papers().filter((paper) => paper.featured);
const [first] = featured;

const { category = '' } = first ?? {};
const [tag = ''] = first?.tags ?? [];
const titlesWith = (wanted: { category?: string; tag?: string }) =>
  featured
    .filter((paper) => !wanted.category || paper.category === wanted.category)
    .filter((paper) => !wanted.tag || paper.tags.includes(wanted.tag))
    .map(({ title }) => title);

const shown = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const chip = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const addressOf = (query: Record<string, string>) =>
  `${routes.whitepapers}?${new URLSearchParams(query)}`;

const pair = featured
  .flatMap((paper) => featured.flatMap(({ tags }) => tags.map((of) => ({ ...paper, tag: of }))))
  .find((each) => titlesWith({ category: each.category, tag: each.tag }).length === 0);

when(first)('the address filters the list; titles have two lines', async ({ page }) => {
  await page.goto(`${routes.whitepapers}/${first?.id}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: `#${tag}` })
    .click();
  await expect(page).toHaveURL(built(addressOf({ tag })));
  await expect(shown(page)).toHaveText(titlesWith({ tag }));
  await chip(page, `#${tag}`).click();
  await expect(page).toHaveURL(built(routes.whitepapers));
  // The pressed button is removed, so the list gets the focus.
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expect(shown(page)).toHaveText(titlesWith({}));

  await chip(page, category).click();
  await expect(page).toHaveURL(built(addressOf({ category })));
  const papersShown = titlesWith({ category });
  await expect(shown(page)).toHaveText(papersShown);
  await expect(page.getByText(/^\d+ papers? shown$/)).toContainText(`${papersShown.length} `);
  await expect(chip(page, category)).toHaveAttribute('aria-pressed', 'true');
  await chip(page, category).click();
  await expect(shown(page)).toHaveText(titlesWith({}));
  await page.goBack();
  await expect(shown(page)).toHaveText(titlesWith({ category }));

  // Unknown values are ignored.
  await goSoftly(page, addressOf({ category: 'Weaving', tag: 'loom' }));
  await expect(shown(page)).toHaveText(titlesWith({}));
  if (pair) {
    await goSoftly(page, addressOf({ category: pair.category, tag: pair.tag }));
    await expect(page.getByText('No white papers match this category and tag')).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
    await chip(page, 'Show all papers').click();
    await expect(shown(page)).toHaveText(titlesWith({}));
  }
  await expect(shown(page).first()).toHaveCSS('-webkit-line-clamp', '2');
});

const [post] = posts();

when(post)('Copy link and Share give the canonical address', async ({ page }) => {
  await page.addInitScript(() => {
    const given: unknown[] = [];
    Object.assign(window, { given });
    const take = async (data: unknown) => void given.push(data);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: take } });
    Object.defineProperty(Navigator.prototype, 'share', { value: take, configurable: true });
  });
  await page.goto(`/blog/${post?.id}?from=mail`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  const url = new URL(built(`/blog/${post?.id}`), builtOrigin()).href;
  const given = () => page.evaluate(() => Reflect.get(window, 'given'));
  await expect.poll(given).toEqual([url, { title: post?.title, url }]);

  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.reload();
  await hydrated(page);
  await expect(share).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'not allow copying' })).toBeVisible();
});
