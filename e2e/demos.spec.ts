import { expect, type Page } from '@playwright/test';

import { built } from './support/built-base';
import { frames, stopClock } from './support/clock';
import { demos } from './support/content';
import { complaints, expectLink, hold, hydrated, openHeld } from './support/page';
import { when } from './support/test';

const active = demos().filter((demo) => demo.active);
const main = (page: Page) => page.getByRole('main');
const test = when(active.length > 0);
test.use({ viewport: { width: 1440, height: 900 } });

test.describe('the gallery', () => {
  const cards = (page: Page) => main(page).getByRole('article');
  const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const group = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('button');
  const empty = (page: Page) => page.getByText('No demos available with the selected filters');

  const namesWith = (industry?: string, technology?: string) =>
    active
      .filter((demo) => !industry || demo.industries.includes(industry))
      .filter((demo) => !technology || demo.technology.includes(technology))
      .map(({ name }) => name);
  const expectShown = (page: Page, names: readonly string[]) =>
    expect(cards(page).getByRole('heading')).toHaveText(names);

  const distinct = (values: string[]) =>
    [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en'));
  const fields = distinct(active.flatMap((demo) => demo.industries));
  const technologies = distinct(active.flatMap((demo) => demo.technology));
  const pairs = fields.flatMap((industry) =>
    technologies.map((technology) => ({ industry, technology })),
  );
  /** The first pair of values with demos, or without, of which each alone has some. */
  const pairThat = (hasDemos: boolean) =>
    pairs.find(
      ({ industry, technology }) => namesWith(industry, technology).length > 0 === hasDemos,
    );
  const filled = pairThat(true);
  const unfilled = pairThat(false);

  async function open(page: Page, query = '') {
    await page.goto(`/demos${query}`);
    await hydrated(chip(page, 'All Industries'));
  }

  test('shows the active demos, with pictures of the color scheme', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/images/demos/')) pictures.push(request.url());
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page);
    await expectShown(page, namesWith());
    for (const { id, name, industries: tags, technology, model } of active) {
      await expectLink(main(page), name, `/demos/${id}`);
      const card = cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
        ...technology,
        ...tags,
      ]);
      await expect(card).toContainText(model ? `Model: ${model}` : 'No model: fixed rules');
    }
    await expect(group(page, 'All Industries')).toHaveText(['All Industries', ...fields]);
    await expect(group(page, 'All Technologies')).toHaveText(['All Technologies', ...technologies]);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((url) => !url.includes('-dark'))).toEqual([]);
  });

  when(filled)(
    'is filtered by one industry and one technology, kept in the address',
    async ({ page }) => {
      const { industry = '', technology = '' } = filled ?? {};
      await open(page);
      await chip(page, industry).click();
      await expect(chip(page, industry)).toHaveAttribute('aria-pressed', 'true');
      await expect(chip(page, 'All Industries')).toHaveAttribute('aria-pressed', 'false');
      await expectShown(page, namesWith(industry));
      await chip(page, technology).click();
      await expectShown(page, namesWith(industry, technology));
      await expect(page).toHaveURL(
        built(`/demos?${new URLSearchParams({ industry, technology })}`),
      );

      await cards(page).getByRole('link').first().click();
      await expect(page.locator('iframe')).toHaveCount(1);
      await page.goBack();
      await expect(chip(page, industry)).toHaveAttribute('aria-pressed', 'true');
      await expectShown(page, namesWith(industry, technology));

      await chip(page, 'All Industries').click();
      // The same cards can be shown before, so a key waits until the choice is.
      await expect(chip(page, 'All Industries')).toHaveAttribute('aria-pressed', 'true');
      await expectShown(page, namesWith(undefined, technology));
      // The selected chip clears itself.
      await chip(page, technology).press('Enter');
      await expectShown(page, namesWith());
      await expect(page).toHaveURL(built('/demos'));
      await page.goBack();
      await expectShown(page, namesWith(undefined, technology));
    },
  );

  when(filled)('takes a second choice before the first one is shown', async ({ page }) => {
    const { industry = '', technology = '' } = filled ?? {};
    await open(page);
    await chip(page, industry).evaluate((first, name) => {
      (first as HTMLElement).click();
      const chips = [...document.querySelectorAll<HTMLElement>('main button[aria-pressed]')];
      chips.find(({ textContent }) => textContent === name)?.click();
    }, technology);
    await expect(page).toHaveURL(built(`/demos?${new URLSearchParams({ industry, technology })}`));
    await expectShown(page, namesWith(industry, technology));
  });

  when(unfilled)('says when no demo matches', async ({ page }) => {
    await open(page, `?${new URLSearchParams(unfilled)}`);
    await expect(empty(page)).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'View all demos' }).click();
    await expectShown(page, namesWith());
    await expect(page).toHaveURL(built('/demos'));
  });

  test('ignores unknown values in the address', async ({ page }) => {
    await open(page, '?industry=Alchemy&technology=%3Cscript%3E');
    await expectShown(page, namesWith());
    await expect(chip(page, 'All Industries')).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('a demo page', () => {
  const frame = (page: Page) => main(page).locator('iframe');
  const message = (page: Page) => page.getByText('The demo is not responding.');
  const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
  const content = (page: Page) => frame(page).contentFrame().getByRole('heading').first();

  const demo = active.find(({ requiresAuth }) => !requiresAuth);
  const host = new RegExp(`^http://[^/]+/${demo?.id}(/|$)`);

  test('shows each active demo in a sandboxed frame of another origin', async ({ page }) => {
    const faults = complaints(page);
    for (const { id, name, provider } of active.filter(({ requiresAuth }) => !requiresAuth)) {
      await page.goto(`/demos/${id}`);
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(main(page).getByRole('link', { name: /Demos$/ })).toHaveAttribute(
        'href',
        built('/demos'),
      );
      await expect(main(page).getByText(`Powered by ${provider}`)).toBeVisible();
      await expect(frame(page)).toHaveAttribute(
        'sandbox',
        'allow-scripts allow-same-origin allow-forms allow-downloads',
      );
      const src = (await frame(page).getAttribute('src')) ?? '';
      expect(new URL(src).origin).not.toBe(new URL(page.url()).origin);
      const away = main(page).getByRole('link', { name: /^Open in new tab/ });
      await expect(away).toHaveAttribute('href', src);
      await expect(away).toHaveAttribute('target', '_blank');
      await expect(content(page)).toBeVisible();
    }
    expect(faults).toEqual([]);
  });

  test('has one header and a frame as high as the demo', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`/demos/${demo?.id}`);
      await hydrated(page);
      const root = frame(page).contentFrame().locator('html');
      await expect
        .poll(() => root.evaluate((node) => node.scrollHeight - node.clientHeight))
        .toBe(0);
      await expect(frame(page).contentFrame().locator('.lead')).toBeHidden();
    }
  });

  test('covers the frame for the first second', async ({ page }) => {
    await page.goto(`/demos/${demo?.id}`);
    const curtain = page.getByText('Loading the demo').locator('..');
    const setTime = (ms: number) =>
      curtain.evaluate((element, time) => {
        const [animation] = element.getAnimations();
        if (!animation) throw new Error('The curtain does not move');
        animation.pause();
        animation.currentTime = time;
      }, ms);
    await setTime(999);
    await expect(curtain).toBeVisible();
    await setTime(1000);
    await expect(curtain).toBeHidden();
  });

  /** Opens the page with a stopped clock, without waiting for the frame. */
  async function open(page: Page) {
    await page.clock.install();
    const release = await openHeld(page, `/demos/${demo?.id}`);
    await stopClock(page);
    release();
    await hydrated(page);
  }

  test('reports a host that refuses at once, and tries again', async ({ page }) => {
    await page.route(host, (route) => route.abort('connectionrefused'));
    await open(page);
    // The clock stands still.
    await expect(main(page).getByRole('alert')).toContainText('The demo is not responding.');
    await page.unroute(host);
    await tryAgain(page).click();
    await expect(message(page)).toHaveCount(0);
    await expect(frame(page)).toBeFocused();
    await expect(content(page)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(message(page)).toHaveCount(0);
  });

  test('reports a host that is silent for 8 s, and shows a late answer', async ({ page }) => {
    const answer = await hold(page, host);
    const asked = page.waitForRequest(
      (request) => host.test(request.url()) && request.resourceType() === 'fetch',
    );
    await open(page);
    await asked;
    await page.clock.runFor(7900);
    await frames(page);
    await expect(message(page)).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(message(page)).toBeVisible();
    answer();
    await expect(message(page)).toHaveCount(0);
    await expect(content(page)).toBeVisible();
  });
});
