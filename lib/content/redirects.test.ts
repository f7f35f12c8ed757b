import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { demoFile, industryFile, serviceFile } from './fixtures/entries';
import { enterProject, postWith, smallSite } from './fixtures/temp-project';
import { redirects } from './redirects';
import { linkablePaths } from './urls';

// Reads the content of the site once.
beforeAll(() => void linkablePaths());

afterEach(() => {
  vi.restoreAllMocks();
});

describe('redirects', () => {
  it('lead from the aliases of every kind of page, and of posts at both addresses', () => {
    const excerpt = (name: string) => `excerpt: "${`Excerpt of ${name}. `.repeat(4).trim()}"`;
    enterProject({
      ...smallSite,
      'content/blog/first.md': postWith({ 6: 'tags: [a]\naliases: [/blog/older, /old/first]' }),
      'content/blog/draft.md': postWith({
        2: 'title: Draft\ndraft: true',
        6: 'tags: [a]\naliases: [/blog/not-yet]',
        7: excerpt('draft'),
      }),
      'content/services/ai-weaving.json': serviceFile({
        aliases: ['/weaving', '/blog-of-weavers'],
      }),
      'content/industries/energy.json': industryFile({ aliases: ['/blog/energy'] }),
      'content/demos/watch.json': demoFile({ aliases: ['/watch'] }),
      'content/pages/about.json': JSON.stringify({
        title: 'About',
        description: 'Who we are, what we do and where we come from, in three parts.',
        heading: 'About',
        aliases: ['/who-we-are'],
      }),
    });
    expect(redirects()).toEqual({
      '/blog/older': '/blog/first',
      '/blogs/older': '/blogs/first',
      '/old/first': '/blog/first',
      '/weaving': '/services/ai-weaving',
      '/blog-of-weavers': '/services/ai-weaving',
      '/blog/energy': '/industries/energy',
      '/watch': '/demos/watch',
      '/who-we-are': '/about',
    });
  });

  // Old addresses of docs/specification.md R3.
  it.each([
    ['/blog/blog-5', '/blog/blog-05'],
    ['/blog/blog-8', '/blog/blog-08'],
    ['/blogs/blog-6', '/blogs/blog-06'],
  ])('lead from %s to %s', (from, to) => expect(redirects()[from]).toBe(to));

  it('lead to pages, never to another redirect', () => {
    const moved = redirects();
    const known = linkablePaths();
    expect(Object.values(moved).filter((to) => to in moved || !known.has(to))).toEqual([]);
  });
});
