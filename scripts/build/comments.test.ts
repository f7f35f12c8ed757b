import { expect, it } from 'vitest';

import { blog } from '#lib/content/collections/blog';
import { jobs } from '#lib/content/collections/jobs';
import { authorOf } from '#lib/content/collections/team';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { jobFile, paperFile } from '#lib/content/fixtures/entries';
import { enterProject, postWith, smallSite } from '#lib/content/fixtures/temp-project';
import { paperPage, postPage } from '#lib/content/pages/article-pages';
import { editorData, postSource } from '#lib/editor/editor-data';
import { paperEntry, postEntry } from '#lib/seo/feed';
import { blogPosting, jobPosting, paperArticle } from '#lib/seo/json-ld';
import { textFiles } from '#lib/seo/markdown-copies';

const secret = 'NOT-approved';
const body = [
  `First. <!-- ${secret} -->\n`,
  `\`\`\`chart\n# ${secret}\nkind: bar\ntitle: Days # ${secret}\ncaption: Our estimate.`,
  'labels: [A, B]\nseries: [{ name: Days, values: [1, 2] }]\n```\n',
  '```html\n<!-- shown -->\n```',
].join('\n');

it('publishes no comment of an editor, and every comment of an example', () => {
  enterProject({
    ...smallSite,
    'content/blog/first.md': postWith({ 3: `# ${secret}\ndate: 2024-05-29 # ${secret}`, 9: body }),
    'content/whitepapers/paper.md': paperFile({ 9: body }),
    'content/jobs/weaver.json': jobFile().replace('{\n', `{\n# ${secret}\n`),
  });
  const [post, paper] = [postPage('first'), paperPage('paper')];
  const ada = authorOf('ada');
  // Everything that a build writes of these: pages, feeds, Markdown copies, llms-full.txt, structured
  // data and data of the editor. The search index is made of the pages.
  const texts = [
    ...[post, paper, postEntry(post), paperEntry(paper), postSource('first')],
    ...textFiles().filter(([name]) => name !== '/llms.txt'),
  ];
  for (const each of texts) expect(JSON.stringify(each)).toContain('shown --');
  const data = [
    ...[editorData(), blogPosting(blog.getOrThrow('first'), ada)],
    ...[
      paperArticle(whitepapers.getOrThrow('paper'), [ada]),
      jobPosting(jobs.getOrThrow('weaver')),
    ],
  ];
  expect(JSON.stringify([texts, data])).not.toContain(secret);
});
