import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import { deleteOffPages } from './delete-off-pages';

/** As Next.js exports a page that is on, one that is off, and placeholders of a page and a file. */
const exported = [
  ...['about.html', 'about.txt', 'about/__next._tree.txt'],
  ...['blog.html', 'blog.txt', 'blog/__next._tree.txt', 'blog/404.html', 'blog/404.txt'],
  ...['careers/_.html', 'careers/_.txt', 'careers/_/__next._tree.txt', 'feeds/_'],
];

const exportOf = (names: readonly string[]) =>
  tempProject(Object.fromEntries(names.map((name) => [name, ''])));

it('deletes pages with their payloads, and files', async () => {
  const root = exportOf(exported);
  await deleteOffPages(root, ['/blog', '/careers/_', '/feeds/_']);
  expect(exported.filter((name) => existsSync(path.join(root, name)))).toEqual([
    ...['about.html', 'about.txt', 'about/__next._tree.txt', 'blog/404.html', 'blog/404.txt'],
  ]);
});

it.each([
  ['next build has not exported /jobs/_', '/jobs/_', exported],
  // Without its payload.
  ['next build has not exported /about', '/about', ['about.html']],
  ['careers/_.html, a placeholder', '/about', ['about.html', 'about.txt', 'careers/_.html']],
  ['feeds/_, a placeholder', '/about', ['about.html', 'about.txt', 'feeds/_']],
])('fails with "%s"', async (message, url, names) => {
  await expect(deleteOffPages(exportOf(names), [url])).rejects.toThrow(message);
});
