import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { baseOf, matchOf, normalizeWord, termsOf } from './words';

it('normalizeWord removes case, accents and punctuation', () => {
  expect(['Café,', 'don’t', 'e-mail', '45%', '—'].map(normalizeWord)).toEqual([
    'cafe',
    'dont',
    'email',
    '45',
    '',
  ]);
});

describe('termsOf', () => {
  it('has each word of the query once', () => {
    expect(termsOf('  AI, and the “ai” Act! ')).toEqual(['ai', 'and', 'the', 'act']);
  });

  it('reads eight words at most', () => {
    expect(termsOf('a b c d e f g h i j')).toHaveLength(8);
  });
});

it.each([
  ['price', 'prices', 'pricing', 'priced'],
  ['plan', 'plans', 'planning', 'planned'],
  ['company', 'companies'],
  ['agent', 'agents'],
  ['process', 'processes', 'processing'],
])('%s and its inflections have one base', (...words) => {
  expect(new Set(words.map(baseOf)).size).toBe(1);
});

it('a base begins its word and keeps at least three letters', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  fc.assert(
    fc.property(word, (word) => {
      expect(word.startsWith(baseOf(word))).toBe(true);
      expect(baseOf(word).length).toBeGreaterThanOrEqual(Math.min(3, word.length));
    }),
  );
});

it('matchOf prefers the same word, then an inflection, then a longer word', () => {
  const matches = ['plan', 'plans', 'planet', 'planetary', 'pan'].map((word) =>
    matchOf('plan', word),
  );
  expect(matches).toEqual([...matches].sort((a, b) => b - a));
  expect(matches.at(0)).toBe(1);
  expect(matches.at(-1)).toBe(0);
  // Two letters begin too many words.
  expect(matchOf('ai', 'aim')).toBe(0);
});
