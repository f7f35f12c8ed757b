import { expect, it, onTestFinished, vi } from 'vitest';

import { blog } from '../content/collections/blog';
import { enterProject, postWith, smallSite } from '../content/fixtures/temp-project';
import { parseSource } from '../content/load/source';
import { idOf } from '../content/markdown/slug';
import { draftOf, frontMatterOf, newDraft } from './draft';
import { editorData } from './editor-data';
import { goodDraft, sampleData, samplePost } from './fixtures';
import { filePath, isOnGitHub, postFile, proposal } from './post-file';

const { fields } = sampleData;
const withValues = (values: object) => ({
  ...goodDraft,
  values: { ...goodDraft.values, ...values },
});

it('a new draft has the date of the visitor and the user as author', () => {
  const late = new Date(2025, 3, 8, 23, 59);
  expect(newDraft(sampleData, 'Sam Reed', late).values).toEqual({
    date: '2025-04-08',
    author: 'sam',
  });
  expect(newDraft(sampleData, 'A guest', late).values.author).toBe('ada');
});

it('front matter has empty required fields and no empty optional ones', () => {
  expect(
    frontMatterOf(
      withValues({
        title: ' ',
        tags: ' , ',
        excerpt: 'Two\n lines ',
        aliases: '',
        draft: false,
        'series.part': '2',
      }),
      fields,
    ),
  ).toEqual({
    title: '',
    date: '2025-05-06',
    author: 'ada',
    category: 'Technology',
    tags: [],
    excerpt: 'Two lines',
    series: { part: 2 },
  });
});

it('a post gives a draft with the same front matter', () => {
  const post = samplePost('one', {
    series: { name: 'Looms', part: 2 },
    aliases: ['/a', '/b'],
    draft: true,
  });
  const { author, content, cover, id, numbered, readTime, tone, ...front } = post;
  expect(frontMatterOf(draftOf(post, fields), fields)).toEqual({ ...front, author: author.id });
});

it('a stored post gives a file with the same data and text', () => {
  enterProject({
    ...smallSite,
    'content/blog/first.md': postWith({
      2: 'title: "“Pilots”: what\'s next? #1"\nupdated: 2024-06-30\nchanges: "New: \\"numbers\\" of each pilot."\naliases: ["/a", "/b/c"]',
      6: 'tags: ["yes", "2025"]\nseries: { name: Looms, part: 1 }',
      9: '\n\nA **pilot**: one\n\n---\n\n```chart\nkind: bar\n```',
    }),
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const data = editorData();
  expect(data.posts).toHaveLength(1);
  for (const post of data.posts) {
    const source = parseSource('x.md', postFile(draftOf(post, data.fields), data.fields));
    const typed = blog.inspect().files.find(({ id }) => id === post.id)?.source;
    expect(source.data).toEqual(typed?.data);
    expect(source.body.trim()).toBe(typed?.body.trim());
  }
});

it.each(['yes', '2025-01-01', "a: 'b' # c", '“Quoted”', '- x'])(
  'a title %s is read as text',
  (title) => {
    const source = parseSource('x.md', postFile(withValues({ title }), fields));
    expect(source.data).toMatchObject({ title });
  },
);

it.each([
  ['Pilots That End', 'pilots-that-end'],
  ['“Café”: What’s next?', 'cafe-whats-next'],
  ['…', ''],
])('the id of %s is %s', (title, id) => {
  expect(idOf(title)).toBe(id);
});

it.each([
  ['https://github.com/a/b', true],
  ['https://github.com/a/b.git', true],
  ['https://gitlab.com/a/b', false],
])('%s is on GitHub: %s', (repository, expected) => {
  expect(isOnGitHub(repository)).toBe(expected);
});

it('a proposal fills in a new file; the text of others is pasted', () => {
  const at = (text: string, exists: boolean) =>
    proposal('https://github.com/a/b.git', 'x', text, exists);
  expect(at('a b', false)).toEqual({
    href: `https://github.com/a/b/new/main?filename=${filePath('x')}&value=a%20b`,
  });
  expect(at('a b', true)).toMatchObject({
    href: `https://github.com/a/b/edit/main/${filePath('x')}`,
    paste: expect.stringContaining('exists'),
  });
  expect(at('a'.repeat(9000), false)).toMatchObject({
    href: `https://github.com/a/b/new/main?filename=${filePath('x')}`,
    paste: expect.stringContaining('too long'),
  });
});
