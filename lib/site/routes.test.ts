import { describe, expect, it } from 'vitest';

import { notFoundFamilies, routes } from './routes';

describe('routes', () => {
  const plain = Object.values(routes).filter((route) => typeof route === 'string');

  it('are each of its own, from the root and without a final slash', () => {
    expect(plain.length).toBeGreaterThan(10);
    expect(new Set(plain).size).toBe(plain.length);
    expect(plain.filter((route) => !/^\/$|^(\/[a-z.-]+)+$/.test(route))).toEqual([]);
  });

  // docs/specification.md R1 and R2.
  it.each([
    [routes.service('x'), '/services/x'],
    [routes.post('x'), '/blog/x'],
    [routes.postAlias('x'), '/blogs/x'],
    [routes.whitepaper('x'), '/whitepapers/x'],
    [routes.job('x'), '/careers/x'],
    [routes.demo('x'), '/demos/x'],
    [routes.industry('x'), '/industries/x'],
    [routes.landscape, '/tools/genai-landscape'],
    [routes.managePosts, '/admin/manage-posts'],
    [routes.sendEmail, '/send-email'],
  ])('%s is %s', (route, expected) => expect(route).toBe(expected));
});

describe('notFoundFamilies', () => {
  // Not white papers: an unknown one leads to the list (docs/specification.md W3).
  it('are those with their own not-found page', () => {
    expect([...notFoundFamilies].sort()).toEqual([
      'blog',
      'blogs',
      'careers',
      'demos',
      'industries',
    ]);
  });
});
