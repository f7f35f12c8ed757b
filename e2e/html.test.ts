import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { film } from '#lib/content/collections/film';
import { entryPages } from '#lib/content/load/registry';
import { type Kind, kindLabels } from '#lib/site/messages';
import { type PageId, pageRows } from '#lib/site/pages';
import { builtOrigin } from './support/built-base';
import {
  attributesOf,
  canonicalOf,
  flat,
  hrefsOf,
  isHidden,
  jsonLdOf,
  metaOf,
} from './support/html';
import { type ExportedPage, exportedPages, listedPages, sitemapPaths } from './support/sitemap';

// The HTML of every page, before any script has run.

/** Requirements of the HTML standard. Accessibility is tested in a browser, with axe. */
const loader = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // ">" in a text is valid HTML (HTML standard, section 13.1.2.4); remark-html writes it in code.
    'no-raw-characters': 'off',
    // Lists may have a name (WAI-ARIA 1.2, section 5.2.8.6).
    'aria-label-misuse': 'off',
    // Axe visits one page of each layout only.
    'heading-level': 'error',
    'no-missing-references': 'error',
  },
});
const config = loader.getConfigFor('');
// The loader resolves the configuration again for every page, which takes half of the time.
loader.getConfigFor = () => config;
const validator = new HtmlValidate(loader);

