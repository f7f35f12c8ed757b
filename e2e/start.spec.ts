import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { film } from '#lib/content/collections/film';
import { pageTexts } from '#lib/content/pages/page-texts';
import { routes } from '#lib/site/routes';
import { isHydrated } from '../scripts/build/deferred-scripts/next-internals';
import { built } from './support/built-base';
import { details, email, name, send } from './support/contact-form';
import { footerColumns, hasForm, pathOf, posts, products } from './support/content';
import { chunks, openHydrated, requestsOf } from './support/page';
import { test, when } from './support/test';

// When the scripts of a page start, what a visitor can do before, and what if they are missing.

const taken = (page: Page) => page.evaluate(isHydrated);
const footer = (page: Page) => page.getByRole('contentinfo');
const dark = (page: Page) => footer(page).getByRole('radio', { name: 'Dark' });
const darkLabel = (page: Page) => footer(page).locator('label', { hasText: 'Dark' });
/** A button that only React handles: the first industry by which demos can be filtered. */
const chip = (page: Page) => page.getByRole('main').locator('button[aria-pressed]').nth(1);
const background = (control: Locator) =>
  control.evaluate((node) => getComputedStyle(node).backgroundColor);
/** Controls that look pressed until they answer. */
const busy = (page: Page) => page.locator('[aria-busy]');

const [post] = posts();
when(post)('an article requests no script until the visitor does something', async ({ page }) => {
  const asked = requestsOf(page, 'script');
  const signs: Record<string, () => Promise<unknown>> = {
    'a key': () => page.keyboard.press('Shift'),
    focus: () => page.getByRole('main').getByRole('link').first().focus(),
    'a scroll': () => page.mouse.wheel(0, 200),
    'a press': () => page.getByRole('main').dispatchEvent('pointerdown'),
    'a pointer that moves after it rested': () => page.mouse.move(210, 310, { steps: 2 }),
  };
  await page.mouse.move(200, 300, { steps: 2 });
  for (const [sign, give] of Object.entries(signs)) {
    asked.length = 0;
    await page.goto(`/blog/${post?.id}`, { waitUntil: 'networkidle' });
    expect(asked, sign).toEqual([]);
    expect(await taken(page), sign).toBe(false);
    await give();
    await expect.poll(() => taken(page), sign).toBe(true);
    expect(new Set(asked).size, sign).toBe(asked.length);
  }
});

when(pathOf('demos'))('scripts are fetched when idle, and run from the cache', async ({ page }) => {
  const fetched = requestsOf(page, 'fetch');
  // Only what is fetched after the page has loaded counts.
  page.once('load', () => fetched.splice(0));
  await page.goto(routes.demos);
  const named = await page.locator('script[data-chunks]').getAttribute('data-chunks');
  // A busy page is idle later.
  await expect.poll(() => fetched.map(built).sort()).toEqual(named?.split(' ').sort());
  expect(await taken(page)).toBe(false);

  await chip(page).click();
  await expect(chip(page)).toHaveAttribute('aria-pressed', 'true');
  const sent = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  );
  expect(sent).toBe(0);
});

test('no script is fetched for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked = requestsOf(page);
  await page.goto('/contact');
  // After the idle callback of the page, which may wait for two seconds.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3000 })));
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
});

const hasFilm = film.valid() && pathOf('about');

when(hasFilm)('a film near the first screen starts the scripts after 2.5 s', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(routes.about, { waitUntil: 'networkidle' });
  await page.clock.runFor(2499);
  expect(await taken(page)).toBe(false);
  await page.clock.runFor(1);
  // React starts with timers of its own.
  await page.clock.resume();
  await expect.poll(() => taken(page)).toBe(true);
});

const broken = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' });
const missing = (route: Route) => route.fulfill({ status: 404 });

/** Failures that prevent React from starting. */
const faults: Record<string, (route: Route) => unknown> = {
  'scripts that throw': broken,
  'scripts that are missing': missing,
  'scripts that hang': () => new Promise<void>(() => undefined),
};

