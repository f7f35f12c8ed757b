import { describe, expect, it } from 'vitest';

import { messagesOf, page, prose, smallRules } from './fixtures';
import { hardToRead, readingOf } from './reading-ease';

const easy = 'The loom is old and it runs well. '.repeat(20);
const hard =
  'Organizational transformation necessitates comprehensive interdepartmental communication. '.repeat(
    20,
  );

describe('readingOf', () => {
  it('follows the formula: 8 words and 8 syllables a sentence', () => {
    const reading = readingOf(prose(easy));
    expect(reading).toMatchObject({ words: 160, wordsPerSentence: 8, syllablesPerWord: 1 });
    expect(reading?.ease).toBeCloseTo(206.835 - 1.015 * 8 - 84.6, 6);
  });

  it('counts only running text: no headings, cells, labels or sources', () => {
    const more =
      '\n\n## Title\n\n| a |\n|---|\n| b |\n\n- Item one.\n\n## References\n\n1. Source.';
    expect(readingOf(prose(easy + more, { fields: ['category: A label'] }))?.words).toBe(162);
  });

  it('returns undefined for a few words', () =>
    expect(readingOf(prose('One two.'))).toBeUndefined());
});

describe('hardToRead', () => {
  it('accepts plain text', () => {
    expect(hardToRead(prose(easy), smallRules)).toEqual([]);
    expect(hardToRead(page({ text: easy.trim() }), smallRules)).toEqual([]);
    expect(hardToRead(prose('Incomprehensibility.'), smallRules)).toEqual([]);
  });

  it('finds hard text, with its measurements', () => {
    expect(messagesOf(hardToRead(prose(hard), smallRules))).toEqual([
      expect.stringMatching(/^3: reading ease is -\d+, below 60 \(6\.0 words a sentence, \d\.\d\d/),
    ]);
    expect(messagesOf(hardToRead(page({ text: hard.trim() }), smallRules))).toEqual([
      expect.stringMatching(/^1: reading ease is -\d+, below 50/),
    ]);
  });
});
