import { expect, it } from 'vitest';

import { isNumbered, postId, postSchema } from './post-schema';

const post = {
  title: 'Pilots',
  date: '2024-05-29',
  author: 'ada',
  category: 'AI',
  tags: ['a'],
  excerpt: 'An excerpt that has enough characters to be shown on a card.',
};
const updated = '2026-11-22';
const changes = 'Adds the dates of the amended law.';
const isInline = 'write one sentence in one paragraph, with links and emphasis only';
const hasLink = 'link /contact, for example "Tell us about [your pilot](/contact)."';

const fixes = (more: object) =>
  postSchema
    .safeParse({ ...post, ...more })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

it.each([
  {},
  { updated: post.date, changes },
  { updated: post.date, changes: '対象となる日付と法律の新しい名称を追加しました。' },
  { updated: post.date, changes: 'Der Abschnitt heißt jetzt „Kosten eines Piloten.“' },
  { callToAction: '[Send *one* letter](/contact) to **us**?' },
  { callToAction: '**[راسلنا](/contact) اليوم؟**' },
  { callToAction: `${'w'.repeat(171)} [us](/contact?topic=${'x'.repeat(100)}#form).` },
])('a post may have %j', (more) => expect(fixes(more)).toEqual([]));

it.each([
  [{ updated }, 'changes: say in one sentence what changed'],
  [{ changes }, 'updated: write the day of the change as YYYY-MM-DD'],
  [{ updated: '2024-05-28', changes }, 'updated: use a day on or after 2024-05-29, its date'],
  [{ updated, changes: 'Adds the dates of the law' }, 'changes: write a sentence that ends'],
  [{ updated, changes: 'New dates.' }, 'changes: write at least 20 characters'],
  [{ updated, changes: `${'Adds dates. '.repeat(20)}End.` }, 'changes: keep it to 200'],
  [{ callToAction: 'See [it](/contacts).' }, `callToAction: ${hasLink}`],
  [{ callToAction: 'See [it](https://www.example.com/contact).' }, `callToAction: ${hasLink}`],
  [{ callToAction: '`[Us](/contact)`.' }, `callToAction: ${hasLink}`],
  [{ callToAction: '[Us](/contact)' }, 'callToAction: end with a full stop'],
  [{ callToAction: '## [Us](/contact).' }, `callToAction: ${isInline}`],
  [{ callToAction: '[Us](/contact)\nnow.' }, `callToAction: ${isInline}`],
  [{ callToAction: '<b>[Us](/contact)</b>.' }, `callToAction: ${isInline}`],
  [{ callToAction: '![a](/a.png) [Us](/contact).' }, `callToAction: ${isInline}`],
  [{ callToAction: `${'w'.repeat(180)} [us](/contact).` }, 'callToAction: keep it to 180'],
])('a post can not have %j', (more, fix) => {
  expect(fixes(more)).toContainEqual(expect.stringContaining(fix));
});

it('a post can not have the name of a list or a year, and is numbered by its name alone', () => {
  const taken = ['404', 'authors', 'page', 'preview', 'series', 'topics', 'Page_2', '2024'];
  const free = ['2024-in-numbers', '12', 'page-2'];
  expect([...taken, ...free].filter((id) => postId.safeParse(id).success)).toEqual(free);
  const others = ['blog-8', 'my-blog-08', 'blog-08-again'];
  expect(['blog-08', 'blog-123', ...others].filter(isNumbered)).toEqual(['blog-08', 'blog-123']);
});
