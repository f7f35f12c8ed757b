import { describe, expect, it } from 'vitest';

import { postSchema } from './post-schema';
import { lastChange } from './revision';

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

const issues = (change: Record<string, string>) =>
  postSchema.safeParse({ ...post, ...change }).error?.issues.map(({ path }) => path.join('.'));

describe('the last change of a text', () => {
  it('has a day and a sentence, or is missing', () => {
    expect(issues({})).toBeUndefined();
    expect(issues({ updated, changes })).toBeUndefined();
    expect(issues({ updated: post.date, changes })).toBeUndefined();
  });

  it.each([
    ['a day alone', { updated }, 'changes'],
    ['a sentence alone', { changes }, 'updated'],
    ['a day before the publication', { updated: '2024-05-28', changes }, 'updated'],
    ['no such day', { updated: '2026-02-30', changes }, 'updated'],
    ['a fragment', { updated, changes: 'Adds the dates of the law' }, 'changes'],
    ['a word', { updated, changes: 'New dates.' }, 'changes'],
    ['a paragraph', { updated, changes: `${'Adds dates. '.repeat(20)}End.` }, 'changes'],
  ])('cannot be %s', (_, change, field) => expect(issues(change)).toEqual([field]));

  it('is the publication if nothing changed', () => {
    expect(lastChange({ date: '2024-05-29' })).toBe('2024-05-29');
    expect(lastChange({ date: '2024-05-29', updated })).toBe(updated);
  });
});
