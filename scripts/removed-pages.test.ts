import { beforeAll, describe, expect, it } from 'vitest';

import { redirects } from '#lib/content/redirects';
import { canonicalPages } from '#lib/content/urls';

import { removedPages } from './removed-pages';

// Reads the content of the site once.
beforeAll(() => void canonicalPages());

const sitemap = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>https://www.example.com${path}</loc></url>`).join('\n')}</urlset>`;

describe('removedPages', () => {
  it('finds nothing while every published page is there', () => {
    const paths = canonicalPages().map(({ path }) => path);
    expect(removedPages(sitemap(...paths, '/about/'))).toEqual([]);
  });

  it('finds a page that is gone', () => {
    const [problem, ...others] = removedPages(sitemap('/', '/blog/not-a-post?a=1&amp;b=2'));
    expect(others).toEqual([]);
    expect(problem?.message).toContain('/blog/not-a-post is published, but no page');
    expect(problem?.fix).toContain('restore the page, or add /blog/not-a-post to "aliases"');
  });

  it('accepts a page that an alias replaces', () => {
    expect(removedPages(sitemap(...Object.keys(redirects())))).toEqual([]);
  });

  it.each([
    '',
    '<html></html>',
    '<sitemapindex><sitemap><loc>https://www.example.com/a.xml</loc></sitemap></sitemapindex>',
  ])('fails for %j, which names no page', (text) => {
    expect(() => removedPages(text)).toThrow('Expected a sitemap');
  });
});

it('redirects lead to pages', () => {
  const gone = removedPages(sitemap(...Object.values(redirects())));
  expect(gone).toEqual([]);
});
