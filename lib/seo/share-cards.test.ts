import { expect, it } from 'vitest';

import { blog } from '../content/collections/blog';
import { shareCards, sharePath } from './share-cards';

it('a share card shows the series of a post once', () => {
  const parts = shareCards().filter(({ kind }) => /· Part \d of \d$/.test(kind));
  expect(parts).toHaveLength(blog.all().filter(({ series }) => series).length);
  for (const { title } of parts) expect(title).not.toMatch(/Part \d/);
});

it.each([
  ['/', 'index.png'],
  ['/blog/blog-06', 'blog.blog-06.png'],
  ['/blog/page/2', 'blog.png'],
  ['/blog/preview', 'blog.png'],
  ['/blog/2024', 'blog.png'],
  ['/blog/2024/05/page/2', 'blog.png'],
  ['/blog/2024-in-numbers', 'blog.2024-in-numbers.png'],
  ['/demos/404', 'index.png'],
])('the share image of %s is %s', (path, file) => expect(sharePath(path)).toBe(`/og/${file}`));
