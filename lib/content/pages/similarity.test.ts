import { expect, it } from 'vitest';

import { bySimilarity } from './similarity';

const text = (words: string, ...tags: string[]) => ({ text: words, tags });
/** Further texts, so that the words of a test are not in most of them. */
const others = Array.from({ length: 9 }, () => text(''));

it.each([
  [
    'rare words, best first',
    [text('looms weave cotton and linen'), text('a loom, linen, cotton'), text('cotton')],
    [1, 2],
  ],
  [
    'a tag before a word',
    [text('cotton prices', 'looms'), text('cotton fields'), text('silk', 'looms')],
    [2, 1],
  ],
  [
    'no addresses and no code',
    [text('[sum](/cotton)\n\n```\nlinen\n```'), text('cotton linen')],
    [],
  ],
  ['singular and plural', [text('looms'), text('a loom')], [1]],
  ['no word that ends in ss', [text('glass'), text('glas')], []],
  ['equal scores by position', ['one', 'two', 'ten'].map((each) => text(`cotton ${each}`)), [1, 2]],
  ['no words of most texts', Array.from({ length: 9 }, () => text('cotton')), []],
  ['nothing in a text without words', [text(''), text('cotton'), text('cotton')], []],
])('finds %s', (_, texts, expected) => {
  const all = [...texts, ...others];
  expect(bySimilarity(all)[0]?.map((each) => all.indexOf(each))).toEqual(expected);
});
