import { describe, expect, it } from 'vitest';

import { blog } from './collections/blog';
import { industries } from './collections/industries';
import { services } from './collections/services';
import { whitepapers } from './collections/whitepapers';
import { relatedTo } from './related';
import { linkablePaths } from './urls';

/** Every page that shows related pieces. */
const paths = [blog, whitepapers, industries, services].flatMap((collection) =>
  collection.all().map((entry) => collection.url(entry)),
);

describe('relatedTo', () => {
  it('links each page to two or three other pages, at most two of a kind', () => {
    const linkable = linkablePaths();
    for (const path of paths) {
      const links = relatedTo(path);
      expect([2, 3], path).toContain(links.length);
      const hrefs = links.map(({ href }) => href);
      expect(new Set(hrefs).size, path).toBe(links.length);
      expect(hrefs, path).not.toContain(path);
      expect(hrefs.filter((href) => !linkable.has(href))).toEqual([]);
      for (const { kind, title } of links) {
        expect(links.filter((other) => other.kind === kind).length).toBeLessThanOrEqual(2);
        expect(title).toBeTruthy();
      }
    }
  });

  it('does not link the parts of a series to each other, nor industries to industries', () => {
    for (const { id, series } of blog.all()) {
      const hrefs = relatedTo(blog.url({ id })).map(({ href }) => href);
      const parts = blog.all().filter((post) => series && post.series?.name === series.name);
      expect(parts.filter((part) => hrefs.includes(blog.url(part)))).toEqual([]);
    }
    for (const industry of industries.all()) {
      const kinds = relatedTo(industries.url(industry)).map(({ kind }) => kind);
      expect(kinds).not.toContain('Industry');
    }
  });

  it('has nothing for an unknown page', () => expect(relatedTo('/gone')).toEqual([]));
});
