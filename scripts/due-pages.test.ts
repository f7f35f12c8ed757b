import { beforeAll, expect, it } from 'vitest';

import { blog } from '#lib/content/collections/blog';
import { canonicalPages } from '#lib/content/urls';
import { duePages } from './due-pages';

// Reads the content of the site once.
beforeAll(() => void canonicalPages());

const sitemap = (paths: readonly string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>https://www.example.com${path}</loc></url>`).join('')}</urlset>`;
const all = () => canonicalPages().map(({ path }) => path);

it('names the pages that the published site does not have', () => {
  const [post] = blog.all();
  const path = post ? blog.url(post) : '';
  expect(duePages(sitemap(all().filter((each) => each !== path)))).toEqual([path]);
});

it('names nothing when the published site has every page', () => {
  expect(duePages(sitemap([...all(), '/blog/gone']))).toEqual([]);
});

it('fails for a text that is no sitemap', () => {
  expect(() => duePages('<html></html>')).toThrow('Expected a sitemap');
});
