import { expect, type Page, type Route } from '@playwright/test';
import { film } from '#lib/content/collections/film';
import { pageTexts } from '#lib/content/pages/page-texts';
import { isHydrated } from '../scripts/build/deferred-scripts/next-internals';
import { built, rootPath } from './support/built-base';
import { details, email, name, send } from './support/contact-form';
import { footerColumns, hasForm, pathOf, posts, products } from './support/content';
import { chunks, hold, hydrated } from './support/page';
import { test, when } from './support/test';

// When the scripts of a page start, what a visitor can do before, and what if they are missing.

const taken = (page: Page) => page.evaluate(isHydrated);
const footer = (page: Page) => page.getByRole('contentinfo');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const dark = (page: Page) => footer(page).getByRole('radio', { name: 'Dark' });
const chooseDark = (page: Page) => footer(page).getByText('Dark', { exact: true }).click();
/** A button that only React handles: the first industry by which demos can be filtered. */
const chip = (page: Page) => page.getByRole('main').locator('button[aria-pressed]').nth(1);

/** Collects the paths of requests from now on. */
function requestsOf(page: Page, type?: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!type || request.resourceType() === type) asked.push(rootPath(request.url()));
  });
  return asked;
}

test('an article requests no script until the visitor does something', async ({ page }) => {
  const asked = requestsOf(page, 'script');
  const visit = async () => {
    asked.length = 0;
    await page.goto(`/blog/${posts()[0]?.id}`, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    expect(await taken(page)).toBe(false);
  };
  const signs: Record<string, () => Promise<unknown>> = {
    'a key': () => page.keyboard.press('Shift'),
    focus: () => page.getByRole('main').getByRole('link').first().focus(),
    'a scroll': () => page.mouse.wheel(0, 200),
    'a press': () => page.getByRole('main').dispatchEvent('pointerdown'),
    'a pointer that moves after it rested': () => page.mouse.move(210, 310, { steps: 2 }),
  };
  await page.mouse.move(200, 300, { steps: 2 });
  for (const [sign, give] of Object.entries(signs)) {
    await test.step(sign, async () => {
      await visit();
      await give();
      await expect.poll(() => taken(page)).toBe(true);
      expect(new Set(asked).size).toBe(asked.length);
    });
  }
});

when(pathOf('demos'))(
  'the scripts are fetched after the load, and run from the cache at the first input',
  async ({ page }) => {
    await page.goto('/demos');
    const fetched = () =>
      page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        const { loadEventStart } = navigation as PerformanceNavigationTiming;
        return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter((entry) => entry.initiatorType === 'fetch' && entry.startTime > loadEventStart)
          .map(({ name: address }) => new URL(address).pathname)
          .sort();
      });
    const named = await page.locator('script[data-chunks]').getAttribute('data-chunks');
    // A busy page is idle later.
    await expect.poll(fetched).toEqual(named?.split(' ').sort());
    expect(await taken(page)).toBe(false);

    await chip(page).click();
    await expect(chip(page)).toHaveAttribute('aria-pressed', 'true');
    const sent = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ initiatorType }) => initiatorType === 'script')
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    );
    expect(sent).toBe(0);
  },
);

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

test.describe('an animation near the first screen', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  when(film.valid() && pathOf('about'))(
    'starts the scripts by itself, after 2.5 s',
    async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto('/about', { waitUntil: 'networkidle' });
      await page.clock.runFor(2499);
      expect(await taken(page)).toBe(false);
      await page.clock.runFor(1);
      // React starts with timers of its own.
      await page.clock.resume();
      await expect.poll(() => taken(page)).toBe(true);
    },
  );
});

when(pathOf('demos'))(
  'a click before hydration is repeated afterwards, also after a minute and an error event',
  async ({ page }) => {
    const release = await hold(page, chunks);
    await page.clock.install();
    await page.goto('/demos');
    await chip(page).click();
    await page.clock.runFor(60_000);
    // Extensions and observers dispatch such events.
    await page.evaluate(() =>
      dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver' })),
    );
    await expect(chip(page)).toHaveAttribute('aria-pressed', 'false');
    release();
    await expect(chip(page)).toHaveAttribute('aria-pressed', 'true');
  },
);

/** Page → a control on it that only React handles. */
const pressed = {
  '/demos': chip,
  '/contact': (page: Page) => footer(page).locator('label', { hasText: 'Dark' }),
};

for (const [path, control] of Object.entries(pressed)) {
  when(path === '/contact' || pathOf('demos'))(
    `a pressed control of ${path} looks pressed until it answers`,
    async ({ page }) => {
      const release = await hold(page, chunks);
      await page.goto(path);
      const look = () => control(page).evaluate((node) => getComputedStyle(node).backgroundColor);
      const before = await look();
      await control(page).click();
      expect(await look()).not.toBe(before);
      await expect(page.locator('[aria-busy]')).toHaveCount(1);
      release();
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
    },
  );
}

const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

/** Failures that prevent React from starting. */
const faults: Record<string, (route: Route) => unknown> = {
  'scripts that throw': script('throw new Error("broken")'),
  'scripts that are missing': (route) => route.fulfill({ status: 404 }),
  'scripts that hang': () => new Promise<void>(() => undefined),
};

