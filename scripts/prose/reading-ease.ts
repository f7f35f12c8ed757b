import type { Problem } from '#lib/content/problem';
import { isReference, type ProseFile, type ProseKind } from './prose-file';
import type { ProseRules } from './rules';
import { sentencesIn } from './sentences';
import { syllablesIn } from './syllables';
import { type TextBlock, wordsIn } from './text-block';

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

/**
 * Flesch reading ease (Flesch 1948, doi:10.1037/h0057532): 206.835 - 1.015 words per sentence -
 * 84.6 syllables per word.
 *
 * @returns undefined for a file with too few words in sentences
 */
export function readingOf({ file, kind, textBlocks }: ProseFile): Reading | undefined {
  const sentences = textBlocks.filter(isRead).flatMap(({ text }) => sentencesIn(text));
  const words = sentences.flatMap(({ text }) => wordsIn(text));
  if (words.length < enoughWords) return undefined;
  const wordsPerSentence = words.length / sentences.length;
  const syllablesPerWord = words.reduce((sum, word) => sum + syllablesIn(word), 0) / words.length;
  const ease = 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord;
  return { file, kind, words: words.length, wordsPerSentence, syllablesPerWord, ease };
}

/** Whether a text block is running text or a field that contains sentences. */
function isRead(textBlock: TextBlock): boolean {
  if (textBlock.kind === 'field') return /\s.*[.?]$/s.test(textBlock.text);
  return (textBlock.kind === 'paragraph' || textBlock.kind === 'item') && !isReference(textBlock);
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
      fix: 'cut long sentences in two and put plain words for long ones',
    },
  ];
}
