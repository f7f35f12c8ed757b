import { expect, it } from 'vitest';

import { sampleData, samplePost } from './fixtures';
import { sessionCounts } from './session-counts';
import { type BlogAction, blogReducer, emptyBlog } from './store';

const open: BlogAction = { type: 'open', editorData: sampleData };
/** The three samples are dated April 2025. */
const published = { '2025-04': 4, '2024-05': 2 };
const countsAfter = (...actions: BlogAction[]) =>
  sessionCounts(published, [open, ...actions].reduce(blogReducer, emptyBlog));
const inMonth = (id: string, month: string) => ({
  ...samplePost(id),
  publishDate: `${month}-01T00:00:00.000Z`,
});

const openFive: BlogAction = { type: 'openPost', post: inMonth('blog-05', '2024-05') };

it.each<[string, BlogAction[], Record<string, number>]>([
  ['no change', [], published],
  [
    'a new post of a new month',
    [{ type: 'add', post: inMonth('four', '2026-01') }],
    { ...published, '2026-01': 1 },
  ],
  [
    'a new post of a known month',
    [{ type: 'add', post: samplePost('four') }],
    { ...published, '2025-04': 5 },
  ],
  [
    'a post that moves',
    [{ type: 'update', post: inMonth('two', '2024-05') }],
    { '2025-04': 3, '2024-05': 3 },
  ],
  ['a post that is only opened', [openFive], published],
  [
    'a post of another month that is opened and deleted',
    [openFive, { type: 'remove', id: 'blog-05' }],
    { ...published, '2024-05': 1 },
  ],
  ['a deleted post', [{ type: 'remove', id: 'one' }], { ...published, '2025-04': 3 }],
])('counts posts by month after %s', (_, actions, counts) => {
  expect(countsAfter(...actions)).toEqual(counts);
});

it('omits a month whose last post was deleted', () => {
  const removeAll = ['one', 'two', 'three'].map((id): BlogAction => ({ type: 'remove', id }));
  const state = [open, ...removeAll].reduce(blogReducer, emptyBlog);
  expect(sessionCounts({ '2025-04': 3, '2024-05': 2 }, state)).toEqual({ '2024-05': 2 });
});
