import { existsSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import {
  authorPaths,
  blogPaths,
  demos,
  industries,
  jobs,
  newestPosts,
  papers,
  posts,
  seriesPaths,
  topicPaths,
} from './support/content';
import { canonicalOf, isHidden, jsonLdOf, metaOf, tagsOf } from './support/html';
import {
  builtOrigin,
  exportedPage,
  exportedPages,
  listedPages,
  sitemapPaths,
} from './support/sitemap';
import { test } from './support/test';

/**
 * Canonical pages, listed from docs/specification.md R1 and the content, not from the site's own
 * list.
 */
const canonical = [
  '/',
  '/about',
  '/services',
  '/services/ai-readiness-and-adoption',
  '/services/ai-enablement',
  '/services/ai-strategy',
  '/services/ai-solution-development',
  '/services/ai-solutions',
  '/services/ai-products',
  '/contact',
  '/privacy',
  ...blogPaths(),
  '/insights',
  '/blog/topics',
  '/blog/series',
  ...topicPaths(),
  ...seriesPaths(),
  ...authorPaths(),
  '/whitepapers',
  '/careers',
  '/demos',
  '/industries',
  '/tools/genai-landscape',
  ...posts().map(({ id }) => `/blog/${id}`),
  ...papers().map(({ id }) => `/whitepapers/${id}`),
  ...jobs().map(({ id }) => `/careers/${id}`),
  ...industries().map(({ id }) => `/industries/${id}`),
  ...demos().flatMap(({ id, active }) => (active ? `/demos/${id}` : [])),
];

/** Whether the build's environment excludes every page from search engines. */
const isClosed = metaOf(exportedPage('/').html, 'robots')?.includes('noindex') === true;

test('the sitemap lists exactly the canonical pages', async ({ request }) => {
  expect([...sitemapPaths()].sort()).toEqual([...canonical].sort());
  const answer = await request.get('/sitemap.xml');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('xml');
  const xml = await answer.text();
  for (const { id, updated } of posts()) {
    expect(xml).toContain(`/blog/${id}</loc><lastmod>${updated}</lastmod>`);
  }
  const pictures = [...xml.matchAll(/<image:loc>([^<]+)</g)].map(([, url = '']) => new URL(url));
  expect(pictures.length).toBeGreaterThan(posts().length);
  expect(pictures.filter(({ pathname }) => !existsSync(`out${pathname}`))).toEqual([]);
});

test('articles and industries name a Markdown copy, which llms.txt lists', () => {
  const listed = readFileSync('out/llms.txt', 'utf8');
  const whole = readFileSync('out/llms-full.txt', 'utf8');
  for (const [folder, entries] of [
    ['/blog', posts()],
    ['/whitepapers', papers()],
    ['/industries', industries()],
  ] as const) {
    for (const { id, title } of entries) {
      const page = `${folder}/${id}`;
      const links = tagsOf(exportedPage(page).html).filter(
        ({ name, attributes }) => name === 'link' && attributes.get('type') === 'text/markdown',
      );
      const url = `${builtOrigin()}${page}.md`;
      expect(
        links.map(({ attributes }) => attributes.get('href')),
        page,
      ).toEqual([url]);
      const text = readFileSync(`out${page}.md`, 'utf8');
      expect(text.startsWith(`# ${title}\n`), page).toBe(true);
      expect(listed).toContain(`](${url})`);
      expect(whole).toContain(text);
    }
  }
});

test('every page is in the sitemap, hidden, or a repeat of one that is', () => {
  const listed = new Set(sitemapPaths());
  const others = exportedPages().filter(({ path, html }) => {
    const named = new URL(canonicalOf(html) ?? 'none:').pathname;
    const hidden = isHidden(html);
    const kinds = [
      listed.has(path) && named === path && !hidden,
      !listed.has(path) && hidden,
      !listed.has(path) && named !== path && listed.has(named) && !hidden,
    ];
    return kinds.filter(Boolean).length !== 1;
  });
  expect(others.map(({ path }) => path)).toEqual([]);
});

test('robots.txt matches the robots tags of the pages, and names the sitemap', async ({
  request,
}) => {
  const answer = await request.get('/robots.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('text/plain');
  const lines = (await answer.text()).split('\n').map((line) => line.trim());
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain(`Sitemap: ${builtOrigin()}/sitemap.xml`);
  expect(lines.includes('Disallow: /')).toBe(isClosed);
  expect(lines.includes('Allow: /')).toBe(!isClosed);
});

test('lists announce and show their feeds, which list the newest entries', async ({
  page,
  request,
}) => {
  for (const [list, newest] of [
    ['/blog', newestPosts()],
    ['/whitepapers', papers()],
  ] as const) {
    const { html } = exportedPage(list);
    const pathsOf = (tag: string) =>
      tagsOf(html).flatMap(({ name, attributes }) => {
        const { pathname } = new URL(attributes.get('href') ?? '', builtOrigin());
        return name === tag && pathname.startsWith('/feeds/') ? [pathname] : [];
      });
    const addresses = pathsOf('link');
    expect(addresses).toHaveLength(3);
    expect(pathsOf('a')).toEqual(addresses);
    const texts = await Promise.all(
      addresses.map(async (pathname) => {
        const answer = await request.get(pathname);
        expect(answer.status()).toBe(200);
        return answer.text();
      }),
    );
    const expected = newest.map(({ id, title, date, updated }) => [
      `${builtOrigin()}${list}/${id}`,
      title,
      date,
      updated,
    ]);
    const [atom = '', rss = '', json = ''] = texts;
    const read = await page.evaluate(readXmlFeeds, [atom, rss]);
    expect(read).toEqual([expected, expected]);
    const { items } = JSON.parse(json);
    expect(
      items.map((item: Record<string, string>) => [
        item.id,
        item.title,
        item.date_published?.slice(0, 10),
        item.date_modified?.slice(0, 10),
      ]),
    ).toEqual(expected);
    for (const text of texts) expect(text).not.toMatch(/(?:href|src)=\\?"\/|<svg/);
  }
});

/** Link, title, days of publication and change of each entry. Runs in the browser. */
function readXmlFeeds(feeds: string[]) {
  const day = (text: string) => new Date(text).toISOString().slice(0, 10);
  return feeds.map((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    if (parsed.querySelector('parsererror')) throw new Error(parsed.documentElement.textContent);
    return [...parsed.querySelectorAll('entry, item')].map((entry) => {
      const text = (name: string) => entry.getElementsByTagName(name)[0]?.textContent ?? '';
      return [
        text('id') || text('guid'),
        text('title'),
        day(text('published') || text('pubDate')),
        day(text('updated') || text('atom:updated')),
      ];
    });
  });
}

/** Types of structured data by kind of page. lib/seo/json-ld.test.ts checks their properties. */
const kinds: [RegExp, ...types: string[]][] = [
  [/^\/$/, 'Organization', 'WebSite'],
  [/^\/about$/, 'WebPage', 'VideoObject'],
  [/^\/contact$/, 'ContactPage'],
  [/^\/privacy$/, 'FAQPage'],
  [/^\/(?:services|whitepapers|careers|demos|industries|insights)$/, 'CollectionPage'],
  [/^\/blog(?:\/page\/\d+)?$/, 'CollectionPage'],
  [/^\/blog\/(?:topics|series)(?:\/|$)/, 'CollectionPage', 'BreadcrumbList'],
  [/^\/blog\/authors\//, 'ProfilePage', 'BreadcrumbList'],
  [/^\/blog\/(?!page|topics|series|authors)[^/]+$/, 'BlogPosting', 'BreadcrumbList'],
  [/^\/whitepapers\//, 'Report', 'BreadcrumbList'],
  [/^\/careers\//, 'JobPosting', 'BreadcrumbList'],
  [/^\/services\//, 'Service', 'BreadcrumbList'],
  [/^\/services\/ai-products$/, 'SoftwareApplication'],
  [/^\/demos\//, 'SoftwareApplication', 'BreadcrumbList'],
  [/^\/industries\//, 'WebPage', 'BreadcrumbList'],
  [/^\/tools\//, 'ImageObject', 'BreadcrumbList'],
];

test('every listed page has the structured data of its kind, and shows its breadcrumbs', () => {
  const listed = new Set(sitemapPaths());
  const faults = listedPages().flatMap(({ path, html }) => {
    const things = jsonLdOf(html);
    const types = things.map((thing) => thing['@type']);
    const expected = kinds.filter(([kind]) => kind.test(path)).flatMap(([, ...names]) => names);
    const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    const shown = tagsOf(html).some(
      ({ name, attributes }) => name === 'nav' && attributes.get('aria-label') === 'Breadcrumb',
    );
    const steps: { item?: string }[] = Object(trail).itemListElement ?? [];
    return [
      expected.length === 0 && 'is of no kind',
      ...expected.filter((type) => !types.includes(type)).map((type) => `has no ${type}`),
      shown !== (trail !== undefined) && 'shows other breadcrumbs than its data',
      ...steps.map(({ item }) => item && !listed.has(new URL(item).pathname) && `leads to ${item}`),
    ]
      .filter(Boolean)
      .map((fault) => `${path} ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('share tags have the page’s own title, description and address', () => {
  const others = listedPages().filter(
    ({ html }) =>
      !/\S/.test(metaOf(html, 'og:title') ?? '') ||
      metaOf(html, 'og:description') !== metaOf(html, 'description') ||
      metaOf(html, 'og:url') !== canonicalOf(html),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});
