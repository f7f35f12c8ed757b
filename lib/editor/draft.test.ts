import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { blog } from '../content/collections/blog';
import { enterProject, postWith, smallSite } from '../content/fixtures/temp-project';
import { parseSource } from '../content/load/source';
import { idOf } from '../content/markdown/slug';
import {
  compareWithPublished,
  draftOf,
  frontMatterOf,
  newDraft,
  publishedDraft,
  withPublished,
  withTyped,
} from './draft';
import { editorData } from './editor-data';
import { goodDraft, sampleData, samplePost } from './fixtures';
import { openedDraft } from './opened-file';
import { deletion, filePath, isOnGitHub, postFile, proposal } from './post-file';

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
    const source = parseSource('x.md', postFile(draftOf(post, data.fields), data));
    const { author, content, cover, id, numbered, readTime, tone, ...front } = post;
    expect(source.data).toEqual({ ...JSON.parse(JSON.stringify(front)), author: author.id });
    expect(source.body.trim()).toBe(blog.getOrThrow(id).body.trim());
  }
});

it.each(['yes', '2025-01-01', "a: 'b' # c", '“Quoted”', '- x'])(
  'a title %s is read as text',
  (title) => {
    const source = parseSource('x.md', postFile(withValues({ title }), sampleData));
    expect(source.data).toMatchObject({ title });
  },
);

/** The published post as a draft, with other values. */
function published(values: object = {}, content?: string) {
  const draft = publishedDraft(sampleData, 'one');
  if (!draft) throw new Error('no sample');
  return { ...draft, content: content ?? draft.content, values: { ...draft.values, ...values } };
}

it('an untouched post gives the file that it was made of, without its comments', () => {
  const first = postWith({
    2: "title: 'One' # a note\n# another\nseries: { name: Looms,\n  part: 1 }\nupdated:   2024-06-30\nchanges: Adds numbers of each pilot.",
    6: 'tags:\n- "pilots"\n- planning',
    9: '\n\n A text.\n\n\n',
  });
  enterProject({ ...smallSite, 'content/blog/first.md': first });
  onTestFinished(() => void vi.restoreAllMocks());
  const data = editorData();
  const draft = publishedDraft(data, 'first');
  expect(draft && postFile(draft, data)).toBe(
    first.replace(' # a note', '').replace('# another\n', ''),
  );
  expect(data.sources.first?.hasComments).toBe(true);
});

it('a file has other lines only where a field was changed', () => {
  const lines = (values: object) =>
    postFile(published(values), sampleData).split('\n').slice(1, -3);
  const before = lines({});
  expect(lines({ title: 'Other: one' })).toEqual(['title: "Other: one"', ...before.slice(1)]);
  expect(lines({ category: 'Data' })[3]).toBe('category: "Data"');
  expect(lines({ tags: 'looms' })[4]).toBe('tags: [looms]');
  expect(lines({ author: 'sam' })[2]).toBe('author: sam');
  expect(lines({ excerpt: '' })[5]).toBe('excerpt: ""');
  expect(lines({ 'series.name': 'Looms', 'series.part': '2', draft: true })).toEqual([
    ...before,
    'series:',
    '  name: Looms',
    '  part: 2',
    'draft: true',
  ]);
});

it('a downloaded file can be opened again', () => {
  const file = postFile(published({ title: 'Other' }), sampleData);
  const draft = openedDraft('one (2).md', file.replaceAll('\n', '\r\n'), sampleData);
  expect(draft).toMatchObject({ id: 'one', values: { title: 'Other', author: 'ada' } });
  if (typeof draft === 'string') throw new Error(draft);
  expect(postFile(draft, sampleData)).toBe(file);
  expect(openedDraft('a.md', 'No fields', sampleData)).toContain('does not start with a block');
  expect(openedDraft('a.md', '---\ntitle: a: b\n---\n', sampleData)).toContain('line 2: a text');
  const fresh = openedDraft('b.md', postFile(goodDraft, sampleData), sampleData);
  expect(fresh).toMatchObject({ id: 'b', values: goodDraft.values });
});

it('a file keeps fields that the form does not have', () => {
  const text = '---\nnote: mine\ntitle: A\n---\nText\n';
  const draft = openedDraft('a.md', text, sampleData);
  if (typeof draft === 'string') throw new Error(draft);
  expect(postFile(draft, sampleData)).toContain('note: mine\ntitle: A\n');
});

describe('beside a published post that has changed', () => {
  const newer = published({ title: 'Newer' }, 'Theirs.\n');

  it('a draft takes what it has left alone, and shows both versions of the rest', () => {
    const { draft, taken, both } = compareWithPublished(published({}, 'Mine.\n'), {
      ...newer,
      base: { content: newer.content, values: newer.values },
    });
    expect(taken).toEqual(['title']);
    expect(both).toEqual([{ name: 'content', published: 'Theirs.\n', typed: 'Mine.\n' }]);
    expect(draft).toMatchObject({ content: 'Mine.\n', values: { title: 'Newer' } });
  });

  it.each([
    ['the published one', withPublished, 'Theirs.\n'],
    ['the typed one', withTyped, 'Mine.\n'],
  ])('%s can be chosen', (_, choose, content) => {
    const chosen = choose(published({}, 'Mine.\n'), newer, 'content');
    const { draft, both } = compareWithPublished(chosen, newer);
    expect(both).toEqual([]);
    expect(draft.content).toBe(content);
  });

  it('an opened file shows every difference, because it is not known what is newer', () => {
    const draft = openedDraft('one.md', postFile(published({}, 'Mine.\n'), sampleData), sampleData);
    if (typeof draft === 'string') throw new Error(draft);
    const names = compareWithPublished(draft, newer).both.map(({ name }) => name);
    expect(names).toEqual(['title', 'content']);
  });
});

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
  expect(deletion('https://github.com/a/b.git', 'x')).toBe(
    `https://github.com/a/b/delete/main/${filePath('x')}`,
  );
});
