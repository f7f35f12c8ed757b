import { expect, type Page, type Request } from '@playwright/test';
import { routes } from '#lib/site/routes';

import { built } from './support/built-base';
import { frames, stopClock } from './support/clock';
import { demos } from './support/content';
import { expectLink, hold, hydrated, openHeld, openHydrated, requestsOf } from './support/page';
import { quiet, when } from './support/test';

const active = demos().filter((demo) => demo.active);
const main = (page: Page) => page.getByRole('main');
const test = when(active.length > 0);

const cards = (page: Page) => main(page).getByRole('article');
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const group = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('button');

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
const industry = active[0]?.industries[0] ?? '';
const technology = active[0]?.technology[0] ?? '';
/** Values without demos, of which each alone has some. */
const unfilled = fields
  .flatMap((field) => technologies.map((each) => ({ industry: field, technology: each })))
  .find((pair) => namesWith(pair.industry, pair.technology).length === 0);

test('the gallery shows all active demos, or those that are asked for', async ({ page }) => {
  const query = (values: Record<string, string>) =>
    `${routes.demos}?${new URLSearchParams(values)}`;
  const images = requestsOf(page, 'image');
  await page.emulateMedia({ colorScheme: 'dark' });
  // Unknown values are ignored.
  const unknown = query({ industry: 'Alchemy', technology: '<script>' });
  await openHydrated(page, unknown, 'main button[aria-pressed]');
  await expectShown(page, namesWith());
  for (const { id, name, industries: tags, technology: technique, model } of active) {
    await expectLink(main(page), name, routes.demo(id));
    const card = cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
    const listed = card.getByRole('list', { name: 'Tags' }).getByRole('listitem');
    await expect(listed).toHaveText([...technique, ...tags]);
    await expect(card).toContainText(model ? `Model: ${model}` : 'No model: fixed rules');
  }
  await expect(chip(page, 'All Industries')).toHaveAttribute('aria-pressed', 'true');
  await expect(group(page, 'All Industries')).toHaveText(['All Industries', ...fields]);
  await expect(group(page, 'All Technologies')).toHaveText(['All Technologies', ...technologies]);
  const pictures = images.filter((path) => path.startsWith('/images/demos/'));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((path) => !path.includes('-dark'))).toEqual([]);

  const both = built(query({ industry, technology }));
  if (unfilled) {
    await page.goto(query(unfilled));
    await expect(page.getByText('No demos available with the selected filters')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'View all demos' }).click();
    await expectShown(page, namesWith());
    await expect(page).toHaveURL(built(routes.demos));
  }
  await chip(page, industry).click();
  await expect(chip(page, industry)).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(page, 'All Industries')).toHaveAttribute('aria-pressed', 'false');
  await expectShown(page, namesWith(industry));
  await chip(page, technology).click();
  await expectShown(page, namesWith(industry, technology));
  await expect(page).toHaveURL(both);

  await cards(page).getByRole('link').first().click();
  await expect(main(page).getByText(/^Powered by/)).toBeVisible();
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
  await expect(page).toHaveURL(built(routes.demos));

  // A second choice before the first one is shown.
  await chip(page, industry).evaluate((first, name) => {
    (first as HTMLElement).click();
    const chips = [...document.querySelectorAll<HTMLElement>('main button[aria-pressed]')];
    chips.find(({ textContent }) => textContent === name)?.click();
  }, technology);
  await expect(page).toHaveURL(both);
  await expectShown(page, namesWith(industry, technology));
});

const frame = (page: Page) => main(page).locator('iframe');
const inFrame = (page: Page) => frame(page).contentFrame();
const message = (page: Page) => page.getByText('The demo is not responding.');
const content = (page: Page) => inFrame(page).getByRole('heading').first();

const framed = active.filter(({ requiresAuth }) => !requiresAuth);
const host = new RegExp(`^http://[^/]+/${framed[0]?.id}(/|$)`);

when(active.length > 0, quiet)('a demo is in a sandboxed frame of its height', async ({ page }) => {
  for (const { id, name, provider } of framed) {
    await page.goto(routes.demo(id));
    const curtain = page.getByText('Loading the demo').locator('..');
    await expect(curtain).toHaveCSS('animation', /^1s steps\(1\)/);
    await expect(curtain).toBeHidden();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name);
    const back = main(page).getByRole('link', { name: /Demos$/ });
    await expect(back).toHaveAttribute('href', built(routes.demos));
    await expect(main(page).getByText(`Powered by ${provider}`)).toBeVisible();
    const sandbox = 'allow-scripts allow-same-origin allow-forms allow-downloads';
    await expect(frame(page)).toHaveAttribute('sandbox', sandbox);
    const src = (await frame(page).getAttribute('src')) ?? '';
    expect(new URL(src).origin).not.toBe(new URL(page.url()).origin);
    const away = main(page).getByRole('link', { name: /^Open in new tab/ });
    await expect(away).toHaveAttribute('href', src);
    await expect(away).toHaveAttribute('target', '_blank');
    await expect(content(page)).toBeVisible();
    await hydrated(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const root = inFrame(page).locator('html');
      const hidden = () => root.evaluate((node) => node.scrollHeight - node.clientHeight);
      await expect.poll(hidden).toBe(0);
    }
    // The page has its words.
    await expect(inFrame(page).locator('.lead')).toBeHidden();
  }
});

test('a page reports a host that refuses or is silent, and tries again', async ({ page }) => {
  await page.clock.install();
  await page.route(host, (route) => route.abort('connectionrefused'));
  const release = await openHeld(page, `${routes.demos}/${framed[0]?.id}`);
  await stopClock(page);
  release();
  await hydrated(page);
  await expect(main(page).getByRole('alert')).toContainText('The demo is not responding.');

  // The frame is answered, because a clock waits for the documents of all frames.
  const answer = await hold(page, host);
  const isFetch = (request: Request) => request.resourceType() === 'fetch';
  await page.route(host, (route) =>
    isFetch(route.request()) ? route.fallback() : route.continue(),
  );
  const asked = page.waitForRequest((request) => host.test(request.url()) && isFetch(request));
  // A click would wait for the frame.
  await page.getByRole('button', { name: 'Try again' }).dispatchEvent('click');
  await asked;
  await expect(frame(page)).toBeFocused();
  await expect(content(page)).toBeVisible();
  await page.clock.runFor(7900);
  await frames(page);
  await expect(message(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(message(page)).toBeVisible();
  answer();
  await expect(message(page)).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(message(page)).toHaveCount(0);
});
