import { expect, it } from 'vitest';

import { isPagePath, speculationRules } from './speculation-rules';

const [, { not }] = JSON.parse(speculationRules).prefetch[0].where.and;
/** By the URL Pattern Standard, in this form a regular expression. */
const excluded = new RegExp(`^${not.href_matches}$`);

it.each([
  ['/', true],
  ['/administration', true],
  ['/feeds/blog.rss', false],
  ['/blog/blog-05.md', false],
  ['/admin/manage-posts', false],
])('%s is fetched before its link is followed: %s', (path, expected) => {
  expect(isPagePath(path)).toBe(expected);
  expect(excluded.test(path)).toBe(!expected);
});
