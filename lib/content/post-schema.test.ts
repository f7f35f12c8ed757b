import { expect, it } from 'vitest';

import { isNumbered, postId } from './post-schema';

it.each(['404', 'authors', 'page', 'preview', 'series', 'topics'])('%s is reserved', (id) => {
  expect(postId.safeParse(id).error?.issues.map(({ message }) => message)).toEqual([
    `choose another name: /blog/${id} is reserved`,
  ]);
});

it('any other name may be one of a post', () => {
  expect(postId.safeParse('page-2').success).toBe(true);
  expect(postId.safeParse('Page_2').success).toBe(false);
});

it.each([
  ['blog-08', true],
  ['blog-123', true],
  ['blog-8', false],
  ['my-blog-08', false],
  ['blog-08-again', false],
])('%s is numbered: %s', (id, expected) => expect(isNumbered(id)).toBe(expected));
