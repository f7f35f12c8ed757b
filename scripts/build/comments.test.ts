import { expect, it } from 'vitest';

import { jobs } from '#lib/content/collections/jobs';
import { jobFile, paperFile } from '#lib/content/fixtures/entries';
import { enterSite, postWith } from '#lib/content/fixtures/temp-project';
import { paperPage, postPage } from '#lib/content/pages/article-pages';
import { editorData, postSource } from '#lib/editor/editor-data';
import { paperEntry, postEntry } from '#lib/seo/feed';
import { textFiles } from '#lib/seo/markdown-copies';

const secret = 'NOT-approved';
const body = [
  `First. <!-- ${secret} -->\n`,
  `\`\`\`chart\n# ${secret}\nkind: bar\ntitle: Days # ${secret}\ncaption: Our estimate.`,
  'labels: [A, B]\nseries: [{ name: Days, values: [1, 2] }]\n```\n',
  '```html\n<!-- shown -->\n```',
].join('\n');

it('publishes no comment of an editor, and every comment of an example', () => {
  enterSite({
    'content/blog/first.md': postWith({ 3: `# ${secret}\ndate: 2024-05-29 # ${secret}`, 9: body }),
    'content/whitepapers/paper.md': paperFile({ 9: body }),
    'content/jobs/weaver.json': jobFile().replace('{\n', `{\n# ${secret}\n`),
  });
  const [post, paper] = [postPage('first'), paperPage('paper')];
  // What a build writes of these: pages, feeds, Markdown copies, llms-full.txt, data of the editor. The
  // search index is made of the pages, and structured data of fields.
  const texts = [
    ...[post, paper, postEntry(post), paperEntry(paper), postSource('first')],
    ...textFiles().filter(([name]) => name !== '/llms.txt'),
  ];
  for (const each of texts) expect(JSON.stringify(each)).toContain('shown --');
  const published = [...texts, editorData(), jobs.getOrThrow('weaver')];
  expect(JSON.stringify(published)).not.toContain(secret);
});
