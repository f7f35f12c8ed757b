import { expect } from '@playwright/test';
import {
  authorPaths,
  demos,
  industries,
  jobs,
  papers,
  posts,
  seriesPaths,
  topicPaths,
} from './support/content';
import { canonicalOf, isHidden, tagsOf, textOf } from './support/html';
import { inParallel } from './support/parallel';
import { builtOrigin, exportedPage, exportedPages } from './support/sitemap';
import { test } from './support/test';

interface Row {
  path: string;
  /** Text of the h1, where it is fixed. */
  heading?: string | RegExp;
  /** Canonical address, if this address is a second one. */
  repeats?: string;
  /** Excluded from search engines in every environment. */
  hidden?: boolean;
}

/** Every route of docs/specification.md R1 to R3. */
const rows: Row[] = [
  { path: '/' },
  { path: '/about', heading: 'About' },
  { path: '/services', heading: 'Our Services' },
  { path: '/services/ai-readiness-and-adoption', heading: 'AI Readiness & Strategy' },
  { path: '/services/AIReadinessAdoption', repeats: '/services/ai-readiness-and-adoption' },
  { path: '/services/ai-enablement' },
  { path: '/services/ai-strategy' },
  { path: '/services/ai-solution-development' },
  { path: '/services/ai-solutions' },
  { path: '/services/AISolutions', repeats: '/services/ai-solutions' },
  { path: '/services/ai-products' },
  { path: '/contact', heading: 'Contact Us' },
  { path: '/contact/sent', heading: 'Message Sent Successfully!', hidden: true },
  { path: '/blog', heading: 'Blog' },
  { path: '/blogs', repeats: '/blog' },
  ...posts().flatMap(({ id, title }) => [
    { path: `/blog/${id}`, heading: title },
    { path: `/blogs/${id}`, repeats: `/blog/${id}` },
  ]),
  { path: '/blog/preview', heading: 'Blog Post Not Found', hidden: true },
  { path: '/privacy', heading: 'Privacy' },
  { path: '/blog/topics', heading: 'Topics' },
  { path: '/blog/series', heading: 'Series' },
  ...[...topicPaths(), ...seriesPaths(), ...authorPaths()].map((path) => ({ path })),
  { path: '/search', heading: 'Search', hidden: true },
  { path: '/insights', heading: 'Industry Insights' },
  { path: '/whitepapers', heading: 'White Papers' },
  ...papers().map(({ id, title }) => ({ path: `/whitepapers/${id}`, heading: title })),
  { path: '/careers', heading: 'Join Our Team' },
  ...jobs().map(({ id, title }) => ({ path: `/careers/${id}`, heading: title })),
  { path: '/demos', heading: /^AI in Action: See What[’']s Possible$/ },
  ...demos().map(({ id, name, active }) => ({
    path: `/demos/${id}`,
    heading: name,
    hidden: !active,
  })),
  { path: '/industries' },
  ...industries().map(({ id, title }) => ({ path: `/industries/${id}`, heading: title })),
  { path: '/tools', repeats: '/tools/genai-landscape' },
  { path: '/tools/genai-landscape', heading: 'GenAI Landscape' },
  { path: '/admin/manage-posts', hidden: true },
];

const textOfH1 = (html: string) => textOf(html, 'h1');

test('every route of the specification answers with its page', async ({ request }) => {
  const answers = await inParallel(rows, async ({ path, heading, repeats }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    const html = await answer.text();
    const shown = textOfH1(html);
    const original = repeats ? exportedPage(repeats).html : html;
    return {
      path,
      status: answer.status(),
      h1: heading instanceof RegExp ? heading.test(shown) : shown === (heading ?? shown),
      sameAsOriginal:
        shown === textOfH1(original) && textOf(html, 'title') === textOf(original, 'title'),
      hidden: isHidden(html),
      canonical: new URL(canonicalOf(html) ?? 'none:').href,
    };
  });
  expect(answers).toEqual(
    rows.map(({ path, repeats, hidden = false }) => ({
      path,
      status: 200,
      h1: true,
      sameAsOriginal: true,
      hidden,
      canonical: new URL(repeats ?? path, builtOrigin()).href,
    })),
  );
});

test('every exported page has one h1 with words', () => {
  const without = exportedPages().filter(
    ({ html }) => tagsOf(html).filter(({ name }) => name === 'h1').length !== 1 || !textOfH1(html),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('the lists of the specification are complete', () => {
  expect(new Set(industries().map(({ id }) => id))).toEqual(
    new Set([
      'private-equity',
      'logistics',
      'healthcare',
      'legal-services',
      'manufacturing',
      'financial-services',
      'energy',
      'insurance',
      'life-sciences',
    ]),
  );
  expect(jobs().map(({ id }) => id)).toEqual(
    expect.arrayContaining(['vp-operations', 'ai-strategist']),
  );
  const idsOf = (active: boolean) =>
    new Set(demos().flatMap((demo) => (demo.active === active ? demo.id : [])));
  expect(idsOf(true)).toEqual(
    new Set([
      'computer-vision',
      'smart-dispatch-scheduler',
      'ai-data-validation',
      'appointment-scheduling',
    ]),
  );
  expect(idsOf(false)).toEqual(new Set(['transfer-pricing', 'ai-behavioral-assessment']));
  expect(posts().map(({ id }) => id)).toEqual(
    expect.arrayContaining(['blog-05', 'blog-06', 'blog-10', 'blog-11', 'blog-12', 'blog-30']),
  );
});
