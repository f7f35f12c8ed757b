import { expect, it, vi } from 'vitest';

import { postFiles } from '#lib/content/fixtures/entries';
import { enterSite } from '#lib/content/fixtures/temp-project';
import { routeHashes } from './route-hashes';

/** Dated a day apart, so `b` is between `a` and `c`, and nothing relates them to the others. */
const posts = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e'].map((id, day) => [
    id,
    { 3: `date: 2024-05-1${day}`, 5: `category: Topic ${id}`, 6: `tags: [word ${id}]` },
  ]),
);

/** Paths whose hashes differ after a change of the content. */
function changedBy(change: () => void): string[] {
  vi.useFakeTimers({ now: new Date('2025-01-31') });
  enterSite(postFiles(posts));
  const before = routeHashes();
  change();
  const after = routeHashes();
  vi.useRealTimers();
  return Object.keys(after).filter((url) => before[url] !== after[url]);
}

it.each([
  ['text', { 9: 'Another text of a loom.' }, ['/blog/b']],
  ['title', { 2: 'title: "Other"' }, ['/blog/a', '/blog/b', '/blog/c', '/og/blog.b.png']],
  ['series', { 5: 'category: Topic b\nseries: { name: Looms, part: 1 }' }, ['/blog/b']],
])('after a change of its %s a post changes the pages that show it', (_, change, expected) => {
  const changed = changedBy(() => enterSite(postFiles({ ...posts, b: { ...posts.b, ...change } })));
  expect(changed).toEqual(expect.arrayContaining([...expected, '/admin/posts/b.json']));
  expect(changed).not.toContain('/blog/e');
});

it('pages show the age of a post, and settings, so another month or setting changes them', () => {
  const changes = [
    () => vi.setSystemTime('2025-03-31'),
    () => vi.stubEnv('MEDIA_HOST', 'https://media.example.com'),
  ];
  const pages = ['first', ...Object.keys(posts)].map((id) => `/blog/${id}`);
  for (const change of changes) expect(changedBy(change).sort()).toEqual(pages.sort());
});
