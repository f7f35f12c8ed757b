import { expect, it } from 'vitest';

import { isPagePath, speculationRules } from './speculation-rules';

/** Whether the rules apply to a path (URL Pattern Standard, in this form a regular expression). */
function isInRules(path: string): boolean {
  const [, not] = JSON.parse(speculationRules).prefetch[0].where.and;
  return !new RegExp(`^${not.not.href_matches}$`).test(path);
}

it.each([
  ['/', true],
  ['/blog/blog-05', true],
  ['/administration', true],
  ['/feeds/blog.rss', false],
  ['/art/blog.blog-05.card.svg', false],
  ['/blog/blog-05.md', false],
  ['/admin/manage-posts', false],
])('%s is fetched before its link is followed: %s', (path, expected) => {
  expect(isPagePath(path)).toBe(expected);
  expect(isInRules(path)).toBe(expected);
});
