import { expect, it } from 'vitest';

import { blog } from '#lib/content/collections/blog';
import { tempProject } from '#lib/content/fixtures/temp-project';
import { writePosts } from './posts';

it('writes numbered posts that pass the schema, over ten years, deterministically', () => {
  const folders = [tempProject({}), tempProject({})];
  for (const folder of folders) writePosts(folder, 240);
  const read = folders.map((folder) => blog.inspect(folder));
  expect(read.flatMap(({ problems }) => problems)).toEqual([]);
  const [posts = [], again] = read.map(({ entries }) => entries.map(({ entry }) => entry));
  expect(posts).toHaveLength(240);
  expect(posts.every(({ numbered }) => numbered)).toBe(true);
  expect(new Set(posts.map(({ date }) => date.slice(0, 7))).size).toBe(120);
  const words = posts.map(({ body }) => body.split(/\s+/).length);
  expect(Math.min(...words)).toBeGreaterThan(700);
  expect(Math.max(...words)).toBeLessThan(1200);
  expect(again).toEqual(posts);
});
