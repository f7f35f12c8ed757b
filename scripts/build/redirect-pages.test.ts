import { readdirSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';

import { readIn, tempProject } from '#lib/content/fixtures/temp-project';
import { writeRedirectPages } from './redirect-pages';

it('writes a valid page with a refresh for each old path, and replaces no file', async () => {
  const out = tempProject({ 'taken.html': 'a page' });
  const moved = { '/old/name': '/blog/new', '/taken': '/new', '/old/post.php': '/new' };
  await writeRedirectPages(out, moved, 'https://www.loom.example');
  expect(readdirSync(path.join(out, 'old'))).toEqual(['name.html']);
  expect(readIn(out, 'taken.html')).toBe('a page');
  const page = readIn(out, 'old/name.html');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/blog/new">');
  expect(page).toContain('<link rel="canonical" href="https://www.loom.example/blog/new">');
  expect(page).toContain('<a href="/blog/new">https://www.loom.example/blog/new</a>');
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  expect((await validator.validateString(page)).results).toEqual([]);
});
