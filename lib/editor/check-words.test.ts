import { expect, it, vi } from 'vitest';

import type { ArticleLimits } from '../content/check/prose';
import { proseRules } from '../content/check/prose-rules';
import { routes } from '../site/routes';
import { problemsOf } from './check-words';
import { editorChecks } from './editor-checks';
import { goodDraft, sampleData, samplePost } from './fixtures';
import type { EditorChecks } from './post';

const limits: ArticleLimits = { words: [10, 900], sections: [0, 9], sources: 0 };
const checks: EditorChecks = {
  rules: {
    articles: { numbered: limits, featured: limits, paper: limits },
    house: {},
    banned: [{ phrase: 'leverage', fix: 'write "use"' }],
    allowed: [],
  },
  fixed: { 'pilots-that-end': ['leverage Ltd'] },
  recorded: ['https://www.example.com/a'],
  headings: { '/blog/one': ['looms'] },
  files: ['/images/a.png'],
};
const words = 'A pilot needs an end date, a number and a budget.';

async function found(content: string, values: object = {}, posts = sampleData.posts) {
  const draft = { ...goodDraft, content, values: { ...goodDraft.values, ...values } };
  const problems = await problemsOf(draft, sampleData, posts, checks);
  return problems.map(({ field, line, message }) => `${field} ${line} ${message}`);
}

it.each([
  ['nothing', words, []],
  ['a title in the text', `# Looms\n\n${words}`, [/^body 1 .*\(first-heading-level\)$/]],
  ['a banned phrase', `${words} We leverage it.`, ['body 1 "leverage" is a banned phrase']],
  ['no text that is fixed', `${words} We are leverage Ltd.`, []],
  ['a page without a record', `${words} [A](https://www.example.org/)`, [/record of links$/]],
  ['a short text', 'A pilot.', ['body 1 the text has 2 words']],
  ['a heading of another post', `${words} [A](/blog/one#loms)`, [/no heading #loms$/]],
  ['a file', `${words}\n\n[A](/files/a.pdf)`, ['body 3 file not found: /files/a.pdf']],
  ['no file that is there', `${words} [A](/images/a.png) [B](/blog/one#looms)`, []],
])('the content check of a draft reports %s', async (_, content, expected) => {
  const lines = await found(content);
  expect(lines).toHaveLength(expected.length);
  for (const [index, line] of lines.entries()) expect(line).toMatch(expected[index] ?? '');
});

it('it reports a future day, a taken address, and a part that leaves a gap', async () => {
  vi.useFakeTimers({ now: new Date('2025-06-01'), toFake: ['Date'] });
  const posts = [samplePost('a1', { series: { name: 'Looms', part: 1 } }), ...sampleData.posts];
  const values = { updated: '2025-07-01', aliases: '/about', 'series.name': 'Looms' };
  expect(await found(words, { ...values, 'series.part': '3' }, posts)).toEqual([
    'updated 1 2025-07-01 is in the future',
    'series.part 1 the parts of "Looms" are 1, 3',
    'aliases 1 /about is an address of the site',
  ]);
  expect(await found(words, { 'series.name': 'Looms', 'series.part': '2' }, posts)).toEqual([]);
});

it('the rules are those of the content, without what is not published', () => {
  const { rules, headings, files } = editorChecks();
  expect(rules?.banned).toEqual(proseRules.valid()?.banned);
  const articles = new RegExp(`^(?:${routes.blog}|${routes.whitepapers})/`);
  expect(Object.keys(headings).every((path) => articles.test(path))).toBe(true);
  expect(files.every((file) => file.startsWith('/'))).toBe(true);
});
