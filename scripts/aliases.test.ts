import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

import { linkAliases } from './aliases';

it('gives list and posts a second name, not the older pages, and does so again', async () => {
  const out = await mkdtemp(path.join(tmpdir(), 'aliases-'));
  await mkdir(path.join(out, 'blog/page'), { recursive: true });
  const posts = ['a.html', 'a.html.br', 'a.txt', '404.html'];
  const files = ['blog.html', 'blog.html.gz', 'blog.txt', ...posts.map((name) => `blog/${name}`)];
  for (const file of [...files, 'blog/page/2.html']) await writeFile(path.join(out, file), file);
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