it('every page is valid HTML', async () => {
  const invalid: string[] = [];
  for (const { path, html } of exportedPages()) {
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      invalid.push(`${path} ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(invalid).toEqual([]);
});

/** The last text before the heading of a page. Its breadcrumb ends with the heading, too. */
function textAboveHeading(document: Document): string | undefined {
  const walker = document.createTreeWalker(document.querySelector('main') as Node, 4);
  let last: string | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent?.closest('h1')) return last;
    if (parent?.closest('nav[aria-label=Breadcrumb], script, style')) continue;
    last = flat(node.textContent) || last;
  }
  return undefined;
}

const isSize = (text: string | null) => /^\d+$/.test(text ?? '');

function faultsIn({ path, html, document }: ExportedPage): string[] {
  const main = document.querySelector('main') as Element;
  const heading = flat(main.querySelector('h1')?.textContent);
  const pictures = attributesOf(document, 'img', 'src');
  return [
    document.documentElement.lang !== 'en-US' && 'is not marked as en-US',
    !document.title && 'has no title',
    !metaOf(document, 'description') && 'has no description',
    !canonicalOf(document)?.startsWith(builtOrigin()) && 'has no canonical address',
    metaOf(document, 'og:url') !== canonicalOf(document) && 'is shared with another address',
    !metaOf(document, 'og:title') && 'is shared without a title',
    metaOf(document, 'og:description') !== metaOf(document, 'description') &&
      'is shared with another description',
    !heading && 'has no words in its h1',
    textAboveHeading(document)?.toLowerCase() === heading.toLowerCase() &&
      'repeats its heading in the line above',
    hrefsOf(main).includes(path) && 'links to itself',
    html.includes('[size of ') && 'has a placeholder for a size',
    ...[...document.querySelectorAll('img')]
      .filter((img) => !['width', 'height'].every((side) => isSize(img.getAttribute(side))))
      .map((img) => `has a picture without size: ${img.getAttribute('src')}`),
    ...hrefsOf(document, 'link[rel=preload][as=image]')
      .filter((href) => !pictures.includes(href))
      .map((href) => `preloads a picture that it does not show: ${href}`),
  ].filter((fault) => fault !== false);
}

/** Types of the structured data of pages of the table, besides that of their row (docs/specification.md F2). */
const more: Partial<Record<PageId, string[]>> = {
  home: ['Organization', 'WebSite'],
  about: film.valid() ? ['VideoObject'] : [],
  'blog-topics': ['BreadcrumbList'],
  'blog-series': ['BreadcrumbList'],
  landscape: ['ImageObject', 'BreadcrumbList'],
};

/** Types of the pages of entries, by their kind. */
const typesOfEntries = new Map<Kind, string>([
  [kindLabels.article, 'BlogPosting'],
  [kindLabels.paper, 'Article'],
  [kindLabels.job, 'JobPosting'],
  [kindLabels.service, 'Service'],
  [kindLabels.demo, 'CreativeWork'],
]);

/** Types of the structured data by page. */
const types = new Map<string, string[]>([
  ...pageRows.map(({ id, path, type = 'WebPage' }): [string, string[]] => [
    path,
    id === 'home' || id === 'landscape' ? (more[id] ?? []) : [type, ...(more[id] ?? [])],
  ]),
  ...entryPages().map(({ path, kind }): [string, string[]] => [
    encodeURI(path),
    [typesOfEntries.get(kind) ?? 'WebPage', 'BreadcrumbList'],
  ]),
]);

/** Types of the pages of lists. */
const lists: [RegExp, ...types: string[]][] = [
  [/^\/blog\/page\/\d+$/, 'CollectionPage'],
  [/^\/blog\/(?:topics|series)\//, 'CollectionPage', 'BreadcrumbList'],
  [/^\/blog\/authors\//, 'ProfilePage', 'BreadcrumbList'],
  [/^\/blog\/\d{4}(?:\/|$)/, 'CollectionPage', 'BreadcrumbList'],
];

/** Faults in the structured data of a listed page. */
function faultsInData({ path, document }: ExportedPage): string[] {
  const things = jsonLdOf(document);
  const found = things.map((thing) => thing['@type']);
  const expected =
    types.get(path) ?? lists.filter(([list]) => list.test(path)).flatMap(([, ...names]) => names);
  const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  const shown = document.querySelector('nav[aria-label=Breadcrumb]') !== null;
  const steps: { item?: string }[] = Object(trail).itemListElement ?? [];
  return [
    expected.length === 0 && 'is of no kind',
    ...expected.filter((type) => !found.includes(type)).map((type) => `has no ${type}`),
    shown !== (trail !== undefined) && 'shows other breadcrumbs than its data',
    ...steps.map(
      ({ item }) =>
        item && !sitemapPaths().includes(new URL(item).pathname) && `has a step to ${item}`,
    ),
  ].filter((fault): fault is string => Boolean(fault));
}

/** The faults of pages, each with its path. */
const reported = (list: readonly ExportedPage[], find: (page: ExportedPage) => string[]) =>
  list.flatMap((page) => find(page).map((fault) => `${page.path} ${fault}`));

it('every page is described, shared and illustrated', () => {
  expect(reported(exportedPages(), faultsIn)).toEqual([]);
});

it('every listed page has the structured data of its kind', () => {
  expect(reported(listedPages(), faultsInData)).toEqual([]);
});

it('titles, descriptions and share pictures are each page’s own', () => {
  const pages = listedPages()
    // Years, months and older pages have the picture of the blog list, or of their first page.
    .filter(({ path }) => !/^\/blog\/(?:\d{4}(?:\/|$)|.*page\/\d+$)/.test(path))
    .map(({ document }) => document);
  const repeated = (values: readonly (string | undefined)[]) =>
    values.filter((value, index) => !value || values.indexOf(value) !== index);
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  expect(repeated(pages.map((each) => metaOf(each, 'description')))).toEqual([]);
  expect(repeated(pages.map((each) => metaOf(each, 'og:image')))).toEqual([]);
});

it('second addresses name the first one, and hidden pages are not in the sitemap', () => {
  const listed = new Set(sitemapPaths());
  const others = exportedPages().filter(({ path, document }) => {
    const named = new URL(canonicalOf(document) ?? 'none:').pathname;
    const hidden = isHidden(document);
    if (listed.has(path)) return named !== path || hidden;
    return !hidden && (named === path || !listed.has(named));
  });
  expect(others.map(({ path }) => path)).toEqual([]);
});
