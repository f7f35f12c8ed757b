import { type Browser, expect, type Page } from '@playwright/test';
import { routes } from '#lib/site/routes';
import { judge, narrow, wide } from './support/axe';
import { demos, pathOf, posts } from './support/content';
import { layoutsByName } from './support/layouts';
import { hydrated, recordHydration } from './support/page';
import { sitemapPaths } from './support/sitemap';
import { test } from './support/test';

// One visit to every address asks everything that holds for all of them. Addresses of one layout
// share its markup: one of them is visited in both schemes and widths, with axe, and so is an article
// with code. The others are visited in the dark scheme on a phone. html.test.ts checks their HTML.

/**
 * Collects errors and warnings of a page from now on, and its requests to other origins. Requests
 * of frames are excluded, because a demo is a page of another origin.
 */
function watch(page: Page, baseURL: string): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) {
      faults.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin === new URL(baseURL).origin || !protocol.startsWith('http')) return;
    if (request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    faults.push(`request: ${request.url()} (${request.resourceType()})`);
  });
  return faults;
}

async function openVisitor(browser: Browser, baseURL: string) {
  // A time zone and a locale that differ from those of the build.
  const elsewhere = { timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' };
  const options = { ...elsewhere, baseURL, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext(options);
  await recordHydration(context);
  const page = await context.newPage();
  const plainPage = await browser.newPage({ ...options, javaScriptEnabled: false, viewport: wide });
  // A test empties the faults.
  return { page, plainPage, faults: watch(page, baseURL) };
}

/**
 * One visitor for all tests of a worker, whose cache saves half of the time. Not a fixture of the worker,
 * for which Playwright would start workers of their own.
 */
let visitor: ReturnType<typeof openVisitor> | undefined;

const ages = /\s*·\s*(Today|Yesterday|\d+ (day|week|month|year)s? ago)/g;

/**
 * Text of main in the HTML and in the page, without spaces, without copies of slides, and without
 * ages, which depend on the day.
 */
async function textsBeforeAndAfter(page: Page, html: string): Promise<string[]> {
  const texts = await page.evaluate((source) => {
    const left = 'noscript, script, style, [aria-hidden="true"], [inert]';
    const written = new DOMParser().parseFromString(source, 'text/html');
    return [written, document].map((each) => {
      const main = each.querySelector('main')?.cloneNode(true) as HTMLElement;
      for (const part of main.querySelectorAll(left)) part.remove();
      return main.textContent ?? '';
    });
  }, html);
  return texts.map((text) => text.replace(ages, '').replace(/\s+/g, ''));
}

/** Words of main that a visitor sees, without controls, copies of slides, and ages. */
async function visibleWords(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const left = 'button, fieldset, form, iframe, [aria-hidden="true"], [inert], [role="status"]';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`main :is(${left}) { display: none !important }`);
    document.adoptedStyleSheets.push(sheet);
    const shown = document.querySelector('main')?.innerText ?? '';
    document.adoptedStyleSheets.pop();
    return shown;
  });
  return text.replace(ages, '').split(/\s+/).filter(Boolean);
}

/** Expects that a page without scripts shows the same words, neither fewer nor more. */
async function expectSameWithoutScripts(page: Page, plainPage: Page, path: string) {
  await plainPage.goto(path);
  // What is below the first screen may have its text only when it has been laid out.
  await expect
    .poll(async () => {
      const [all, plain] = [await visibleWords(page), await visibleWords(plainPage)];
      return all.length > 0 && Math.abs(plain.length / all.length - 1) <= 0.02;
    })
    .toBe(true);
}

/**
 * Expects that a page fits into the narrow screen, also read from right to left. The scroll width of
 * the page does not show text that main clips. What scrolls, slides or is for screen readers may be wider.
 */
async function expectFit(page: Page, directions: readonly string[]) {
  for (const direction of directions) {
    const [width, outside] = await page.evaluate((dir) => {
      const root = document.documentElement;
      root.dir = dir;
      const isWider = (node: Element): boolean =>
        node.matches('svg, .sr-only, [aria-roledescription]') ||
        (!node.matches('main, body') && /auto|scroll/.test(getComputedStyle(node).overflowX)) ||
        (node.parentElement !== null && node.parentElement !== root && isWider(node.parentElement));
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim() || !node.parentElement || isWider(node.parentElement))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right } = range.getBoundingClientRect();
        if (left < -1 || right > innerWidth + 1)
          found.push(node.parentElement.outerHTML.slice(0, 160));
      }
      return [root.scrollWidth, found] as const;
    }, direction);
    expect.soft(width, direction).toBeLessThanOrEqual(narrow.width);
    expect.soft(outside, direction).toEqual([]);
  }
}

/** Expects that words of 160 letters wrap, in every text that may wrap. */
async function expectWrap(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.checkVisibility() || !parent.closest('main, footer'))
        continue;
      if (parent.closest('script, style, svg, .sr-only, [aria-roledescription]')) continue;
      if (getComputedStyle(parent).textWrapMode === 'wrap') text.data = 'Wort'.repeat(40);
    }
  });
  await expectFit(page, ['ltr']);
}

/**
 * Expects that a page prints its text with all slides, no picture below the words of a hero, and
 * neither menus nor threads between sections. Before anything scrolls: paper has no scroll position,
 * so nothing may wait to fade in.
 */
