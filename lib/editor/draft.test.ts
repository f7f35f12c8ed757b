import { expect, it } from 'vitest';

import { enterSite, postWith } from '../content/fixtures/temp-project';
import { compareWithPublished, newDraft, publishedDraft, withPublished, withTyped } from './draft';
import { editorData, postSource } from './editor-data';
import { goodDraft, sampleData, sampleSource } from './fixtures';
import { openedDraft } from './opened-file';
import { deletion, filePath, isOnGitHub, postFile, proposal } from './post-file';

const withValues = (more: object) => ({ ...goodDraft, values: { ...goodDraft.values, ...more } });

it('a new draft has the date of the visitor and the user as author', () => {
  const late = new Date(2025, 3, 8, 23, 59);
  const { values } = newDraft(sampleData, 'Sam Reed', late);
  expect(values).toEqual({ date: '2025-04-08', author: 'sam' });
  expect(newDraft(sampleData, 'A guest', late).values.author).toBe('ada');
});

function published(values: object = {}, content?: string) {
  const draft = publishedDraft('one', sampleSource, sampleData);
  return { ...draft, content: content ?? draft.content, values: { ...draft.values, ...values } };
}

it('an untouched post gives the file that it was made of, with names of facts, without comments', () => {
  const first = postWith({
    2: 'title: "Ada\'s {{pilot.price}}" # a note\n# another\nseries: { name: Looms,\n  part: 1 }\nupdated:   2024-06-30\nchanges: Adds numbers of each pilot.',
    6: 'tags:\n- "pilots"\n- planning',
    9: '\n\n A text of {{pilot.price}}.<!-- ask -->\n\n\n',
  });
  const facts = JSON.stringify({ facts: { pilot: { price: '$102,000' } } });
  enterSite({ 'content/blog/first.md': first, 'content/facts.json': facts });
  const data = editorData();
  expect(data.posts[0]).toMatchObject({ title: 'Ada’s $102,000' });
  const source = postSource('first');
  expect(source.hasComments).toBe(true);
  const draft = publishedDraft('first', source, data);
  const expected = first.replace(/ # a note|# another\n|<!-- ask -->/g, '');
  expect(postFile(draft, data)).toBe(expected);
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
  expect(lines({ excerpt: 'Two\n lines' })[5]).toBe('excerpt: "Two lines"');
  expect(lines({ draft: false })).toEqual(before);
  expect(lines({ 'series.name': 'Looms', 'series.part': '2', draft: true })).toEqual([
    ...[...before, 'series:', '  name: Looms', '  part: 2', 'draft: true'],
  ]);
});

/** The draft of a file. @throws if it can not be read */
function opened(name: string, text: string) {
  const draft = openedDraft(name, text, sampleData);
  if (typeof draft === 'string') throw new Error(draft);
  return draft;
}

it('a downloaded file can be opened again, and keeps fields that the form does not have', () => {
  const file = postFile(published({ title: 'Other' }), sampleData);
  const draft = opened('What’s next (2).md', file.replaceAll('\n', '\r\n'));
  expect(draft).toMatchObject({ id: 'whats-next', values: { title: 'Other', author: 'ada' } });
  expect(postFile(draft, sampleData)).toBe(file);
  const { values } = withValues({ title: '“Pilots”: what\'s "next"? #1', tags: 'yes, 2025' });
  const fresh = opened('b.md', postFile({ ...goodDraft, values }, sampleData));
  expect(fresh).toMatchObject({ id: 'b', values });
  const blocks = 'excerpt: |\n  One.\n\n  Two.\ntags:\n\n- a\n# b\n- c\ntitle: A\n';
  const longer = opened('a.md', `---\n${blocks}---\nText\n`);
  longer.values = { ...longer.values, excerpt: 'New', tags: 'd' };
  expect(postFile(longer, sampleData)).toMatch(/^---\nexcerpt: New\ntags:\n {2}- d\ntitle: A\n/);
  const noted = opened('a.md', '---\nnote: mine\ntitle: A\n---\nText\n');
  expect(postFile(noted, sampleData)).toContain('note: mine\ntitle: A\n');
  expect(openedDraft('a.md', 'No fields', sampleData)).toContain('does not start with a block');
  expect(openedDraft('a.md', '---\ntitle: a: b\n---\n', sampleData)).toContain('line 2: a text');
});

// editor-store.test.ts has what a draft takes over from a newer post.
it('an opened file shows each difference from the published post until one of both is chosen', () => {
  const newer = published({ title: 'Newer' }, 'Theirs.\n');
  const draft = opened('one.md', postFile(published({}, 'Mine.\n'), sampleData));
  expect(compareWithPublished(draft, newer).both).toEqual([
    { name: 'title', published: 'Newer', typed: 'About one' },
    { name: 'content', published: 'Theirs.\n', typed: 'Mine.\n' },
  ]);
  const chosen = withTyped(withPublished(draft, newer, 'title'), newer, 'content');
  expect(chosen).toMatchObject({ content: 'Mine.\n', values: { title: 'Newer' } });
  expect(compareWithPublished(chosen, newer).both).toEqual([]);
});

const repository = 'https://github.com/a/b';

it('a proposal for GitHub fills in a new file; the text of others is pasted', () => {
  const addresses = [repository, `${repository}.git`, 'https://gitlab.com/a/b'];
  expect(addresses.map(isOnGitHub)).toEqual([true, true, false]);
  const file = filePath('x', sampleData);
  const fresh = `${repository}/new/main?filename=company/blog/x.md`;
  const at = (text: string, exists: boolean) => proposal(`${repository}.git`, file, text, exists);
  expect(at('a b', false)).toEqual({ href: `${fresh}&value=a%20b` });
  const paste = (word: string) => expect.stringContaining(word);
  const edit = `${repository}/edit/main/${file}`;
  expect(at('a b', true)).toMatchObject({ href: edit, paste: paste('exists') });
  expect(at('a'.repeat(9000), false)).toMatchObject({ href: fresh, paste: paste('too long') });
  expect(deletion(`${repository}.git`, file)).toBe(`${repository}/delete/main/${file}`);
});
