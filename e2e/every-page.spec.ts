import { existsSync, statSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { film } from '#lib/content/collections/film';
import type { EntryPage } from '#lib/content/load/paged-collection';
import { entryPages } from '#lib/content/load/registry';
import { type PageId, pageRows } from '#lib/site/pages';
import { setScheme, violations } from './support/axe';
import { demos, pathOf, posts } from './support/content';
import { equalAccessFailures } from './support/equal-access';
import { canonicalOf, jsonLdOf, metaOf, tagsOf, textOf, textsOf } from './support/html';
import { layouts, layoutsByName } from './support/layouts';
import { hydrated, recordHydration } from './support/page';
import { expectPrint, expectVisibleFocus } from './support/print-and-focus';
import { builtOrigin, exportedPages, listedPages, sitemapPaths } from './support/sitemap';
import { test as base } from './support/test';
import { elsewhere, narrow, recordRefused, refused, watch, wide } from './support/visit';

// One visit to every address asks everything that holds for all of them. Addresses of one layout
// share its markup: one of them is visited in both schemes and widths, with two accessibility
// checkers, and so is an article with code. The others are visited in the dark scheme on a phone.

interface Visitor {
  page: Page;
  /** A page without scripts. */
  plainPage: Page;
  /** Errors, warnings and requests to other origins. A test empties it. */
  faults: string[];
}

/** One page for all tests of a worker, whose cache saves half of the time. */
let visitor: Visitor | undefined;

async function openVisitor(browser: Browser, baseURL: string): Promise<Visitor> {
  const options = { ...elsewhere, baseURL, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext(options);
  await recordHydration(context);
  const page = await context.newPage();
  await recordRefused(page);
  const plainPage = await browser.newPage({ ...options, javaScriptEnabled: false, viewport: wide });
  return { page, plainPage, faults: watch(page, baseURL) };
}

// Not a fixture of the worker, for which Playwright would start workers of their own.
const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ browser, baseURL }, use) => {
    visitor ??= await openVisitor(browser, baseURL ?? '');
    await use(visitor);
  },
});

/** Presets with the requirements of the HTML standard and of accessibility, without style rules. */
const loader = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // ">" in a text is valid HTML (HTML standard, section 13.1.2.4); remark-html writes it in code.
    'no-raw-characters': 'off',
    // Lists may have a name (WAI-ARIA 1.2, section 5.2.8.6).
    'aria-label-misuse': 'off',
    // A div that scrolls is a region.
    'prefer-native-element': 'off',
  },
});
const config = loader.getConfigFor('');
// The loader resolves the configuration again for every page, which takes half of the time.
loader.getConfigFor = () => config;
const validator = new HtmlValidate(loader);

async function invalidMarkup(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

const without = (html: string, pattern: RegExp) => html.replace(pattern, '');
const wordsOf = (html: string) =>
  html
    .split(/<[^>]*>/)
    .map((text) => text.trim().toLowerCase())
    .filter(Boolean);

/** Faults in the HTML of a page, before any script has run. */
function faultsIn(path: string, html: string): string[] {
  const tags = tagsOf(html);
  const named = (name: string) => tags.filter((tag) => tag.name === name);
  const levels = tags.flatMap(({ name }) => /^h([1-6])$/.exec(name)?.[1] ?? []).map(Number);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  // The last part of a breadcrumb names the page, as its heading does.
  const [above = '', heading = ''] = without(
    main,
    /<nav aria-label="Breadcrumb".*?<\/nav>|<(script|style)\b.*?<\/\1>/gs,
  ).split(/<h1\b|<\/h1>/);
  const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? []);
  const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'commandfor'];
  const pictures = named('img').map(({ attributes }) => attributes);
  const preloads = named('link')
    .filter(({ attributes: is }) => is.get('rel') === 'preload' && is.get('as') === 'image')
    .map(({ attributes }) => attributes.get('href'));
  const isSize = (text = '') => /^\d+$/.test(text);
  return [
    named('html')[0]?.attributes.get('lang') !== 'en-US' && 'is not marked as en-US',
    !textOf(html, 'title') && 'has no title',
    !metaOf(html, 'description') && 'has no description',
    !(canonicalOf(html) ?? '').startsWith(builtOrigin()) && 'has no canonical address',
    metaOf(html, 'og:url') !== canonicalOf(html) && 'is shared with another address',
    !metaOf(html, 'og:title') && 'is shared without a title',
    metaOf(html, 'og:description') !== metaOf(html, 'description') &&
      'is shared with another description',
    levels.filter((level) => level === 1).length !== 1 && 'has not one h1',
    !textOf(html, 'h1') && 'has no words in its h1',
    levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1) &&
      `skips a level of headings: ${levels}`,
    wordsOf(above).at(-1) === wordsOf(`<h1${heading}`).join(' ') &&
      'repeats its heading in the line above',
    named('main').length !== 1 && 'has not one main element',
    tagsOf(main).some(({ name, attributes }) => name === 'a' && attributes.get('href') === path) &&
      'links to itself',
    html.includes('[size of ') && 'has a placeholder for a size',
    ...pictures
      .filter((is) => !is.has('alt') || !isSize(is.get('width')) || !isSize(is.get('height')))
      .map((is) => `has a picture without size or alt: ${is.get('src')}`),
    ...preloads
      .filter((href) => !pictures.some((is) => is.get('src') === href))
      .map((href) => `preloads a picture that it does not show: ${href}`),
    ...tags
      .flatMap(({ attributes }) =>
        references.flatMap((name) => attributes.get(name)?.split(/\s+/) ?? []),
      )
      .filter((id) => !ids.includes(id))
      .map((id) => `has no #${id}`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `repeats #${id}`),
  ].filter((fault) => fault !== false);
}

