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
import { canonicalOf, isHidden, jsonLdOf, metaOf } from './support/html';
import { builtOrigin, exportedPage, exportedPages, sitemapPaths } from './support/sitemap';
import { test } from './support/visit';

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
});

test('every page is in the sitemap, hidden, or a repeat of one that is', () => {
  const listed = new Set(sitemapPaths());
  for (const { path, html } of exportedPages()) {
    const named = new URL(canonicalOf(html) ?? 'none:').pathname;
    const kinds = [
      listed.has(path) && named === path && !isHidden(html),
      !listed.has(path) && isHidden(html),
      !listed.has(path) && named !== path && listed.has(named) && !isHidden(html),
    ];
    expect(kinds.filter(Boolean), path).toHaveLength(1);
  }
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

test('the feed is announced, well-formed and lists the newest posts', async ({ page, request }) => {
  await page.goto('/blog');
  const href = await page
    .locator('link[rel="alternate"][type="application/atom+xml"]')
    .getAttribute('href');
  const { pathname } = new URL(href ?? '', page.url());
  const answer = await request.get(pathname);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('xml');
  const feed = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const texts = (selector: string) =>
        [...parsed.querySelectorAll(selector)].map((node) => node.textContent);
      return {
        fault: texts('parsererror'),
        links: [...parsed.querySelectorAll('entry > link')].map((link) =>
          link.getAttribute('href'),
        ),
        titles: texts('entry > title'),
        days: texts('entry > updated'),
      };
    },
    await answer.text(),
  );
  const newest = newestPosts();
  expect(feed).toEqual({
    fault: [],
    links: newest.map(({ id }) => `${builtOrigin()}/blog/${id}`),
    titles: newest.map(({ title }) => title),
    days: newest.map(({ updated }) => `${updated}T00:00:00Z`),
  });
});

for (const { path, type, facts } of [
  { path: '/', type: 'Organization', facts: ['name', 'email', 'telephone', 'address'] },
  { path: '/blog/blog-06', type: 'BlogPosting', facts: ['headline', 'datePublished', 'author'] },
  {
    path: '/whitepapers/competitive-divide-blog',
    type: 'Report',
    facts: ['headline', 'abstract', 'datePublished', 'author'],
  },
  {
    path: '/careers/ai-strategist',
    type: 'JobPosting',
    facts: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  },
  {
    path: '/tools/genai-landscape',
    type: 'ImageObject',
    facts: ['name', 'contentUrl', 'license', 'creator', 'creditText'],
  },
]) {
  test(`${path} carries ${type} data`, () => {
    const data = jsonLdOf(exportedPage(path).html);
    const block = data.find((candidate) => candidate['@type'] === type);
    expect(block).toMatchObject({ '@context': 'https://schema.org' });
    for (const fact of facts) expect(block?.[fact], fact).toBeTruthy();
  });
}

test('structured data parses on every page', () => {
  const blocks = exportedPages().flatMap(({ html }) => jsonLdOf(html));
  expect(blocks.length).toBeGreaterThan(posts().length);
  for (const block of blocks) expect(block['@type']).toEqual(expect.any(String));
});

test('share tags have the page’s own title, description and address', () => {
  for (const path of sitemapPaths()) {
    const { html } = exportedPage(path);
    expect(metaOf(html, 'og:title'), path).toMatch(/\S/);
    expect(metaOf(html, 'og:description'), path).toBe(metaOf(html, 'description'));
    expect(metaOf(html, 'og:url'), path).toBe(canonicalOf(html));
  }
});
