import { describe, expect, it } from 'vitest';

import type { WordRow } from './format';
import { filesFor, rank } from './rank';

describe('filesFor', () => {
  const words = { words: ['1', 'cost', 'plane', 'planning', 'risk'] };

  it.each([
    ['the file that would contain the word', 'decide', [1]],
    ['the first file for a word before all words', '0', [0]],
    ['all files with inflections, its own first', 'planning', [3, 1, 2]],
    ['one file for a short word, which only matches itself', 'co', [0]],
  ])('%s', (_, term, expected) => {
    expect(filesFor(term, words)).toEqual(expected);
  });

  it('four files at most', () => {
    const many = Array.from({ length: 20 }, (_, n) => `plan${String.fromCharCode(97 + n)}`);
    expect(filesFor('plan', { words: many })).toHaveLength(4);
  });
});

describe('rank', () => {
  const entry = { kinds: '010', lengths: [100, 100, 100] };
  const pagesFor = (rows: Record<string, WordRow[]>) => {
    const { hits, partial } = rank(new Map(Object.entries(rows)), entry);
    return { pages: hits.map(({ page }) => page), partial };
  };

  it('prefers the page that has the word more often', () => {
    expect(pagesFor({ plan: [['plan', 0, 1, 1, 7, 1, 2]] }).pages).toEqual([1, 2, 0]);
  });

  it('prefers the shorter of two pages', () => {
    const { hits } = rank(new Map([['plan', [['plan', 0, 1, 1, 1] as WordRow]]]), {
      kinds: '00',
      lengths: [900, 100],
    });
    expect(hits.map(({ page }) => page)).toEqual([1, 0]);
  });

  it('returns pages with all words', () => {
    const plan: WordRow[] = [['plan', 0, 1, 1, 1]];
    expect(pagesFor({ plan, risk: [['risk', 1, 1]] })).toEqual({ pages: [1], partial: false });
  });

  it('returns pages with some of the words if none has all', () => {
    const plan: WordRow[] = [['plan', 0, 1]];
    expect(pagesFor({ plan, risk: [['risk', 2, 1]] }).partial).toBe(true);
    expect(pagesFor({ plan, zebra: [] })).toEqual({ pages: [0], partial: true });
  });

  it('knows the kind of a page', () => {
    const { hits } = rank(new Map([['plan', [['plan', 1, 1] as WordRow]]]), entry);
    expect(hits[0]?.kind).toBe('paper');
  });
});
