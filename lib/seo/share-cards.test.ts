import { expect, it } from 'vitest';

import { blog } from '../content/collections/blog';
import { demos } from '../content/collections/demos';
import { canonicalPages } from '../content/pages/urls';
import { shareCards, shareFile, sharePath } from './share-cards';

const cards = shareCards();

it('there is a share card for every page, in a file of its own, named by letters and digits', () => {
  const files = cards.map(({ path }) => shareFile(path));
  const pages = [...canonicalPages().map(({ path }) => path), ...demos.all().map(demos.url)];
  expect(pages).toContain('/');
  expect(files).toEqual(expect.arrayContaining(pages.map(shareFile)));
  expect(new Set(files).size).toBe(files.length);
  for (const file of files) expect(file).toMatch(/^[\p{L}\p{M}\d.-]+\.png$/u);
});

it('a share card shows the series of a post once', () => {
  const parts = cards.filter(({ kind }) => /· Part \d of \d$/.test(kind));
  expect(parts).toHaveLength(blog.all().filter(({ series }) => series).length);
  for (const { title } of parts) expect(title).not.toMatch(/Part \d/);
});

it.each([
  ['/', 'index.png'],
  ['/about', 'about.png'],
  ['/blog/blog-06', 'blog.blog-06.png'],
  ['/tools/genai-landscape', 'tools.genai-landscape.png'],
  ['/blog/page/2', 'blog.png'],
  ['/blog/preview', 'blog.png'],
  ['/blog/2024', 'blog.png'],
  ['/blog/2024/05', 'blog.png'],
  ['/blog/2024/05/page/2', 'blog.png'],
  ['/blog/2024-in-numbers', 'blog.2024-in-numbers.png'],
  ['/404', 'index.png'],
  ['/demos/404', 'index.png'],
])('the share image of %s is %s', (path, file) => {
  expect(shareFile(path)).toBe(file);
  expect(sharePath(path)).toBe(`/og/${file}`);
});
