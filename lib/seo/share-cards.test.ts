import { expect, it } from 'vitest';

import { sharePath } from './share-cards';

it.each([
  ['/', 'index.png'],
  ['/blog/preview', 'blog.png'],
  ['/services/preview', 'services.preview.png'],
  ['/blog/2024', 'blog.png'],
  ['/blog/2024/05/page/2', 'blog.png'],
  ['/blog/2024-in-numbers', 'blog.2024-in-numbers.png'],
  ['/demos/404', 'index.png'],
])('the share image of %s is %s', (path, file) => expect(sharePath(path)).toBe(`/og/${file}`));