/** Type of the structured data of entries by their kind. Others are a WebPage. */
const entryTypes: Partial<Record<EntryPage['kind'], string>> = {
  article: 'BlogPosting',
  paper: 'Report',
  job: 'JobPosting',
  service: 'Service',
  demo: 'SoftwareApplication',
};

/** Types of pages besides those of their row in lib/site/pages.ts. */
const moreTypes: Partial<Record<PageId, readonly string[]>> = {
  home: ['Organization', 'WebSite'],
  about: film.valid() ? ['VideoObject'] : [],
  landscape: ['ImageObject', 'BreadcrumbList'],
};

/** Pages of lists of posts, which have no row of their own. */
const listTypes: [RegExp, ...types: string[]][] = [
  [/^\/blog\/page\/\d+$/, 'CollectionPage'],
  [/^\/blog\/(?:topics|series)\//, 'CollectionPage', 'BreadcrumbList'],
  [/^\/blog\/authors\//, 'ProfilePage', 'BreadcrumbList'],
];

/** Types of the structured data of a page (docs/specification.md F2). */
function typesOf(path: string): string[] {
  const row = pageRows.find((each) => each.path === path);
  if (row) {
    const more = moreTypes[row.id] ?? [];
    // The home page is the company, the infographic a picture.
    return row.id === 'home' || row.id === 'landscape'
      ? [...more]
      : [row.type ?? 'WebPage', ...more];
  }
  const entry = entryPages().find((each) => each.path === path);
  if (entry) return [entryTypes[entry.kind] ?? 'WebPage', 'BreadcrumbList'];
  return listTypes.filter(([kind]) => kind.test(path)).flatMap(([, ...names]) => names);
}

/** Faults in the structured data of a listed page. */
function faultsInData(path: string, html: string): string[] {
  const things = jsonLdOf(html);
  const types = things.map((thing) => thing['@type']);
  const expected = typesOf(path);
  const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  const shown = textsOf(html, 'nav').some(
    ({ attributes }) => attributes.get('aria-label') === 'Breadcrumb',
  );
  const steps: { item?: string }[] = Object(trail).itemListElement ?? [];
  return [
    expected.length === 0 && 'is of no kind',
    ...expected.filter((type) => !types.includes(type)).map((type) => `has no ${type}`),
    shown !== (trail !== undefined) && 'shows other breadcrumbs than its data',
    ...steps.map(
      ({ item }) =>
        item && !sitemapPaths().includes(new URL(item).pathname) && `has a step to ${item}`,
    ),
  ].filter((fault): fault is string => Boolean(fault));
}

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
  return texts.map((text) => without(text, ages).replace(/\s+/g, ''));
}

/**
 * Texts that extend beyond the screen. The scroll width of the page does not show them if main clips
 * overflow. Text in an element that scrolls or clips horizontally is excluded.
 */
const wordsOutside = (page: Page) =>
  page.evaluate((width) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const outside: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const parts = [...range.getClientRects()];
      if (parts.every(({ left, right }) => left >= -1 && right <= width + 1)) continue;
      let box = node.parentElement;
      while (box && !/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX)) {
        box = box.parentElement;
      }
      if (!box || box.matches('main, body')) outside.push(node.textContent.trim());
    }
    return outside;
  }, narrow.width);

/** Words of main that a visitor sees, without controls, copies of slides, and ages. */
async function visibleWords(page: Page): Promise<string[]> {
  const text = await page.getByRole('main').evaluate((main: HTMLElement) => {
    const left = 'button, fieldset, form, iframe, [aria-hidden="true"], [inert], [role="status"]';
    const parts = [...main.querySelectorAll<HTMLElement>(left)];
    const before = parts.map(({ style }) => style.display);
    for (const { style } of parts) style.setProperty('display', 'none', 'important');
    const shown = main.innerText;
    for (const [index, { style }] of parts.entries()) style.display = before[index] ?? '';
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
      return all.length > 10 && Math.abs(plain.length / all.length - 1) <= 0.02;
    })
    .toBe(true);
}

/** Expects that a page fits into the narrow screen, also read from right to left. */
async function expectFit(page: Page, directions: readonly string[]) {
  for (const direction of directions) {
    const width = await page.locator('html').evaluate((root: HTMLElement, dir) => {
      root.dir = dir;
      return root.scrollWidth;
    }, direction);
    expect.soft(width, direction).toBeLessThanOrEqual(narrow.width);
    expect.soft(await wordsOutside(page), direction).toEqual([]);
  }
}

