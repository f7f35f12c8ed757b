import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { jobFile } from '#lib/content/fixtures/entries';
import {
  enterProject,
  type Files,
  pageFile,
  postWith,
  smallSite,
  writeIn,
} from '#lib/content/fixtures/temp-project';
import { isParsed } from '#lib/content/load/content-file';
import { inspectAll } from '#lib/content/load/registry';
import { editorData, postSource } from '#lib/editor/editor-data';
import { routes } from '#lib/site/routes';
import { findLeaks } from './unpublished';

const excerptOf = (name: string) =>
  `Nobody may read of ${name} before the day on which it is published here.`;
const draft = postWith({
  2: 'title: "A \\"Merger\\" & More"\ndraft: true',
  ...{ 5: 'category: Governance', 6: 'tags: [governance]' },
  7: `excerpt: "${excerptOf('the merger')}"`,
  9: 'Two **mills** become one and the same company in the spring.\n\n- The looms stay where they are now.\n\n![A mill of two](merged-mill.jpg)',
});
const scheduled = postWith({
  2: 'title: "Prices of Next Year"',
  3: 'date: 2999-01-01',
  7: `excerpt: "${excerptOf('the prices')}"`,
  9: 'Thread costs a tenth more from January.',
});
const files: Files = {
  ...smallSite,
  'content/jobs/dyer.json': jobFile({ title: 'Dyer of Threads', draft: true }),
  'content/blog/merger.md': draft,
  'content/blog/prices.md': scheduled,
};

/** Leaks of an export with these files, each as `file: entry`. */
async function leaksOf(exported: Record<string, string>, content = files) {
  const root = enterProject(content);
  rmSync(path.join(root, 'out'), { recursive: true, force: true });
  for (const [file, text] of Object.entries({ 'index.html': 'Cloth', ...exported })) {
    writeIn(path.join(root, 'out'), file, text);
  }
  const { files: found, problems } = inspectAll();
  expect(problems).toEqual([]);
  const leaks = await findLeaks(path.join(root, 'out'), found.filter(isParsed));
  return leaks.map(({ file, entry }) => `${file}: ${path.parse(entry).name}`);
}

it.each([
  ['merger', 'a.html', 'A &quot;Merger&quot; &amp; More'],
  ['merger', 'a/posts.json', '{"t":"A \\"Merger\\" & More"}'],
  ['prices', 'a.html', '<a>Prices of Next Year</a>'],
  ['prices', 'feed.xml', `<p>${excerptOf('the prices')}</p>`],
  ['merger', 'a.txt', '["The looms stay where they are now."]'],
  // Words beside emphasis.
  ['merger', 'a.js', '"become one and the same company in the spring."'],
  ['prices', 'sitemap.xml', '<loc>https://x.example/blog/prices</loc>'],
  ['merger', 'a.html', '<a href="/blogs/merger">'],
  ['merger', 'a.json', '[{"id":"merger"}]'],
  ['dyer', 'a.html', `<a href="${routes.job('dyer')}">`],
  ['merger', 'a.json', '["merged-mill.jpg"]'],
  ['dyer', `${routes.job('dyer').slice(1)}.html`, ''],
  ['prices', 'blog/prices.html', ''],
  ['merger', 'art/blog.merger.wide.svg', ''],
])('finds the unpublished entry %s in %s with %j', async (entry, file, text) => {
  expect(await leaksOf({ [file]: text })).toEqual([`${file}: ${entry}`]);
});

it.each([
  ['names that are parts of others', 'merger prices /blog/merger-of-two /blog/first'],
  ['a tag or a category', '["governance","Governance"]'],
])('does not report %s', async (_, text) => {
  expect(await leaksOf({ 'a.html': text, 'a.js': text })).toEqual([]);
});

it('does not report a text that is also published elsewhere', async () => {
  const page = { 'a.html': 'Thread costs a tenth more from January.' };
  const first = postWith({ 9: 'Thread costs a tenth more from January.' });
  expect(await leaksOf(page)).toEqual(['a.html: prices']);
  expect(await leaksOf(page, { ...files, 'content/blog/first.md': first })).toEqual([]);
});

it('does not report the name of a page that is off, which the code has', async () => {
  const off = { 'content/pages/careers.json': pageFile('careers', { draft: true }) };
  const exported = { 'a.js': '["Title of careers"]' };
  expect(await leaksOf(exported, { ...files, ...off })).toEqual([]);
});

it('the data of the editor contains none of them', async () => {
  enterProject(files);
  const text = JSON.stringify([editorData(), postSource('first')]);
  expect(text).toContain('first');
  expect(text).not.toMatch(/merger|prices/i);
  expect(await leaksOf({ 'admin/posts.json': text })).toEqual([]);
});