for (const [fault, answer] of Object.entries(faults)) {
  when(hasForm())(`with ${fault} the page works as plain HTML`, async ({ page }) => {
    await page.route(chunks, answer);
    // Without the times of the page that tell a reload.
    if (answer !== missing) await page.clock.install();
    await page.goto('/contact');
    await name(page).fill('Ada Moore');
    const before = await background(darkLabel(page));
    await darkLabel(page).click();
    if (answer === missing) {
      // The page is not loaded again, because something is typed.
      await expect(dark(page)).toBeChecked();
      await expect(name(page)).toHaveValue('Ada Moore');
    } else {
      expect(await background(darkLabel(page))).not.toBe(before);
      await page.clock.runFor(60_000);
      // Extensions and observers dispatch such events.
      await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'Observer' })));
      await expect(busy(page)).toHaveCount(1);
    }
    await email(page).fill('ada@moore.example');
    await details(page).fill(`With ${fault}`);
    await send(page).click();
    const { heading } = pageTexts('contact-sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

// Every engine repeats a click while the scripts start (engines.spec.ts).
when(pathOf('demos'))('a page works if a script comes at the second attempt', async ({ page }) => {
  const documents = requestsOf(page, 'document');
  let failed: string | undefined;
  await page.route(chunks, (route) => {
    if (failed || route.request().resourceType() !== 'script') return route.continue();
    failed = route.request().url();
    return missing(route);
  });
  await page.goto(built(routes.demos));
  await chip(page).click();
  await expect(chip(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(busy(page)).toHaveCount(0);
  expect(failed).toBeDefined();
  expect(documents).toHaveLength(1);
});

test('a page whose scripts stay away loads again only once', async ({ page }) => {
  await page.route(chunks, missing);
  await page.goto('/contact');
  const documents = requestsOf(page, 'document');
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Shift');
  await loaded;
  await darkLabel(page).click();
  await expect(dark(page)).toBeChecked();
  expect(documents).toEqual(['/contact']);
});

/** Pages that the footer has links to. */
const [there, elsewhere] = footerColumns()
  .flatMap(({ links }) => links.map(({ href }) => href))
  .filter((href) => /^\/[^.]+$/.test(href));

when(elsewhere)('a link fetches its page once, and Back keeps the position', async ({ page }) => {
  const scrolled = () => page.evaluate(() => scrollY);
  const styles = requestsOf(page, 'stylesheet');
  const asked = requestsOf(page, 'fetch');
  await page.clock.install();
  await openHydrated(page, '/');
  const documents = requestsOf(page, 'document');
  const linkTo = (href = '') => footer(page).locator(`a[href="${built(href)}"]`);
  // Resting on a link fetches its page.
  for (const href of [there, elsewhere, there]) {
    await linkTo(href).hover();
    await page.clock.runFor(100);
  }
  await expect.poll(() => asked).toContain(`${elsewhere}.txt`);
  expect(asked.filter((path) => path === `${there}.txt`)).toHaveLength(1);
  const depth = await scrolled();
  expect(depth).toBeGreaterThan(0);
  await linkTo(there).click();
  await expect(page).toHaveURL(built(there ?? ''));
  await expect.poll(scrolled).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(built('/'));
  await expect.poll(scrolled).toBe(depth);
  await page.goForward();
  await expect(page).toHaveURL(built(there ?? ''));
  await expect.poll(scrolled).toBe(0);

  if (products().length > 0) {
    await page.goBack();
    const toHash = page.getByRole('main').locator('a[href*="#"]').first();
    const href = (await toHash.getAttribute('href')) ?? '';
    await toHash.press('Enter');
    await expect(page).toHaveURL(href);
    const target = page.locator(new URL(href, page.url()).hash);
    const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const top = () => target.evaluate((node) => node.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(bar);
    expect(await top()).toBeLessThan(300);
  }
  expect(documents).toEqual([]);
  expect(styles).toEqual([]);
});
