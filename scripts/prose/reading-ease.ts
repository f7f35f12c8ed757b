import { flesch } from 'flesch';
import { syllable } from 'syllable';

import type { Problem } from '#lib/content/problem';
import { isRunningText, type ProseFile, type ProseKind } from './prose-file';
import type { ProseRules } from './rules';
import { sentencesIn } from './sentences';
import { wordsIn } from './text-block';

export interface Reading {
  file: string;
  kind: ProseKind;
  /** Words in sentences, without headings, tables, labels and sources. */
  words: number;
  wordsPerSentence: number;
  syllablesPerWord: number;
  /** 0 to 100 in practice; higher means easier. */
  ease: number;
}

/** Minimum number of words. With fewer, single sentences dominate the score. */
const enoughWords = 100;

/** Counts by word, because `syllable` is slow and most words occur often. */
const counts = new Map<string, number>();

/** A number counts as one syllable, so that numbers do not make a text appear hard. */
function syllablesIn(word: string): number {
  const count = counts.get(word) ?? Math.max(1, syllable(word));
  counts.set(word, count);
  return count;
}

/**
 * Flesch reading ease (Flesch 1948, doi:10.1037/h0057532).
 *
 * @returns undefined for a file with too few words in sentences
 */
export function readingOf({ file, kind, textBlocks }: ProseFile): Reading | undefined {
  const sentences = textBlocks.filter(isRunningText).flatMap(({ text }) => sentencesIn(text));
  const words = sentences.flatMap(({ text }) => wordsIn(text));
  if (words.length < enoughWords) return undefined;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return {
    file,
    kind,
    words: words.length,
    wordsPerSentence: words.length / sentences.length,
    syllablesPerWord: syllables / words.length,
    ease: flesch({ sentence: sentences.length, word: words.length, syllable: syllables }),
  };
}

/** Finds files that are harder to read than their kind allows. */
export function hardToRead(
  prose: ProseFile,
  { readingEase }: Pick<ProseRules, 'readingEase'>,
): Problem[] {
  const reading = readingOf(prose);
  const least = readingEase[prose.kind];
  if (!reading || reading.ease >= least) return [];
  const { file, ease, wordsPerSentence, syllablesPerWord } = reading;
  const found = `${wordsPerSentence.toFixed(1)} words a sentence, ${syllablesPerWord.toFixed(2)} syllables a word`;
  return [
    {
      file,
      line: prose.kind === 'page' ? 1 : prose.bodyLine,
      field: prose.kind === 'page' ? 'file' : 'body',
      message: `reading ease is ${ease.toFixed(0)}, below ${least} (${found})`,
      fix: 'split long sentences and use shorter words',
    },
  ];
}
