import { describe, expect, it } from 'vitest';

import { shareFile, sharePath } from './share-path';

describe('shareFile', () => {
  it.each([
    ['/', 'index.png'],
    ['/about', 'about.png'],
    ['/blog/blog-06', 'blog.blog-06.png'],
    ['/tools/genai-landscape', 'tools.genai-landscape.png'],
    ['/blog/page/2', 'blog.png'],
    ['/blog/preview', 'blog.png'],
    ['/404', 'index.png'],
    ['/demos/404', 'index.png'],
  ])('of %s is %s', (path, file) => {
    expect(shareFile(path)).toBe(file);
    expect(sharePath(path)).toBe(`/og/${file}`);
  });
});
