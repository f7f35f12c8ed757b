import { type Browser, expect, type Page } from '@playwright/test';
import { routes } from '#lib/site/routes';
import { setScheme, violations } from './support/axe';
import { demos, pathOf, posts } from './support/content';
import { layouts, layoutsByName } from './support/layouts';
import { hydrated, recordHydration } from './support/page';
import { expectPrint, expectVisibleFocus } from './support/print-and-focus';
import { sitemapPaths } from './support/sitemap';
import { test as base } from './support/test';
import { elsewhere, narrow, recordRefused, refused, watch, wide } from './support/visit';

// One visit to every address asks everything that holds for all of them. Addresses of one layout
// share its markup: one of them is visited in both schemes and widths, with axe, and so is an article
// with code. The others are visited in the dark scheme on a phone. html.test.ts checks their HTML.

async function openVisitor(browser: Browser, baseURL: string) {
  const options = { ...elsewhere, baseURL, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext(options);
  await recordHydration(context);
  const page = await context.newPage();
  await recordRefused(page);
  const plainPage = await browser.newPage({ ...options, javaScriptEnabled: false, viewport: wide });
  // A test empties the faults.
  return { page, plainPage, faults: watch(page, baseURL) };
}

type Visitor = Awaited<ReturnType<typeof openVisitor>>;
/** One page for all tests of a worker, whose cache saves half of the time. */
let visitor: Visitor | undefined;

// Not a fixture of the worker, for which Playwright would start workers of their own.
const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ browser, baseURL }, use) => {
    visitor ??= await openVisitor(browser, baseURL ?? '');
    await use(visitor);
  },
});

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

/** Bytes of the scripts that the page has loaded, compressed. */
const sizeOfScripts = (page: Page) =>
  page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = loaded.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const sizes = new Map(scripts.map((script) => [script.name, script.encodedBodySize]));
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  });

/** Pages that are not in the sitemap. */
const unlisted = [
  ...['/contact/sent', '/search', ...(pathOf('manage-posts') ? ['/admin/manage-posts'] : [])],
  ...demos().flatMap(({ active, id }) => (active ? [] : [routes.demo(id)])),
];
const families = [routes.job, routes.demo, routes.industry];
const notFound = ['/no-such-page', '/blog/none', ...families.map((of) => of('none'))];

const withCode = posts().find(({ body }) => /^```(?!chart)/m.test(body));
/** Without scripts these say that they need them. */
const needScripts = [layoutsByName.search, layoutsByName.editor];
const examples = [...layouts, `/blog/${withCode?.id}`];

for (const path of [...sitemapPaths(), ...unlisted, ...notFound]) {
  test(path, async ({ visitor: { page, plainPage, faults } }) => {
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
      expect.soft(await violations(page)).toEqual([]);
      await expectVisibleFocus(page);
      if (!needScripts.includes(path)) await expectSameWithoutScripts(page, plainPage, path);
      await page.setViewportSize(narrow);
      await setScheme(page, 'dark');
      expect.soft(await violations(page, { rules: 'look' })).toEqual([]);
    }
    await expectFit(page, isExample ? ['rtl', 'ltr'] : ['ltr']);
    if (isExample) await expectWrap(page);

    expect.soft(await refused(page)).toEqual([]);
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
