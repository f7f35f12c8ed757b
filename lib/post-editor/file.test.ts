import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { blog } from '../content/collections/blog';
import { tempProject } from '../content/fixtures/temp-project';
import { isNumbered } from '../content/post-schema';
import { parseSource } from '../content/source';
import { type Draft, draftOf, fieldsOf } from './draft';
import { editablePost, editorData } from './editor-data';
import { checkDraft, storedPost } from './editor-tools';
import { postFile } from './file';
import { goodDraft, sampleData } from './fixtures';

const file = (id: string) => `content/blog/${id}.md`;
const draft = (change: Partial<Draft>): Draft => ({ ...goodDraft, ...change });

/** Loads the file of a draft with the real loader. */
function loaded(given: Draft) {
  const root = tempProject({ [file(given.id)]: postFile(given) });
  const { entries, problems } = blog.inspect(path.join(root, 'content'));
  return { problems, entry: entries.find(({ entry }) => entry.id === given.id)?.entry };
}

describe('the file of every post', () => {
  it.each(blog.all().map(({ id }) => id))('of %s equals the file that it was made from', (id) => {
    const [before, after] = [
      readFileSync(file(id), 'utf8'),
      postFile(draftOf(editablePost(id))),
    ].map((text) => parseSource(file(id), text));
    expect(after?.data).toEqual(before?.data);
    expect(after?.body.trim()).toBe(before?.body.trim());
  });
});

const odd: [string, Partial<Draft>][] = [
  ['a plain post', {}],
  ['quotes and a colon', { title: 'She said: "It\'s \\ fine" # 1', category: 'Data: & AI' }],
  ['words that YAML takes for others', { category: 'Yes', tags: 'no, null, 2024, 1e3, a: b, [x]' }],
  ['letters from elsewhere', { title: 'Über “Weft” 織物 🧵', tags: 'naïve, 織' }],
  ['a change', { updated: '2099-01-02', changes: ' Adds: the "rule"\n of 2099. ' }],
  ['a series', { seriesName: 'Prompt: Chaining', seriesPart: '3' }],
  ['a draft', { draft: true }],
  ['old addresses', { aliases: '/blog/pilot, /2024/post.php' }],
  ['a cover', { coverImage: '/art/industries.energy.wide.svg' }],
  ['a call to action', { callToAction: 'Ask "why": [tell us](/contact?a=1#form), *soon*.' }],
  ['a call to action on two lines', { callToAction: ' Tell\n us [more](/contact). ' }],
  ['rules in its text', { content: '---\ntitle: no\n---\n\n---\n\nText.' }],
  ['line ends of Windows', { content: 'One.\r\n\r\nTwo.\r\n' }],
  ['spaces around', { title: '  Pilots That End ', excerpt: ` ${goodDraft.excerpt}\n` }],
];

describe('the real loader', () => {
  it.each(odd)('reads back %s', (_, change) => {
    const given = draft(change);
    const { entry, problems } = loaded(given);
    expect(problems).toEqual([]);
    expect(entry).toMatchObject(fieldsOf(given));
    expect(entry?.body).toBe(`${given.content.replaceAll('\r\n', '\n').trim()}\n`);
    expect(entry?.status).toBe(given.draft ? 'draft' : 'published');
  });

  it.each(odd)('and the store agree on %s', (_, change) => {
    const given = draft(change);
    const kept = storedPost(given, sampleData);
    expect(postFile(draftOf(kept))).toBe(postFile(given));
    expect(kept.readTime).toBe(loaded(given).entry?.readTime);
  });
});

describe('the data of the editor', () => {
  it('has three samples with the fields of the specification', () => {
    const { posts } = editorData();
    expect(posts).toHaveLength(3);
    for (const post of posts) {
      expect(isNumbered(post.id)).toBe(false);
      expect(checkDraft(draftOf(post), editorData(), post.id)).toEqual({});
      expect(post.publishDate).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/);
      expect(post.author.avatar).toMatch(/^\/art\/team\./);
    }
  });
});
