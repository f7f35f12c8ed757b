import { describe, expect, it } from 'vitest';

import { type Draft, draftOf, idOf, newDraft, shownDate } from './draft';
import {
  callToActionOf,
  checkDraft,
  coverOf,
  minutesOf,
  previewOf,
  storedPost,
} from './editor-tools';
import { goodDraft, sampleData, samplePost } from './fixtures';
import { hasGeneratedCover } from './post';

const faultsOf = (change: Partial<Draft>, before?: string) =>
  checkDraft({ ...goodDraft, ...change }, sampleData, before);
const chart = (kind: string) =>
  `\`\`\`chart\nkind: ${kind}\ntitle: T\ncaption: C\nlabels: [a, b]\nseries:\n  - { name: S, values: [1, 2] }\n\`\`\``;

describe('the check of a draft', () => {
  it('finds no errors in a valid draft', () => expect(faultsOf({})).toEqual({}));

  it.each<[keyof Draft, string, string]>([
    ['title', '', 'write something here or remove the field'],
    ['title', '   ', 'write something here or remove the field'],
    ['title', 'About blog-05', 'the same title is used in content/blog/blog-05.md'],
    ['date', '', 'write the date as YYYY-MM-DD, for example 2024-05-29'],
    ['date', '2024-02-30', 'no such day in the calendar: check the month and the day'],
    ['author', '', 'name an existing author'],
    ['category', '', 'name an existing category'],
    ['tags', ' , ', 'give at least one tag'],
    [
      'tags',
      'planning, pilot',
      'unknown tag "pilot": did you mean "pilots"? Use one of the topics',
    ],
    ['category', 'Tecnology', 'unknown category "Tecnology": did you mean "Technology"?'],
    ['excerpt', 'x'.repeat(49), 'write at least 50 characters: it is what search results show'],
    ['excerpt', 'x'.repeat(181), 'keep it to 180 characters: search results cut the rest'],
    ['seriesName', 'Pilots', ''],
    ['seriesPart', '2', 'add it: '],
    ['coverImage', 'cover', 'write the path from public/, for example /images/cover.webp'],
    ['callToAction', 'Write to us.', 'link /contact, for example'],
    ['content', ' ', 'write something here'],
    ['content', chart('pie'), 'Line 2, chart.kind: unknown chart "pie".'],
    ['id', '', 'use lower-case letters, digits and hyphens'],
    ['id', 'A b', 'use lower-case letters, digits and hyphens'],
    ['id', 'page', 'choose another name: /blog/page is reserved'],
    ['id', 'blog-05', 'a post with this id exists already'],
  ])('finds a fault in %s %j', (field, value, words) => {
    const errors = faultsOf({ [field]: value });
    const named = { seriesName: 'seriesPart', seriesPart: 'seriesName' }[field as string] ?? field;
    expect(Object.keys(errors)).toEqual([named]);
    expect(errors[named as keyof Draft]).toContain(words);
  });

  it('returns the first error of each field', () => {
    expect(faultsOf({ title: '', excerpt: '', tags: '' })).toMatchObject({
      title: 'write something here or remove the field',
      excerpt: 'write something here or remove the field',
      tags: 'give at least one tag',
    });
  });

  it('lets a post keep its own id and title', () => {
    expect(checkDraft(draftOf(samplePost('one')), sampleData, 'one')).toEqual({});
  });

  it('wants a whole number as part of a series', () => {
    const errors = faultsOf({ seriesName: 'Pilots', seriesPart: '1.5' });
    expect(Object.keys(errors)).toEqual(['seriesPart']);
  });
});