async function expectPrint(page: Page): Promise<void> {
  const words = () =>
    page.evaluate(() => {
      const text = document.querySelector('main')?.innerText ?? '';
      return text.split(/\s+/).filter(Boolean).length;
    });
  const onScreen = await words();
  await page.emulateMedia({ media: 'print' });
  // A4 without its margins, in which Chromium lays out, at 96 pixels an inch.
  await page.setViewportSize({ width: 794, height: 1123 });
  expect.soft(await words()).toBeGreaterThan(onScreen / 2);
  const wrong = await page.evaluate(() => {
    const boxOf = (node: Element) => node.getBoundingClientRect();
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
    const transparent = visible('main :is(h1, h2, h3, p, li, td, dd, figure, img)').filter(
      (node) => !node.checkVisibility({ opacityProperty: true }),
    );
    const outside = visible('main :is([role=group], li)').filter(
      (slide) => boxOf(slide).left < 0 || boxOf(slide).right > innerWidth,
    );
    const picture = document.querySelector('main > section:first-of-type img');
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('h1') ?? document.body);
    const { left = innerWidth, top = 0, bottom = 0 } = picture ? boxOf(picture) : {};
    const { right, top: first, bottom: last } = words.getBoundingClientRect();
    const covered = right > left + 1 && first < bottom && last > top;
    const unprinted =
      'a[href="#archive"], figure:has(video), header nav, summary, .crossing-threads, .side-threads';
    return [...transparent, ...outside, ...(covered ? [picture] : []), ...visible(unprinted)].map(
      (node) => node?.outerHTML.slice(0, 200),
    );
  });
  expect.soft(wrong).toEqual([]);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(wide);
}

/** Expects that the first stops of the Tab key are visible, the skip link first. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const unmarked: string[] = [];
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.matches(':not(body, iframe)')) return undefined;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const within = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      // A card that is one link has the outline around the whole card, a field of search around its form.
      const card = element.closest('article, form');
      const marked =
        outlineStyle !== 'none' ||
        boxShadow !== 'none' ||
        (card !== null && getComputedStyle(card).outlineStyle !== 'none');
      return { html: element.outerHTML.slice(0, 150), text: element.textContent, within, marked };
    });
    if (!found) break;
    if (stop === 0) expect.soft(found.text).toMatch(/^Skip to/);
    if (!found.within || !found.marked) unmarked.push(found.html);
  }
  expect.soft(unmarked).toEqual([]);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/** Bytes of the scripts that the page has loaded, compressed. */
const sizeOfScripts = (page: Page) =>
  page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = loaded.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const sizes = new Map(scripts.map((script) => [script.name, script.encodedBodySize]));
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  });

const unlisted = [
  ...['/contact/sent', '/search', ...(pathOf('manage-posts') ? ['/admin/manage-posts'] : [])],
  ...demos().flatMap(({ active, id }) => (active ? [] : [routes.demo(id)])),
];
const families = [routes.job, routes.demo, routes.industry];
const notFound = ['/no-such-page', '/blog/none', ...families.map((of) => of('none'))];

const withCode = posts().find(({ body }) => /^```(?!chart)/m.test(body));
/** Without scripts these say that they need them. */
const needScripts = [layoutsByName.search, layoutsByName.editor];
const examples = [...Object.values(layoutsByName), `/blog/${withCode?.id}`];

for (const path of [...sitemapPaths(), ...unlisted, ...notFound]) {
  test(path, async ({ browser, baseURL }) => {
    visitor ??= openVisitor(browser, baseURL ?? '');
    const { page, plainPage, faults } = await visitor;
    const status = notFound.includes(path) ? 404 : 200;
    const isExample = examples.includes(path);
    faults.length = 0;
    await page.setViewportSize(isExample ? wide : narrow);
    await page.emulateMedia({ colorScheme: isExample ? 'light' : 'dark' });
    const response = await page.goto(path);
    const html = (await response?.text()) ?? '';
    expect(response?.status()).toBe(status);
    if (isExample) await expectPrint(page);
    await hydrated(page);
    const [written, shown] = await textsBeforeAndAfter(page, html);
    expect.soft(shown).toBe(written);
    if (isExample) {
      await expectVisibleFocus(page);
      if (!needScripts.includes(path)) await expectSameWithoutScripts(page, plainPage, path);
      await judge(page);
    }
    await expectFit(page, isExample ? ['rtl', 'ltr'] : ['ltr']);
    if (isExample) await expectWrap(page);

    const size = await sizeOfScripts(page);
    expect.soft(size).toBeGreaterThan(0);
    expect.soft(size).toBeLessThanOrEqual(150_000);
    // A page with a demo asks the demo host whether it is available.
    const frames = html.matchAll(/<iframe[^>]* src="([^"]+)/g);
    const hosts = [...frames].map(([, src = '']) => `request: ${new URL(src).origin}/`);
    const expected = (fault: string) =>
      hosts.some((host) => fault.startsWith(host)) ||
      (status === 404 && fault.includes('404')) ||
      // Chromium says so where a demo asks for WebGPU and there is no graphics processor.
      fault === 'console warning: No available adapters.';
    expect.soft(faults.filter((fault) => !expected(fault))).toEqual([]);
  });
}
