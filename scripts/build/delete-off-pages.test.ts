import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import { deleteOffPages } from './delete-off-pages';

/** As Next.js exports a page that is on, one that is off, and placeholders of a page and a file. */
const exported = {
  'about.html': '',
  'about.txt': '',
  'about/__next._tree.txt': '',
  'blog.html': '',
  'blog.txt': '',
  'blog/__next._tree.txt': '',
  'blog/404.html': '',
  'blog/404.txt': '',
  'careers/_.html': '',
  'careers/_.txt': '',
  'careers/_/__next._tree.txt': '',
  'feeds/_': '',
};

const left = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();

it('deletes pages with their payloads, and files', async () => {
  const root = tempProject(exported);
  await deleteOffPages(root, ['/blog', '/careers/_', '/feeds/_']);
  expect(left(root)).toEqual([
    ...['about.html', 'about.txt', 'about/__next._tree.txt', 'blog/404.html', 'blog/404.txt'],
  ]);
});

it.each([
  ['the page that it expects', exported, '/jobs/_'],
  ['the payload of a page', { 'about.html': '' }, '/about'],
])('fails without %s', async (_, files, path) => {
  const deletion = deleteOffPages(tempProject(files), [path]);
  await expect(deletion).rejects.toThrow(`next build has not exported ${path}`);
});

it.each(['careers/_.html', 'feeds/_'])('fails with %s that no list has', async (name) => {
  const root = tempProject({ [name]: '' });
  await expect(deleteOffPages(root, [])).rejects.toThrow(`${name}, a placeholder`);
});