for (const [fault, answer] of Object.entries(faults)) {
  when(hasForm())(`with ${fault} the page works as plain HTML`, async ({ page }) => {
    await page.route(chunks, answer);
    await page.goto('/contact');
    await name(page).fill('Ada Moore');
    await email(page).fill('ada@moore.example');
    await details(page).fill(`With ${fault}`);
    await send(page).click();
    await expect(title(page)).toHaveText(pageTexts('contact-sent').heading);
  });
}

test.describe('a page that is older than the deployment', () => {
  /** Lets the first script that should run fail as often as given. */
  async function removeOne(page: Page, failures: number) {
    let gone: string | undefined;
    let left = failures;
    await page.route(chunks, async (route) => {
      if (route.request().resourceType() !== 'script') return route.continue();
      gone ??= route.request().url();
      if (route.request().url() !== gone || left === 0) return route.continue();
      left -= 1;
      return route.fulfill({ status: 404 });
    });
  }

  when(pathOf('demos'))('works if a script comes at the second attempt', async ({ page }) => {
    const documents = requestsOf(page, 'document');
    await removeOne(page, 1);
    await page.goto(built('/demos'));
    await chip(page).click();
    await expect(chip(page)).toHaveAttribute('aria-pressed', 'true');
    expect(documents).toHaveLength(1);
  });

  when(pathOf('demos'))('loads again if nothing is typed, and works then', async ({ page }) => {
    await removeOne(page, 2);
    await page.goto('/demos');
    const loaded = page.waitForEvent('load');
    await chip(page).click();
    await loaded;
    await chip(page).click();
    await expect(chip(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('loads again only once, if the scripts stay away', async ({ page }) => {
    await page.route(chunks, (route) => route.fulfill({ status: 404 }));
    await page.goto('/contact');
    const documents = requestsOf(page, 'document');
    const loaded = page.waitForEvent('load');
    await page.keyboard.press('Shift');
    await loaded;
    await chooseDark(page);
    await expect(dark(page)).toBeChecked();
    expect(documents).toEqual(['/contact']);
  });

  when(hasForm())('keeps what is typed', async ({ page }) => {
    await page.route(chunks, (route) => route.fulfill({ status: 404 }));
    await page.goto('/contact');
    const checked = page.waitForRequest((request) => request.method() === 'HEAD');
    await name(page).fill('Ada Moore');
    await checked;
    await chooseDark(page);
    await expect(dark(page)).toBeChecked();
    await expect(name(page)).toHaveValue('Ada Moore');
  });
});

/** Pages that the footer has links to. */
const [there, elsewhere] = footerColumns()
  .flatMap(({ links }) => links.map(({ href }) => href))
  .filter((href) => /^\/[^.]+$/.test(href) && href !== pathOf('blog'));

when(pathOf('blog') && elsewhere)(
  'resting on a link fetches its page, once, and no file',
  async ({ page }) => {
    const asked = requestsOf(page, 'fetch');
    await page.clock.install();
    await page.goto('/blog');
    await hydrated(page);
    const rest = async (href: string) => {
      await page
        .locator(`main a[href^="${built(href)}"], footer a[href="${built(href)}"]`)
        .last()
        .hover();
      await page.clock.runFor(100);
    };
    await rest('/feeds/');
    await rest(there ?? '');
    await rest(elsewhere ?? '');
    await rest(there ?? '');
    await expect.poll(() => asked).toContain(`${elsewhere}.txt`);
    expect(asked.filter((path) => path === `${there}.txt`)).toHaveLength(1);
    expect(asked.filter((path) => path.startsWith('/feeds/'))).toEqual([]);
  },
);

when(there)(
  'a route change loads no document, starts at the top, and Back restores the position',
  async ({ page }) => {
    const scrolled = () => page.evaluate(() => scrollY);
    await page.goto('/');
    await hydrated(page);
    const documents = requestsOf(page, 'document');
    const link = footer(page).locator(`a[href="${built(there ?? '')}"]`);
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      const store = () => Object.assign(window, { depth: scrollY });
      addEventListener('click', store, { capture: true, once: true });
    });
    await link.click();
    await expect(page).toHaveURL(built(there ?? ''));
    await expect.poll(scrolled).toBe(0);
    const depth = await page.evaluate(() => (window as { depth?: number }).depth ?? 0);
    expect(depth).toBeGreaterThan(900);

    await page.goBack();
    await expect(page).toHaveURL(built('/'));
    await expect.poll(scrolled).toBe(depth);
    await page.goForward();
    await expect(page).toHaveURL(built(there ?? ''));
    await expect.poll(scrolled).toBe(0);
    expect(documents).toEqual([]);
  },
);

when(products().length > 0)(
  'a route change to a hash shows its element below the bar',
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const link = page.getByRole('main').locator('a[href*="#"]').first();
    const href = (await link.getAttribute('href')) ?? '';
    const { hash } = new URL(href, 'https://site.example');
    await link.press('Enter');
    await expect(page).toHaveURL(href);
    const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const place = () => page.locator(hash).evaluate((node) => node.getBoundingClientRect().top);
    await expect.poll(place).toBeGreaterThanOrEqual(bar);
    expect(await place()).toBeLessThan(300);
  },
);
