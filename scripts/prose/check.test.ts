import { expect, it } from 'vitest';

import * as prose from '#lib/content/check/prose';
import { enterSite, postWith } from '#lib/content/fixtures/temp-project';
import { parseSource } from '#lib/content/load/source';
import { checkProse } from './check';

const file = 'content/blog/cloth.md';
/** A post whose body starts on line 4. */
const post = (body: string) => parseSource(file, `---\ntitle: A cloth\n---\n${body}\n`);

const rules = {
  banned: [
    { phrase: 'leverage', fix: 'write "use"' },
    { phrase: 'game-changer', fix: 'say what is different' },
    { phrase: '!', fix: 'end with a full stop' },
    { phrase: "today's world", fix: 'start later' },
    { pattern: '\\bthe US\\b', fix: 'write U.S.' },
  ],
  allowed: [
    { text: 'Leverage Ltd', why: 'name of a firm' },
    { text: "'Rows'!E4", why: 'a reference' },
  ],
};

it.each([
  ['One line\nLeveraging looms\n\nA game changer', ['5 "Leveraging"', '7 "game changer"']],
  ['Leverage Ltd weaves, with a lever', []],
  ["In today’s world, see 'Rows'!E4.", ['4 "today\'s world"']],
  ['One <!-- leverage! --> two\n\n[//]: # (leverage)\n\n[//]: <> (leverage!)', []],
  ['| A |\n| - |\n| Done! |', ['6 "!"']],
  ['```chart\ntitle: Leverage\n```', ['5 "Leverage"']],
  ['All of the US, and trust us', ['4 "the US"']],
  ['Said.\n\n## References\n\n1. Leverage: a study', []],
  ['> [!TIP]\n> Use it!', ['5 "!"']],
  ['> [!NOTE]\n> An aside.', []],
  ['Plain text.\n\n## One\n\n### Below', []],
  ['## One\n\n#### Too deep', ['6 heading-increment']],
  ['### First', ['4 first-heading-level']],
  ['## One\n\n## One', ['6 no-duplicate-headings']],
  ['It took a hour.', ['4 retext-indefinite-article']],
  ['One.\n\nThe the end.', ['6 retext-repeated-words']],
])('finds banned phrases, and lints: %j', async (body, expected) => {
  const found = await prose.checkWords(file, post(body), { ...rules, house: {} }, {});
  const words = /^".*"(?= is a banned)|(?<=\()[\w-]+(?=\)$)/;
  expect(found.map(({ line, message }) => `${line} ${words.exec(message)}`)).toEqual(expected);
});

it('applies no rules of English to a text in another language', async () => {
  const french = parseSource(file, '---\ntitle: Nous nous\nlang: fr\n---\n### Nous nous !\n');
  const found = await prose.checkWords(file, french, { ...rules, house: {} }, {});
  const message = expect.stringMatching('first-heading-level');
  expect(found).toEqual([expect.objectContaining({ message })]);
  const american = parseSource(file, '---\nlang: en-US\n---\nOne.\n');
  const banned = [{ pattern: 'US', fix: 'write U.S.' }];
  expect(prose.bannedPhrases(file, american, { banned, allowed: [] })).toEqual([]);
});

it('reports no fixed text', async () => {
  const house = { 'blog/title': '^The ' };
  const found = async (fixed?: readonly string[]) =>
    prose.checkWords(file, post('## Leverage the the looms!'), { ...rules, house }, { fixed });
  expect(await found()).toHaveLength(4);
  expect(await found(['Leverage the the looms!', 'A cloth'])).toEqual([]);
});

it.each([
  ['industries', '{ "title": "AI for a", "list": { "items": [1, 2] } }', []],
  ['industries', '{\n"title": "For b",\n"list": { "items": [1] } }', ['3 list.items', '2 title']],
  ['pages', '{ "title": "For b" }', []],
])('finds what differs from the house style in %s: %s', (folder, text, expected) => {
  const name = `content/${folder}/a.json`;
  const found = prose.houseStyle(name, parseSource(name, text), {
    house: { 'industries/list.items': 2, 'industries/title': '^AI for ' },
  });
  expect(found.map(({ line, field }) => `${line} ${field}`)).toEqual(expected);
});

it.each([
  ['## One\n\nFour words are [here](https://a.example).', []],
  ['## One\n\nFour words are [here](/contact).', ['0 links to sources']],
  ['## One\n\nThe limit is eight words and this is above [it](https://a.example).', ['11 words']],
])('tells what an article needs: %j', (body, expected) => {
  const limits = { words: [4, 8] as [number, number], sections: [1, 2] as [number, number] };
  const found = prose.articleParts(file, post(body), { ...limits, sources: 1 });
  expect(found.map(({ message }) => message.replace('the text has ', ''))).toEqual(expected);
});

it('blames a post for itself alone, and warns while it is a draft', async () => {
  const article = { words: [100, 900], sections: [1, 9], sources: 0 };
  const rules = {
    articles: { numbered: article, featured: article, paper: article },
    fixed: { 'blog/first.md': { title: 'A' } },
    banned: [{ phrase: 'end date', fix: 'say when' }],
    allowed: [],
  };
  enterSite({
    'content/prose.json': JSON.stringify(rules),
    'content/links.json': '{ "links": [] }',
    'content/blog/draft.md': postWith({ 2: 'title: "A draft"\ndraft: true' }),
  });
  const { problems, warnings } = await checkProse();
  const expected = (file: string, line: number) => [
    { file, line: line - 2, field: 'excerpt', message: '"end date" is a banned phrase' },
    { file, line, field: 'body', message: '"end date" is a banned phrase' },
    { file, line, field: 'body', message: 'the text has 11 words' },
    { file, line, field: 'body', message: 'the text has 0 "##" headings' },
  ];
  const found = (list: typeof problems) => list.map(({ fix: _, ...rest }) => rest);
  const fixed = { line: 2, field: 'title', message: 'the fixed text "A" is missing' };
  expect(found(problems)).toEqual([
    { file: 'content/blog/first.md', ...fixed },
    ...expected('content/blog/first.md', 9),
    {
      file: 'content/landscape.json',
      line: 6,
      field: 'license',
      message: 'https://www.example.com/ is not in the record of links',
    },
  ]);
  expect(found(warnings)).toEqual(expected('content/blog/draft.md', 10));
});

it('reports no link without a record of links', async () => {
  enterSite({ 'content/prose.json': '{ "banned": [], "allowed": [] }' });
  expect((await checkProse()).problems).toEqual([]);
});
