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
  // Everything that a build writes of these: pages, feeds, data of the editor, Markdown copies,
  // llms-full.txt and structured data. The search index is made of the pages.
  const texts = {
    pages: [post, paper],
    feeds: [postEntry(post), paperEntry(paper)],
    editor: [postSource('first')],
    copies: textFiles().filter(([name]) => name !== '/llms.txt'),
  };
  for (const [name, published] of Object.entries(texts)) {
    for (const each of published) {
      expect(JSON.stringify(each), name).not.toContain(secret);
      expect(JSON.stringify(each), name).toContain('shown --');
    }
  }
  const ada = authorOf('ada');
  const data = [
    editorData(),
    blogPosting(blog.getOrThrow('first'), ada),
    paperArticle(whitepapers.getOrThrow('paper'), [ada]),
    jobPosting(jobs.getOrThrow('weaver')),
  ];
  expect(JSON.stringify(data)).not.toContain(secret);
});
