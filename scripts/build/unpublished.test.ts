import path from 'node:path';
import { expect, it } from 'vitest';
import { industryFile, jobFile } from '#lib/content/fixtures/entries';
import {
  draftPages,
  enterSite,
  type Files,
  json,
  postWith,
  smallSite,
} from '#lib/content/fixtures/temp-project';
import { isParsed } from '#lib/content/load/content-file';
import { inspectAll } from '#lib/content/load/registry';
import { editorChecks } from '#lib/editor/editor-checks';
import { editorData, postSource } from '#lib/editor/editor-data';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { findLeaks } from './unpublished';

const excerpt = 'Nobody may read of the prices before the day on which they are published here.';
const price = 'Thread costs a tenth more from January.';
const source = 'https://merger.example';
const { repository } = JSON.parse(smallSite['content/site.json'] ?? '');
const draft = postWith({
  2: 'title: "A \\"Merger\\" & More"\ndraft: true\nmistake: 1',
  ...{ 5: 'category: Governance', 6: 'tags: [governance]' },
  7: 'excerpt: "What is going to happen to two mills, which nobody may read of before it is published."',
  9: 'Two **mills** become one and the same company in the spring.\n\n- The looms stay where they are now.\n\n![A mill of two](merged-mill.jpg)\n\n[Dyeing](/services/weaving-and-dyeing-of-cloth) [two](https://mills.example/merger)',
});
const scheduled = postWith({
  ...{ 2: 'title: "Prices of Next Year"', 3: 'date: 2999-01-01' },
  ...{ 7: `excerpt: "${excerpt}"`, 9: price },
});
const files: Files = {
  'content/jobs/dyer.json': jobFile({ title: 'Dyer of Threads', draft: true }),
  'content/blog/merger.md': draft,
  'content/blog/prices.md': scheduled,
  'content/industries/mills.json': industryFile({
    draft: true,
    snapshot: {
      quote: 'Text.',
      stats: [{ text: '2 Of them', source: { label: 'A', url: source } }],
    },
  }),
  'content/links.json': json({
    links: ['https://mills.example/merger', source, repository].map((url) => ({
      ...{ url, checked: '2026-11-29', via: 'page', says: 'It.' },
    })),
  }),
};

/** Leaks of an export with these files, each as `file: entry`. */
async function leaksOf(exported: Record<string, string>, content = files) {
  const out = Object.entries(exported).map(([file, text]) => [`out/${file}`, text]);
  const root = enterSite({ ...content, ...Object.fromEntries(out) });
  const leaks = await findLeaks(path.join(root, 'out'), inspectAll().files.filter(isParsed));
  return leaks.map(({ file, entry }) => `${file}: ${path.parse(entry).name}`);
}

it.each([
  ['merger', 'a.html', 'A &quot;Merger&quot; &amp; More'],
  ['merger', 'a/posts.json', '{"t":"A \\"Merger\\" & More"}'],
  ['prices', 'a.html', '<a>Prices of Next Year</a>'],
  ['prices', 'feed.xml', `<p>${excerpt}</p>`],
  ['merger', 'a.txt', '["The looms stay where they are now."]'],
  ['merger', 'a.js', '"become one and the same company in the spring."'],
  ['prices', 'a.html', price],
  ['prices', 'sitemap.xml', '<loc>https://x.example/blog/prices</loc>'],
  ['merger', 'a.html', '<a href="/blogs/merger">'],
  ['merger', 'a.json', '[{"id":"merger"}]'],
  ['dyer', 'a.html', `<a href="${routes.job('dyer')}">`],
  ['merger', 'a.json', '["merged-mill.jpg"]'],
  ['dyer', `${routes.job('dyer').slice(1)}.html`, ''],
  ['merger', 'art/blog.merger.wide.svg', ''],
])('finds the unpublished entry %s in %s with %j', async (entry, file, text) => {
  expect(await leaksOf({ [file]: text })).toEqual([`${file}: ${entry}`]);
});

it.each<[string, string, Files]>([
  ['names that are parts of others', 'merger prices /blog/merger-of-two /blog/first', {}],
  ['a tag or a category', '["governance","Governance"]', {}],
  ['the address of a page that it links', '"/services/weaving-and-dyeing-of-cloth"', {}],
  ['a text that is published too', price, { 'content/blog/first.md': postWith({ 9: price }) }],
  ...[messages.blogList.showAll, 'Authorization'].map((title): [string, string, Files] => [
    `a title that is in the code as well: ${title}`,
    `["${title}"]`,
    { 'content/blog/merger.md': draft.replace(/title: .*/, `title: ${title}`) },
  ]),
  ['the name of a page that is off', '["Title of careers"]', draftPages('careers')],
])('does not report %s', async (_, text, more) => {
  expect(await leaksOf({ 'a.html': text, 'a.js': text }, { ...files, ...more })).toEqual([]);
});

it('the data of the editor contains none of them', () => {
  enterSite(files);
  const text = JSON.stringify([editorData(), editorChecks(), postSource('first')]);
  expect(text).toContain('first');
  expect(text).not.toMatch(/merger|prices|mills/i);
  expect(editorChecks().recorded).toEqual([repository]);
});
