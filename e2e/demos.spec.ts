import { expect, type Page } from '@playwright/test';
import { demos } from './support/content';
import { columns, expectLink, hydrated } from './support/page';
import { test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const active = demos().filter((demo) => demo.active);
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

test('gallery', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/demos');

  await test.step('shows the pictures of the color scheme, and loads no others', async () => {
    const shown = cards(page).locator('img').filter({ visible: true });
    const current = () =>
      shown.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
    await expect
      .poll(async () => (await current()).filter((url) => url !== '').length)
      .toBe(active.length);
    for (const url of await current()) expect(url).toMatch(/-dark\.\d+\.avif$/);
    expect(asked.filter((url) => /images\/demos\/(?!.*-dark)/.test(url))).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'light';
    });
    await expect
      .poll(async () => (await current()).every((url) => !url.includes('-dark')))
      .toBe(true);
  });
  await hydrated(chip(page, 'All Industries'));

  await test.step('shows the active demos and the links to other pages', async () => {
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

  await test.step('has a chip for all and for each value, sorted', async () => {
    await expect(chips(page, 'All Industries')).toHaveText(['All Industries', ...industries]);
    await expect(chips(page, 'All Technologies')).toHaveText(['All Technologies', ...technologies]);
    await expect(chip(page, 'All Industries')).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, 'All Technologies')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a chip filters, another of its kind replaces it, a second press clears it', async () => {
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

  await test.step('an industry and a technology combine, All clears one of them', async () => {
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

  await test.step('an empty result shows a message, and View all demos clears both', async () => {
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

  await test.step('the chips work by keyboard alone', async () => {
    await chip(page, 'All Industries').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(chip(page, industries[0] ?? '')).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, industries[0] ?? '')).toBeFocused();
    await expectShown(page, idsWith(industries[0]));
    await page.keyboard.press('Space');
    await expectShown(page, idsWith());
  });
});

test.describe('the selection in the URL', () => {
  test('is read and added', async ({ page }) => {
    await test.step('with an empty result shows a message, and View all demos clears it', async () => {
      await page.goto('/demos?from=mail&industry=Legal+Services&technology=Optimization');
      await hydrated(chip(page, 'Legal Services'));
      await expect(empty(page)).toBeVisible();
      await page.getByRole('button', { name: 'View all demos' }).click();
      await expect(page).toHaveURL('/demos?from=mail');
      await expectShown(page, idsWith());
    });

    await test.step('is added with each choice, and removed with it', async () => {
      await chip(page, 'Insurance').click();
      await expect(page).toHaveURL('/demos?from=mail&industry=Insurance');
      await chip(page, 'Conversational AI').click();
      await expect(page).toHaveURL(
        '/demos?from=mail&industry=Insurance&technology=Conversational+AI',
      );
      await chip(page, 'All Industries').click();
      await expect(page).toHaveURL('/demos?from=mail&technology=Conversational+AI');
      await chip(page, 'Conversational AI').click();
      await expect(page).toHaveURL('/demos?from=mail');
    });

    await test.step('with unknown values shows all demos', async () => {
      await page.goto('/demos?industry=Alchemy&technology=%3Cscript%3E');
      await hydrated(chip(page, 'All Industries'));
      await expectShown(page, idsWith());
      await expect(chip(page, 'All Industries')).toHaveAttribute('aria-pressed', 'true');
      await expect(chip(page, 'All Technologies')).toHaveAttribute('aria-pressed', 'true');
    });
  });

  test('is applied at load, and on Back from a demo', { tag: ['@full', '@timing'] }, async ({
    page,
  }) => {
    await page.goto('/demos?industry=Insurance&technology=Conversational%20AI');
    await hydrated(chip(page, 'Insurance'));
    await expect(chip(page, 'Insurance')).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, 'Conversational AI')).toHaveAttribute('aria-pressed', 'true');
    await expectShown(page, idsWith('Insurance', 'Conversational AI'));
    await cards(page).getByRole('link').click();
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.goBack();
    await expect(chip(page, 'Insurance')).toHaveAttribute('aria-pressed', 'true');
    await expectShown(page, idsWith('Insurance', 'Conversational AI'));
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('the chips work by taps', { tag: '@full' }, async ({ page }) => {
    await page.goto('/demos');
    await hydrated(chip(page, 'All Industries'));
    await chip(page, 'Insurance').tap();
    await expectShown(page, idsWith('Insurance'));
    await chip(page, 'All Industries').tap();
    await expectShown(page, idsWith());
  });
});
