import { expect, type Page } from '@playwright/test';
import { papers, posts } from './support/content';
import { canonicalOf } from './support/html';
import { exportedPage } from './support/sitemap';
import { test } from './support/visit';

// Each visit is a first one, because a click before hydration is the subject.
test.use({ firstVisit: true });

/** Replaces clipboard and share sheet, and collects what they get. Runs in the browser. */
function stubSharing(shares: boolean) {
  const given: unknown[] = [];
  Object.assign(window, { given });
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void given.push(text) },
  });
  const share = async (data: unknown) => void given.push(data);
  Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
  if (!shares) Reflect.deleteProperty(Navigator.prototype, 'share');
}

const given = (page: Page) => page.evaluate(() => (window as unknown as { given: unknown }).given);

test('a click on Copy link waits for its script, and screen readers hear the result', async ({
  page,
}) => {
  await page.addInitScript(stubSharing, false);
  const path = `/blog/${posts()[0]?.id}`;
  await page.goto(`${path}?from=mail`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await given(page)).toEqual([canonicalOf(exportedPage(path).html)]);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
});

test('Share opens the share sheet of the system where there is one', { tag: '@full' }, async ({
  page,
}) => {
  await page.addInitScript(stubSharing, true);
  const [paper = { id: '', title: '' }] = papers();
  const path = `/whitepapers/${paper.id}`;
  await page.goto(path);
  await page.mouse.wheel(0, 200);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect
    .poll(() => given(page))
    .toEqual([{ title: paper.title, url: canonicalOf(exportedPage(path).html) }]);
});

test('without scripts there are no buttons to share', async ({ plainPage: page }) => {
  await page.goto(`/blog/${posts()[0]?.id}`);
  await expect(page.getByText('Copy link')).toBeHidden();
});
