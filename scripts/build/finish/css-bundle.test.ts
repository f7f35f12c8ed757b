import { expect, it } from 'vitest';

import { cssBundle } from './css-bundle';

it('groups the pages of a folder; a page at the root is its own group', () => {
  expect(cssBundle('index.html')).toBe('/');
  expect(cssBundle('about.html')).toBe('/about');
  expect(cssBundle('blog/blog-05.html')).toBe('/blog/*');
  expect(cssBundle('blog/x.html')).toBe('/blog/*');
  expect(cssBundle('blog/page/2.html')).toBe('/blog/page/*');
});
