import { language } from '../../site/language';
import { isNumbered } from '../schema/post-schema';

/** A word, or a run of a script that puts no spaces between words. */
const runs = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

let segmenter: Intl.Segmenter | undefined;

/** Number of words in a Markdown text. */
export const countWords = (markdown: string): number =>
  (markdown.match(runs) ?? []).reduce(
    (sum, run) => sum + (spaceless.test(run) ? wordsIn(run) : 1),
    0,
  );

function wordsIn(run: string): number {
  segmenter ??= new Intl.Segmenter(language, { granularity: 'word' });
  return [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike).length;
}

/** What follows from the address and the text of a post. */
export const postFacts = (id: string, text: string, callToAction = '') => ({
  numbered: isNumbered(id),
  /** Minutes. */
  readTime: readingMinutes(`${text}\n${callToAction}`),
});

/**
 * Reading time in minutes, at least 1, at 238 words per minute: the mean silent reading rate of
 * adults in English (Brysbaert 2019, doi:10.1016/j.jml.2019.104047).
 */
export const readingMinutes = (markdown: string): number =>
  Math.max(1, Math.round(countWords(markdown) / 238));