/** Bytes of the scripts that the page has loaded, compressed with brotli. */
async function sizeOfScripts(page: Page): Promise<number> {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  const sizes = [...new Set(files)].map((file) => {
    // A small file has no compressed copy.
    const compressed = `out${file}.br`;
    return statSync(existsSync(compressed) ? compressed : `out${file}`).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Pages that are not in the sitemap, with their status. */
const unlisted: [path: string, status: number][] = [
  ['/contact/sent', 200],
  ['/search', 200],
  ...(pathOf('manage-posts') ? [['/admin/manage-posts', 200] as [string, number]] : []),
  ...demos()
    .filter(({ active }) => !active)
    .map(({ id }): [string, number] => [`/demos/${id}`, 200]),
  ['/no-such-page', 404],
  ...['blog', 'careers', 'demos', 'industries'].map((family): [string, number] => [
    `/${family}/none`,
    404,
  ]),
];

const withCode = posts().find(({ body }) => /^```(?!chart)/m.test(body));
/** Without scripts these say that they need them. */
const needScripts = [layoutsByName.search, layoutsByName.editor];
const examples = [...layouts, `/blog/${withCode?.id}`];

for (const [path, status] of [
  ...sitemapPaths().map((listed) => [listed, 200] as const),
  ...unlisted,
]) {
  test(path, async ({ visitor: { page, plainPage, faults } }) => {
    const isExample = examples.includes(path);
    faults.length = 0;
    await page.setViewportSize(isExample ? wide : narrow);
    await page.emulateMedia({ colorScheme: isExample ? 'light' : 'dark' });
    const response = await page.goto(path);
    const html = (await response?.text()) ?? '';
    expect(response?.status()).toBe(status);
    expect.soft(faultsIn(path, html)).toEqual([]);
    expect.soft(await invalidMarkup(html)).toEqual([]);
    if (sitemapPaths().includes(path)) {
      expect.soft(faultsInData(path, html)).toEqual([]);
      expect.soft(new URL(canonicalOf(html) ?? '').pathname).toBe(path);
    }

    if (isExample) await expectPrint(page);
    await hydrated(page.getByRole('main'));
    const [written, shown] = await textsBeforeAndAfter(page, html);
    expect.soft(shown).toBe(written);
    if (isExample) {
      expect.soft(await violations(page)).toEqual([]);
      expect.soft(await equalAccessFailures(page)).toEqual([]);
      await expectVisibleFocus(page);
      if (!needScripts.includes(path)) await expectSameWithoutScripts(page, plainPage, path);
      await page.setViewportSize(narrow);
      await setScheme(page, 'dark');
      expect.soft(await violations(page, { rules: 'look' })).toEqual([]);
    }
    await expectFit(page, isExample ? ['ltr', 'rtl'] : ['ltr']);

    expect.soft(await refused(page)).toEqual([]);
    const size = await sizeOfScripts(page);
    expect.soft(size).toBeGreaterThan(0);
    expect.soft(size).toBeLessThanOrEqual(150_000);
    // A page with a demo asks the demo host whether it is available.
    const hosts = tagsOf(html)
      .filter(({ name }) => name === 'iframe')
      .map(({ attributes }) => `request: ${new URL(attributes.get('src') ?? '').origin}/`);
    const expected = (fault: string) =>
      hosts.some((host) => fault.startsWith(host)) ||
      (status === 404 && fault.includes('404')) ||
      // Chromium says so where a demo asks for WebGPU and there is no graphics processor.
      fault === 'console warning: No available adapters.';
    expect.soft(faults.filter((fault) => !expected(fault))).toEqual([]);
  });
}

test('titles, descriptions and share pictures are each page’s own', () => {
  const pages = listedPages()
    // Older pages of the blog list have the picture of the first.
    .filter(({ path }) => !/^\/blog\/page\/\d+$/.test(path))
    .map(({ html }) => html);
  const repeated = (values: readonly (string | undefined)[]) =>
    values.filter((value, index) => !value || values.indexOf(value) !== index);
  expect(repeated(pages.map((html) => textOf(html, 'title')))).toEqual([]);
  expect(repeated(pages.map((html) => metaOf(html, 'description')))).toEqual([]);
  expect(repeated(pages.map((html) => metaOf(html, 'og:image')))).toEqual([]);
});

test('second addresses name the first one, and hidden pages are not in the sitemap', () => {
  const listed = new Set(sitemapPaths());
  const others = exportedPages().filter(({ path, html }) => {
    const named = new URL(canonicalOf(html) ?? 'none:').pathname;
    const robots = metaOf(html, 'robots') ?? '';
    const hidden = robots.includes('noindex') && !robots.includes('nofollow');
    if (listed.has(path)) return named !== path || hidden;
    return !hidden && (named === path || !listed.has(named));
  });
  expect(others.map(({ path }) => path)).toEqual([]);
});
