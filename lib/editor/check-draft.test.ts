import { expect, it } from 'vitest';

import { callToActionHtml, checkDraft, postOfDraft, previewOf } from './check-draft';
import { draftOf, publishedDraft } from './draft';
import { goodDraft, sampleData, sampleSource } from './fixtures';

const { posts } = sampleData;
const errorsOf = (values: object, more: object = {}) =>
  checkDraft(
    { ...goodDraft, ...more, values: { ...goodDraft.values, ...values } },
    sampleData,
    posts,
  );

it('checkDraft finds nothing in a good draft, and nothing in a published post', () => {
  expect(errorsOf({})).toEqual({});
  const draft = publishedDraft('one', sampleSource, sampleData);
  expect(checkDraft(draft, sampleData, posts, 'one')).toEqual({});
});

it.each<[field: string, value: unknown, message: string | RegExp]>([
  ['excerpt', ' ', 'write an excerpt'],
  ['category', '', 'choose a category'],
  ['tags', ',', 'give at least one tag'],
  ['tags', 'pilot', /^unknown tag "pilot": did you mean "pilots"\? Use one of the topics: /],
  ['title', 'About two', /^the same title is used in company\/blog\/two\.md: use a different/],
  ['title', 'One <!-- two -->', /a comment in a field is published/],
  ['callToAction', '[Write](/contact) or see [this](/gone).', /^page not found: \/gone/],
  ['id', 'two', /exists already/],
  ['id', 'preview', /reserved/],
  ['content', '<!-- a -->', 'write something here'],
  ['content', '![](./loom.png)', /^Line 1: the picture has no description\. write what/],
  ['content', '![A](https://www.example.com/a.png)', /no pictures from other sites/],
  ['content', 'a\n\n![A](constructor)', 'Line 3: there is no picture company/blog/constructor'],
  ['content', 'One.\n\n[a](/abuot)', /^Line 3: page not found: \/abuot\. did you mean "\/about"/],
  ['content', '## Looms\n\n[a](#loms)', /^Line 3: this text has no heading #loms/],
  ['content', 'One.\n\n<details>', /^Line 3, body: HTML is not shown: <details>/],
  ['content', 'One\u200b.', /^Line 1, body: there is an invisible character/],
  ['title', '{{pilot.prise}}', /^unknown fact "pilot\.prise": did you mean "pilot\.price"/],
  ['content', '{{pilot.price}}\n\n{{pilot}}', /^Line 3, body: unknown fact "pilot"\. add it to/],
])('checkDraft reports %s %j', (field, value, message) => {
  const isText = field === 'id' || field === 'content';
  const found = isText ? errorsOf({}, { [field]: value }) : errorsOf({ [field]: value });
  const expected = typeof message === 'string' ? message : expect.stringMatching(message);
  expect(found).toEqual({ [field]: expected });
});

it('checkDraft asks for the part of a series, and refuses an id that another draft has', () => {
  for (const part of ['', '1.5']) {
    const errors = errorsOf({ 'series.name': 'Looms', 'series.part': part });
    expect(errors).toEqual({ 'series.part': expect.any(String) });
  }
  const found = checkDraft(goodDraft, sampleData, posts, undefined, [goodDraft.id]);
  expect(found).toEqual({ id: expect.stringContaining('exists already') });
});

it('previewOf renders text as the site does, and reports a mistake in a figure as the check does', () => {
  const html = /^<p><strong>b<\/strong> b <picture>.*src="\/pictures\/loom\.png".*<\/p>\n$/;
  const text = '**b** [b](javascript:x) ![A](./loom.png)';
  expect(previewOf(text, sampleData)).toMatchObject({ html: expect.stringMatching(html) });
  expect(previewOf('"a"', sampleData)).toMatchObject({ html: '<p>“a”</p>\n' });
  expect(previewOf('"a"', sampleData, 'de')).toMatchObject({ html: '<p>"a"</p>\n' });
  const content = '```chart\nkind: bar\ntitle: *Growth\n```';
  const error = expect.stringMatching(/^Line 3, .*needs quotes/);
  expect(previewOf(content, sampleData)).toEqual({ error });
  expect(errorsOf({}, { content })).toEqual({ content: error });
});

it('a stored post has what its page shows', () => {
  const values = { ...goodDraft.values, callToAction: '[Write](/contact).' };
  const post = postOfDraft({ ...goodDraft, values, content: 'word '.repeat(476) }, sampleData);
  expect(post).toMatchObject({ id: goodDraft.id, author: { name: 'Ada Moore' }, readTime: 2 });
  expect(post.cover).toMatch(/^data:image\/svg/);
  const toc = [{ id: 'one', title: 'One', depth: 2 }];
  expect(previewOf('## One', sampleData)).toMatchObject({ toc });
  expect(callToActionHtml(post, sampleData)).toBe('<p><a href="/contact">Write</a>.</p>\n');
  expect(callToActionHtml(postOfDraft(goodDraft, sampleData), sampleData)).toBeUndefined();
});

it('shows facts in place of their names, and keeps the names for the file', () => {
  const content = '\n{{pilot.price}} and `{{code}}`\n';
  const values = { ...goodDraft.values, title: 'A Pilot for {{pilot.price}}' };
  const draft = { ...goodDraft, content, values };
  expect(checkDraft(draft, sampleData, posts)).toEqual({});
  const post = postOfDraft(draft, sampleData);
  expect([post.title, post.content]).toEqual(['A Pilot for $102,000', '$102,000 and `{{code}}`\n']);
  expect(draftOf(post)).toEqual(draft);
});
