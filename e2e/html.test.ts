import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { builtOrigin } from './support/built-base';
import { attributesOf, canonicalOf, flat, hrefsOf, isHidden, metaOf } from './support/html';
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
  // Second addresses have the same file.
  const pages = new Map(exportedPages().map(({ path, html }) => [html, path]));
  for (const [html, path] of pages) {
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

/** What link previews look for in the first 8 kB. */
const previewed = [
  ...['<title>', 'name="description"', 'property="og:title"', 'property="og:image"'],
  ...['rel="icon"', 'rel="apple-touch-icon"', 'rel="canonical"'],
];

function faultsIn({ path, html, document }: ExportedPage): string[] {
  const main = document.querySelector('main') as Element;
  const heading = flat(main.querySelector('h1')?.textContent);
  const pictures = attributesOf(document, 'img', 'src');
  const beginning = Buffer.from(html).subarray(0, 8192).toString();
  return [
    document.documentElement.lang !== 'en-US' && 'is not marked as en-US',
    !canonicalOf(document)?.startsWith(builtOrigin()) && 'has no canonical address',
    !heading && 'has no words in its h1',
    textAboveHeading(document)?.toLowerCase() === heading.toLowerCase() &&
      'repeats its heading in the line above',
    hrefsOf(main).includes(path) && 'links to itself',
    html.includes('[size of ') && 'has a placeholder for a size',
    ...previewed
      .filter((part) => !beginning.includes(part))
      .map((part) => `begins without ${part}`),
    // Html-validate checks that they are numbers.
    ...attributesOf(document, 'img:is(:not([width][height]), [srcset]:not([sizes]))', 'src').map(
      (src) => `has a picture without size: ${src}`,
    ),
    // Arrow keys move between radio buttons of one name; in Chromium also between those without.
    ...attributesOf(document, '[type=radio]:not([name])', 'value').map(
      (value) => `has a radio button without a name: ${value}`,
    ),
    // The build puts it into the page.
    ...attributesOf(main, 'img:not([loading=lazy])[src$=".svg"]', 'src').map(
      (src) => `requests the drawing of its first screen: ${src}`,
    ),
    ...hrefsOf(document, 'link[rel=preload][as=image]')
      .filter((href) => !pictures.includes(href))
      .map((href) => `preloads a picture that it does not show: ${href}`),
  ].flatMap((fault) => (fault ? `${path} ${fault}` : []));
}

// What a page with a description is shared with: lib/seo/metadata.test.ts.
it('every page has a language, a title, a description, a canonical address and pictures with sizes', () => {
  expect(exportedPages().flatMap(faultsIn)).toEqual([]);
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