describe('the preview', () => {
  it('shows the text by the pipeline of the site', () => {
    expect(previewOf('## One\n\n**b**')).toEqual({
      html: '<h2 id="one">One</h2>\n<p><strong>b</strong></p>\n',
      toc: [{ id: 'one', title: 'One', depth: 2 }],
    });
    expect(previewOf(chart('bar'))).toMatchObject({ html: expect.stringContaining('<svg') });
  });

  it('removes hostile markup', () => {
    const hostile =
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1))\n\n[b](data:text/html,x)';
    const result = previewOf(hostile);
    expect(result).toMatchObject({ html: expect.not.stringMatching(/script|onerror|<img|data:/) });
  });

  it.each([
    ['an unknown alias in a chart', '```chart\nkind: bar\ntitle: *Growth\n```', 'needs quotes'],
    ['2,000 quotes', `${'>'.repeat(2000)} a`, 'nested too deeply'],
    ['a huge table', `| a |\n|---|\n${'| 1 |\n'.repeat(5000)}`, 'too many cells'],
  ])('says what is wrong with %s, and so does the check', (_, content, words) => {
    expect(previewOf(content)).toEqual({ error: expect.stringContaining(words) });
    expect(faultsOf({ content }).content).toContain(words);
  });

  it('reports the error of a chart', () => {
    expect(previewOf(chart('pie'))).toMatchObject({ error: expect.stringContaining('"pie"') });
  });
});

describe('the call to action', () => {
  it('is shown as sanitized HTML, also after a round trip', () => {
    const callToAction = 'Send us [*one* letter](/contact).';
    const post = storedPost({ ...goodDraft, callToAction }, sampleData);
    expect(callToActionOf(post)).toBe(
      '<p>Send us <a href="/contact"><em>one</em> letter</a>.</p>\n',
    );
    expect(draftOf(post).callToAction).toBe(callToAction);
  });

  it('is missing without text, and while the text cannot be rendered', () => {
    expect(callToActionOf(storedPost(goodDraft, sampleData))).toBeUndefined();
    expect(callToActionOf({ callToAction: `${'>'.repeat(2000)} a` })).toBeUndefined();
  });
});

describe('a draft', () => {
  it('of a new post is dated in the day of the visitor and signed by the one who writes', () => {
    const late = new Date(2025, 3, 8, 23, 59);
    expect(newDraft(sampleData.authors, 'Sam Reed', late)).toMatchObject({
      date: '2025-04-08',
      author: 'sam',
    });
    expect(newDraft(sampleData.authors, 'A Guest', late).author).toBe('ada');
  });

  it('converts to a post with reading time and cover, and back', () => {
    const words = { ...goodDraft, content: 'word '.repeat(476).trim() };
    const post = storedPost(words, sampleData);
    expect(post).toMatchObject({
      publishDate: '2025-05-06T00:00:00.000Z',
      readTime: 2,
      tags: ['pilots', 'planning'],
      author: sampleData.authors[0],
    });
    expect(minutesOf(words)).toBe(2);
    expect(minutesOf({ ...words, callToAction: 'word '.repeat(119) })).toBe(3);
    expect(hasGeneratedCover(post)).toBe(true);
    expect(post.coverImage).toBe(coverOf(words).coverImage);
    expect(draftOf(post)).toEqual({ ...words, content: `${words.content}\n` });
  });

  it('keeps a chosen cover', () => {
    const coverImage = '/art/industries.energy.wide.svg';
    const post = storedPost({ ...goodDraft, coverImage }, sampleData);
    expect(post.coverImage).toBe(coverImage);
    expect(draftOf(post).coverImage).toBe(coverImage);
  });

  it.each([
    ['What a Pilot Should Cost', 'what-a-pilot-should-cost'],
    ['  “Über” & Co: it’s 2 % ', 'uber-co-its-2'],
    ['織物', ''],
  ])('takes from the title %j the id %j', (title, id) => expect(idOf(title)).toBe(id));

  it.each([
    ['2025-04-08', 'April 8, 2025'],
    ['', ''],
    ['12025-04-08', ''],
    ['2025-13-01', ''],
  ])('shows the date %j as %j', (date, shown) => {
    expect(shownDate({ ...goodDraft, date })).toBe(shown);
  });
});
