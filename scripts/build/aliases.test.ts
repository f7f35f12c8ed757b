import { link, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import { aliasPolicies, linkAliases } from './aliases';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, link: vi.fn(real.link) };
});

it('links the list and the posts, not the older pages, and can run again', async () => {
  const posts = ['a.html', 'a.html.br', 'a.txt', '404.html'];
  const files = ['blog.html', 'blog.html.gz', 'blog.txt', ...posts.map((name) => `blog/${name}`)];
  const exported = [...files, 'blog/page/2.html'].map((file) => [file, file]);
  const out = tempProject(Object.fromEntries(exported));
  await linkAliases(out);
  await writeFile(path.join(out, 'blogs/gone.html'), 'of a build before');
  expect(await linkAliases(out)).toBe(true);

  expect((await readdir(path.join(out, 'blogs'))).sort()).toEqual(posts.sort());
  for (const file of files) {
    const alias = path.join(out, file.replace('blog', 'blogs'));
    expect(await readFile(alias, 'utf8')).toBe(file);
    expect((await stat(alias)).ino).toBe((await stat(path.join(out, file))).ino);
  }
});

it('copies the files when the file system does not support hard links', async () => {
  const out = tempProject({ 'blog/a.html': 'a' });
  vi.mocked(link).mockRejectedValueOnce(new Error('EPERM'));
  await linkAliases(out);
  expect(await readFile(path.join(out, 'blogs/a.html'), 'utf8')).toBe('a');
});

it('gives the second address the policies of the first', () => {
  const policies = {
    '/*': 'a',
    '/blog': 'b',
    '/blog/*': 'c',
    '/blog/404': 'a',
    '/blog/page/*': 'd',
  };
  expect(aliasPolicies({ ...policies, '/blogger': 'e' })).toEqual({
    ...policies,
    '/blogger': 'e',
    '/blogs': 'b',
    '/blogs/*': 'c',
    '/blogs/404': 'a',
  });
});
