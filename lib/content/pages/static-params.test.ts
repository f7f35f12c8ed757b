import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';

import { pagePaths, pageRows, termsPages } from '../../site/pages';
import { routes } from '../../site/routes';
import { demoFile, postFiles } from '../fixtures/entries';
import { companyFile, draftPages, enterSite, postWith, writeIn } from '../fixtures/temp-project';
import { periodIndex } from './blog-index';
import { offPaths, staticParams } from './static-params';

it('gives the parameters of a route, by their names, or a placeholder for an empty list', () => {
  const sheets = [{ name: 'A', columns: [], rows: [] }];
  const workbook = { title: 'A', paper: 'not-yet', figures: [], sheets };
  enterSite({
    'content/demos/watch.json': demoFile(),
    'content/workbooks/a.json': JSON.stringify(workbook),
  });
  expect(staticParams('/documents/[file]')).toEqual([{ file: '_' }]);
  expect(staticParams(`${routes.demos}/[id]`)).toEqual([{ id: 'watch' }]);
  expect(staticParams('/blog/[id]')).toEqual([{ id: 'first' }, { id: '2024' }]);
  expect(staticParams('/blog/[id]/[month]')).toEqual([{ id: '2024', month: '05' }]);
  expect(periodIndex(['2024', '05'])?.title).toBe('Posts from May 2024');
  expect(periodIndex(['2024-05'])).toBeUndefined();
  expect(staticParams(`${routes.careers}/[jobId]`)).toEqual([{ jobId: '_' }]);
  expect(staticParams('/blog/topics/[topic]/page/[page]')).toEqual([{ topic: '_', page: '_' }]);
});

it('leaves out what the build takes from the last one, but never all', () => {
  const root = enterSite(postFiles({ second: {} }));
  const files = ['first.json', 'second.json'].map((file) => `/admin/posts/${file}`);
  writeIn(root, 'list.json', JSON.stringify(['/blog/first', '/blog/second', ...files]));
  vi.stubEnv('UNCHANGED_ROUTES', path.join(root, 'list.json'));
  expect(staticParams('/blog/[id]')).toEqual([{ id: '2024' }]);
  expect(staticParams('/admin/posts/[file]')).toHaveLength(1);
});

it('lists the pages of a draft, with their entries and files, as off', () => {
  enterSite({
    'content/demos/watch.json': demoFile(),
    ...draftPages('landscape', 'demos', 'trust'),
  });
  const off = offPaths();
  for (const each of [
    ...[routes.landscape, '/tools', '/landscape/genai-landscape.svg', pagePaths.trust],
    ...[routes.demos, routes.demo('404'), routes.demo('_'), routes.careers, routes.job('_')],
  ]) {
    expect(off).toContain(each);
  }
  const others = ['/', '/blog', '/blogs', '/blog/_', '/feeds/_', '/admin/posts.json'];
  for (const each of [...others, pagePaths.pricing]) expect(off).not.toContain(each);
});

/** Paths of all pages and files of app/, with `_` for each parameter. */
const routesOfApp = () =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:page\.tsx|route\.ts)$/.test(path.basename(file)))
    .map((file) => `/${path.dirname(file)}`.replace(/\/\([^)]*\)/g, '').replace(/\[\w+\]/g, '_'))
    .map((route) => route || '/');

/** Files of every site, and `/_`, the route of the pages of terms, which are off one by one. */
const always = [
  ...['/_', '/art/_', '/auth/team.json', '/diagrams/_'],
  ...['/favicon.ico', '/icon.svg', '/icons/_', '/og/_'],
  // Of `npm run dev`.
  '/content-changes',
];

it('knows every page and file that a site may do without, and each row of the table has a page', () => {
  enterSite({
    'content/blog/first.md': postWith({ 6: 'draft: true' }),
    ...draftPages(...pageRows.flatMap(({ id, required }) => (required ? [] : id))),
  });
  const required = pageRows.filter((row) => row.required).map((row) => row.path);
  const terms = termsPages.map((id) => pagePaths[id]);
  expect([...required, ...always, ...offPaths()].sort()).toEqual(
    [...routesOfApp(), ...terms].sort(),
  );
});

it('has no editor and no file of team members without accounts', () => {
  enterSite(companyFile({ accounts: false }));
  const off = ['/admin/manage-posts', '/admin/posts.json', '/auth/team.json', '/blog/preview'];
  expect(offPaths()).toEqual(expect.arrayContaining(off));
  expect(offPaths()).not.toContain('/blog');
});
