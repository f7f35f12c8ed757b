import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
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
import { findLeaks } from './unpublished';

const excerptOf = (name: string) =>
  `Nobody may read of ${name} before the day on which it is published here.`;
const draft = postWith({
  2: 'title: "A \\"Merger\\" & More"\ndraft: true',
  7: `excerpt: "${excerptOf('the merger')}"`,
  9: 'Two **mills** become one and the same company in the spring.\n\n- The looms stay where they are now.\n\n![A mill of two](merged-mill.jpg)',
});
const scheduled = postWith({
  2: 'title: "Prices of Next Year"',
  3: 'date: 2999-01-01',
  7: `excerpt: "${excerptOf('the prices')}"`,
  9: 'Thread costs a tenth more from January.',
});
const job = {
  title: 'Dyer of Threads',
  order: 1,
  location: 'Remote',
  type: 'Full-Time',
  department: 'Dye house',
  summary: 'Dyes the threads of every loom in the house by hand.',
  description: 'Chooses, mixes and tests the colors of all threads in the house.',
  datePosted: '2025-01-31',
  responsibilities: ['Choose', 'Mix', 'Test'],
  requirements: ['Patience', 'Color', 'Care'],
  benefits: ['Light', 'Air', 'Color'],
  draft: true,
};
const files: Files = {
  ...smallSite,
  'content/jobs/dyer.json': JSON.stringify(job),
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

describe('unpublished entries', () => {
  it.each([
    ['a title in a page', { 'a.html': '<a>Prices of Next Year</a>' }, ['a.html: prices']],
    ['a title with escapes', { 'a.html': 'A &quot;Merger&quot; &amp; More' }, ['a.html: merger']],
    [
      'a title in JSON',
      { 'a/posts.json': '{"t":"A \\"Merger\\" & More"}' },
      ['a/posts.json: merger'],
    ],
    ['an excerpt', { 'feed.xml': `<p>${excerptOf('the prices')}</p>` }, ['feed.xml: prices']],
    ['words of the text', { 'a.txt': '["The looms stay where they are now."]' }, ['a.txt: merger']],
    [
      'words beside emphasis',
      { 'a.js': '"become one and the same company in the spring."' },
      ['a.js: merger'],
    ],
    [
      'an address',
      { 'sitemap.xml': '<loc>https://x.example/blog/prices</loc>' },
      ['sitemap.xml: prices'],
    ],
    ['the other address', { 'a.html': '<a href="/blogs/merger">' }, ['a.html: merger']],
    ['an id in data', { 'a.json': '[{"id":"merger"}]' }, ['a.json: merger']],
    ['a job', { 'a.html': '<a href="/careers/dyer">' }, ['a.html: dyer']],
    ['the page of a job', { 'careers/dyer.html': '' }, ['careers/dyer.html: dyer']],
    ['the name of a picture', { 'a.json': '["merged-mill.jpg"]' }, ['a.json: merger']],
    ['a page', { 'blog/prices.html': '' }, ['blog/prices.html: prices']],
    ['a picture', { 'art/blog.merger.wide.svg': '' }, ['art/blog.merger.wide.svg: merger']],
    ['nothing', { 'a.html': 'merger prices /blog/merger-of-two /blog/first' }, []],
  ])('%s is found', async (_, exported, leaks) => {
    expect(await leaksOf(exported)).toEqual(leaks);
  });

  it('does not report a tag or a category', async () => {
    expect(await leaksOf({ 'a.js': '["planning","AI Strategy"]' })).toEqual([]);
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
});
