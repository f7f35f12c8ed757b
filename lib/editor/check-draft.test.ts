import { describe, expect, it } from 'vitest';

import { callToActionHtml, checkDraft, postOfDraft, previewOf } from './check-draft';
import { draftOf } from './draft';
import { goodDraft, sampleData } from './fixtures';

const { posts } = sampleData;
const chart = (kind: string) =>
  `\`\`\`chart\nkind: ${kind}\ntitle: Growth\nx: [1, 2]\ny: [3, 4]\n\`\`\``;
const errorsOf = (values: object, more: object = {}) =>
  checkDraft(
    { ...goodDraft, ...more, values: { ...goodDraft.values, ...values } },
    sampleData,
    posts,
  );

describe('checkDraft', () => {
  it('finds nothing in a good draft, and nothing in a published post', () => {
    expect(errorsOf({})).toEqual({});
    for (const post of posts) {
      expect(checkDraft(draftOf(post, sampleData.fields), sampleData, posts, post.id)).toEqual({});
    }
  });

  it.each([
    ['an empty title', { title: '' }, {}, { title: 'write a title' }],
    ['an empty excerpt', { excerpt: ' ' }, {}, { excerpt: 'write an excerpt' }],
    ['no category', { category: '' }, {}, { category: 'choose a category' }],
    ['no date', { date: '' }, {}, { date: 'write a date' }],
    ['no tags', { tags: ',' }, {}, { tags: 'give at least one tag' }],
    [
      'an unknown tag',
      { tags: 'pilot' },
      {},
      {
        tags: 'unknown tag "pilot": did you mean "pilots"? Use one of the topics: pilots, planning',
      },
    ],
    [
      'a short excerpt',
      { excerpt: 'Short' },
      {},
      { excerpt: 'write at least 50 characters: it is what search results show' },
    ],
    [
      'the title of another post',
      { title: 'About two' },
      {},
      {
        title:
          'the same title is used in content/blog/two.md: use a different title for each entry',
      },
    ],
    ['an id that is taken', {}, { id: 'two' }, { id: expect.stringContaining('exists already') }],
    ['a reserved id', {}, { id: 'preview' }, { id: expect.stringContaining('reserved') }],
    [
      'half of a part',
      { 'series.name': 'Looms', 'series.part': '1.5' },
      {},
      { 'series.part': expect.any(String) },
    ],
    [
      'a series without a part',
      { 'series.name': 'Looms' },
      {},
      { 'series.part': expect.any(String) },
    ],
    ['no text', {}, { content: ' ' }, { content: 'write something here' }],
    ['a wrong chart', {}, { content: chart('pie') }, { content: expect.stringContaining('"pie"') }],
    [
      'a picture without words',
      {},
      { content: '![](./loom.png)' },
      { content: expect.stringMatching(/^Line 1: the picture has no description\. write what/) },
    ],
    [
      'a picture from elsewhere',
      {},
      { content: '![A](https://www.example.com/a.png)' },
      { content: expect.stringContaining('no pictures from other sites') },
    ],
    [
      'a dead link',
      {},
      { content: 'One.\n\n[a](/abuot)' },
      {
        content: expect.stringMatching(/^Line 3: page not found: \/abuot\. did you mean "\/about"/),
      },
    ],
    [
      'a heading that is not there',
      {},
      { content: '## Looms\n\n[a](#loms)' },
      { content: expect.stringMatching(/^Line 3: this text has no heading #loms/) },
    ],
    [
      'a dead link in the call to action',
      { callToAction: '[Write](/contact) or see [this](/gone).' },
      {},
      { callToAction: expect.stringMatching(/^page not found: \/gone/) },
    ],
    [
      'HTML',
      {},
      { content: 'One.\n\n<details>' },
      { content: expect.stringMatching(/^Line 3, body: HTML is not shown: <details>/) },
    ],
    [
      'an invisible character',
      {},
      { content: 'One\u200b.' },
      { content: expect.stringMatching(/^Line 1, body: there is an invisible character/) },
    ],
    [
      'a comment in a title',
      { title: 'One <!-- two -->' },
      {},
      { title: expect.stringContaining('a comment in a field is published') },
    ],
    [
      'the excerpt of another post',
      { excerpt: posts[1]?.excerpt },
      {},
      { excerpt: expect.stringContaining('the same excerpt is used in content/blog/two.md') },
    ],
    ['comments alone', {}, { content: '<!-- a -->' }, { content: 'write something here' }],
    [
      'a picture with the name of a method',
      {},
      { content: '![A](constructor)' },
      { content: 'Line 1: there is no picture content/blog/constructor' },
    ],
    [
      'an unknown picture',
      {},
      { content: 'a\n\n![A](./b.png)' },
      { content: 'Line 3: there is no picture content/blog/b.png' },
    ],
  ])('%s', (_, values, more, expected) => {
    expect(errorsOf(values, more)).toEqual(expected);
  });
});

describe('previewOf', () => {
  it('renders as the site does, with the pictures of content/blog', () => {
    expect(previewOf('## One\n\n**b**', sampleData)).toEqual({
      html: '<h2 id="one">One</h2>\n<p><strong>b</strong></p>\n',
      toc: [{ id: 'one', title: 'One', depth: 2 }],
    });
    const html = expect.stringContaining('src="/pictures/loom.png"');
    expect(previewOf('![A](./loom.png)', sampleData)).toMatchObject({ html });
  });

  it('shows a forbidden link as plain text, and removes hostile markup', () => {
    expect(previewOf('[*a*](javascript:alert(1)) [b](data:text/html,x)', sampleData)).toMatchObject(
      {
        html: '<p><em>a</em> b</p>\n',
      },
    );
    expect(
      previewOf('<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>', sampleData),
    ).toMatchObject({
      html: expect.not.stringMatching(/script|onerror|<img/),
    });
  });

  it.each([
    ['an unknown chart', chart('pie'), '"pie"'],
    ['an unknown alias', '```chart\nkind: bar\ntitle: *Growth\n```', 'needs quotes'],
  ])('reports %s, as the check does', (_, content, words) => {
    expect(previewOf(content, sampleData)).toEqual({ error: expect.stringContaining(words) });
    expect(errorsOf({}, { content }).content).toContain(words);
  });
});

it('a stored post has what its page shows', () => {
  const draft = {
    ...goodDraft,
    values: { ...goodDraft.values, callToAction: '[Write](/contact).' },
  };
  const post = postOfDraft({ ...draft, content: 'word '.repeat(476) }, sampleData);
  expect(post).toMatchObject({ id: draft.id, author: { name: 'Ada Moore' }, readTime: 2 });
  expect(post.cover).toMatch(/^data:image\/svg/);
  expect(callToActionHtml(post, sampleData)).toBe('<p><a href="/contact">Write</a>.</p>\n');
  expect(callToActionHtml(postOfDraft(goodDraft, sampleData), sampleData)).toBeUndefined();
});

it('shows facts in place of their names, and keeps the names for the file', () => {
  const content = '\n{{pilot.price}} and `{{code}}`\n';
  const values = { ...goodDraft.values, title: 'A Pilot for {{pilot.price}}' };
  const draft = { ...goodDraft, content, values };
  expect(checkDraft(draft, sampleData, posts)).toEqual({});
  const post = postOfDraft(draft, sampleData);
  expect(post).toMatchObject({
    title: 'A Pilot for $102,000',
    content: '$102,000 and `{{code}}`\n',
  });
  expect(draftOf(post, sampleData.fields)).toEqual(draft);
  expect(
    errorsOf({ title: '{{pilot.prise}}' }, { content: '{{pilot.price}}\n\n{{pilot}}' }),
  ).toEqual({
    title:
      'unknown fact "pilot.prise": did you mean "pilot.price"? Add it to facts.json, or correct the name',
    content: 'Line 3, body: unknown fact "pilot". add it to facts.json, or correct the name',
  });
});
