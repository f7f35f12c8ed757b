import { describe, expect, it } from 'vitest';

import { mostSimilar } from './similarity';

const text = (words: string, ...tags: string[]) => ({ text: words, tags });
/** Texts that share no word with the others of a test. */
const others = ['harbor cranes lift', 'violins tune slowly', 'glaciers melt early'].map((words) =>
  text(words),
);

describe('mostSimilar', () => {
  it('finds texts that share rare words, best first', () => {
    const texts = [
      text('looms weave cotton and linen'),
      text('a loom for cotton, a loom for linen'),
      text('cotton prices'),
      ...Array.from({ length: 3 }, () => others).flat(),
    ];
    expect(mostSimilar(texts, 3)[0]).toEqual([1, 2]);
    expect(mostSimilar(texts, 1)[0]).toEqual([1]);
  });

  it('prefers a shared tag to a shared word', () => {
    const texts = [text('cotton prices', 'looms'), text('cotton fields'), text('silk', 'looms')];
    expect(mostSimilar([...texts, ...others, ...others], 2)[0]).toEqual([2, 1]);
  });

  it('ignores addresses of links, code and words of most texts', () => {
    const texts = [
      text('the [sum](/blog/cotton)\n\n```chart\nlinen\n```'),
      text('the cotton'),
      text('the linen'),
      text('the end'),
    ];
    expect(mostSimilar(texts, 3)).toEqual([[], [], [], []]);
  });

  it('gives a text without terms no neighbors', () => {
    expect(mostSimilar([text(''), text('cotton'), text('cotton')], 2)[0]).toEqual([]);
    expect(mostSimilar([], 2)).toEqual([]);
  });

  it('orders equal scores by position', () => {
    const same = ['one', 'two', 'three', 'four'].map((word) => text(`cotton ${word}`));
    const all = [...same, ...others, ...others, ...others, ...others];
    expect(mostSimilar(all, 2).slice(0, 4)).toEqual([
      [1, 2],
      [0, 2],
      [0, 1],
      [0, 1],
    ]);
  });
});
