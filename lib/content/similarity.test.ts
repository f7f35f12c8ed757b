import { describe, expect, it } from 'vitest';

import { mostSimilar } from './similarity';

const text = (words: string, ...tags: string[]) => ({ text: words, tags });
/** Texts that share no word with the others of a test. */
const others = ['harbor cranes lift', 'violins tune slowly', 'glaciers melt early'].map((words) =>
  text(words),
);

/** The same by definition: the cosine of all pairs of vectors, sorted. */
function byDefinition(texts: readonly ReturnType<typeof text>[], count: number): number[][] {
  const frequencies = texts.map((each) => {
    const words = each.text.split(' ').filter((word) => word.length >= 3);
    const entries = words.map(
      (term) => [term, words.filter((word) => word === term).length] as const,
    );
    return new Map([...entries, ...each.tags.map((tag) => [` ${tag}`, 6] as const)]);
  });
  const vectors = frequencies.map((terms) => {
    const weighted = [...terms].flatMap(([term, frequency]) => {
      const among = frequencies.filter((other) => other.has(term)).length;
      if (among < 2 || among > Math.max(2, texts.length * 0.3)) return [];
      return { term, weight: (1 + Math.log(frequency)) * Math.log(texts.length / among) };
    });
    const strongest = weighted
      .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
      .slice(0, 40);
    const length = Math.sqrt(strongest.reduce((sum, { weight }) => sum + weight ** 2, 0));
    return new Map(strongest.map(({ term, weight }) => [term, weight / length]));
  });
  return vectors.map((vector, self) =>
    vectors
      .map((other, index) => {
        const products = [...vector].map(([term, weight]) => weight * (other.get(term) ?? 0));
        return { index, score: products.reduce((sum, product) => sum + product, 0) };
      })
      .filter(({ index, score }) => index !== self && score > 0)
      .sort((a, b) => b.score - a.score || a.index - b.index)
      .slice(0, count)
      .map(({ index }) => index),
  );
}

describe('mostSimilar, compared with its definition', () => {
  /** Numbers from 0 to 1, the same in each run (a linear congruential generator). */
  function numbers(seed: number) {
    let state = seed;
    return () => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return state / 2 ** 32;
    };
  }
  /** Words of letters alone that do not end in s; the first are the most frequent. */
  const wordOf = (random: () => number, size: number) => {
    const number = Math.floor(random() ** 2 * size);
    return [...String(number).padStart(3, '0')]
      .map((digit) => 'bcdfghjklm'[Number(digit)])
      .join('');
  };
  const textsOf = (seed: number, count: number, words: number, size: number) => {
    const random = numbers(seed);
    return Array.from({ length: count }, () => {
      const all = Array.from({ length: words }, () => wordOf(random, size));
      const tag = `t${Math.floor(random() * 9)}`;
      return text(all.join(' '), ...(random() < 0.5 ? [tag] : []));
    });
  };

  it.each([
    ['short texts', textsOf(1, 40, 30, 200)],
    ['long texts', textsOf(2, 30, 300, 900)],
    ['few words', textsOf(3, 50, 6, 60)],
  ])('finds the same for %s', (_, texts) => {
    const expected = byDefinition(texts, 5);
    expect(expected.flat().length).toBeGreaterThan(texts.length);
    expect(mostSimilar(texts, 5)).toEqual(expected);
    expect(mostSimilar(texts, 1)).toEqual(expected.map((best) => best.slice(0, 1)));
  });
});

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

  it('takes singular and plural for one word, but not a final double s', () => {
    const same = [text('cotton looms'), text('a loom'), text('glass'), text('the glas'), text('s')];
    expect(mostSimilar([...same, ...others, ...others, ...others], 3).slice(0, 4)).toEqual([
      [1],
      [0],
      [],
      [],
    ]);
  });

  it('compares texts through a term with the hundred in which it weighs most', () => {
    const long = (index: number) => text(`cotton ${'cotton '.repeat(index)}w${'x'.repeat(index)}`);
    const many = Array.from({ length: 101 }, () => text('cotton'));
    const filler = Array.from({ length: 300 }, () => text(''));
    const found = mostSimilar([text('cotton linen'), text('linen'), ...many, ...filler], 200)[0];
    // The text itself weighs least, so that all hundred are others; the last one is left out.
    expect(found).toHaveLength(101);
    expect(found).not.toContain(102);
    expect(mostSimilar([long(1), long(2), ...filler], 3)[0]).toEqual([1]);
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
