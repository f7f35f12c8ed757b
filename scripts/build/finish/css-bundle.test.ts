import { expect, it } from 'vitest';

import { cssBundle } from './css-bundle';

const plain = (file: string) => cssBundle(file, new Set(['prose']));

it('groups the articles of a folder and gives the home page its own group', () => {
  expect(plain('blog/blog-05.html')).toBe(plain('blog/x.html'));
  expect(plain('about.html')).toBe(plain('404.html'));
  expect(plain('blog/404.html')).toBe(plain('404.html'));
  expect(plain('blog/page/2.html')).toBe(plain('blog.html'));
  expect(new Set(['index.html', 'about.html', 'blog/x.html'].map(plain)).size).toBe(3);
});

it('groups the lists of the blog apart from its articles', () => {
  const list = (file: string) => cssBundle(file, new Set(['group']));
  expect(list('blog/topics/x.html')).toBe(list('blog/series.html'));
  expect(list('blog/topics.html')).not.toBe(plain('blog/x.html'));
  expect(list('industries/x.html')).toBe(plain('industries/y.html'));
});

it('gives articles with charts, and those with diagrams alone, their own groups', () => {
  const charted = cssBundle('blog/x.html', new Set(['prose', 'chart']));
  expect(charted).not.toBe(plain('blog/x.html'));
  expect(cssBundle('blog/y.html', new Set(['chart', 'diagram']))).toBe(charted);
  const drawn = cssBundle('blog/z.html', new Set(['prose', 'diagram']));
  expect([charted, plain('blog/z.html')]).not.toContain(drawn);
});
