import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import { redirectPage, writeRedirectPages } from './redirect-pages';

const siteUrl = 'https://www.loom.example';

it('writes a page for each old path, and replaces no file', async () => {
  const out = tempProject({ 'taken.html': 'a page' });
  const moved = { '/old/name': '/new', '/taken': '/new', '/old/post.php': '/new' };
  await writeRedirectPages(out, moved, siteUrl);
  expect((await readdir(out, { recursive: true })).sort()).toEqual([
    'old',
    path.join('old', 'name.html'),
    'taken.html',
  ]);
  expect(await readFile(path.join(out, 'taken.html'), 'utf8')).toBe('a page');
});

it('redirects by a refresh, a canonical address and a link, in valid HTML', async () => {
  const page = redirectPage('/blog/new', siteUrl);
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/blog/new">');
  expect(page).toContain('<link rel="canonical" href="https://www.loom.example/blog/new">');
  expect(page).toContain('<a href="/blog/new">https://www.loom.example/blog/new</a>');
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  expect((await validator.validateString(page)).results).toEqual([]);
});
