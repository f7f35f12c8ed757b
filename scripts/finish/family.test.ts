import { expect, it } from 'vitest';

import { familyOf } from './family';

it('puts the articles of a folder together and the home page by itself', () => {
  expect(familyOf('blog/blog-05.html')).toBe(familyOf('blog/x.html'));
  expect(familyOf('about.html')).toBe(familyOf('404.html'));
  expect(familyOf('blog/404.html')).toBe(familyOf('404.html'));
  expect(familyOf('blog/page/2.html')).toBe(familyOf('blog.html'));
  expect(new Set(['index.html', 'about.html', 'blog/x.html'].map(familyOf)).size).toBe(3);
});
