import { beforeAll, describe, expect, it } from 'vitest';

import { redirects } from './redirects';
import { linkablePaths } from './urls';

// Reads the content of the site once.
beforeAll(() => void linkablePaths());

describe('redirects', () => {
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
