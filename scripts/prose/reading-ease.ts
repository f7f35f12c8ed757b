import { flesch } from 'flesch';
import retextEnglish from 'retext-english';
import { syllable } from 'syllable';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { type Text, textsOf, withoutReferences, wordsIn } from '#lib/content/check/texts';
import { isParsed } from '#lib/content/load/content-file';
import { inspectAll } from '#lib/content/load/registry';
import { sentenceEnd } from '#lib/content/schema/fields';

/** With fewer words, single sentences dominate the score. */
const enoughWords = 100;

const english = unified().use(retextEnglish);

/**
 * Flesch reading ease (Flesch 1948, doi:10.1037/h0057532), 0 to 100 in practice; higher is easier.
 * Counts paragraphs and fields that end like a sentence.
 *
 * @returns undefined for too few words
 */
function readingEase(texts: readonly Text[]): number | undefined {
  const running = texts.filter(
    ({ kind, text }) =>
      kind === 'paragraph' || (kind === 'field' && /\s/.test(text) && sentenceEnd.test(text)),
  );
  let sentence = 0;
  for (const { text } of running) {
    visit(english.parse(text), 'SentenceNode', () => {
      sentence += 1;
    });
  }
  const words = running.flatMap(({ text }) => wordsIn(text));
  if (words.length < enoughWords) return undefined;
  // A number counts as one syllable, so that numbers do not make a text appear hard.
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return flesch({ sentence, word: words.length, syllable: syllables });
}

/** Prints the reading ease of every file with enough words, hardest first. */
export function printReadingEase(): void {
  const readings = inspectAll()
    .files.filter(isParsed)
    .flatMap(({ file, source }) => {
      const ease = readingEase(withoutReferences(textsOf(source)));
      return ease === undefined ? [] : [{ file, ease }];
    });
  console.log('Flesch reading ease: 60 and more is plain English.');
  for (const { file, ease } of readings.sort((a, b) => a.ease - b.ease)) {
    console.log(`${ease.toFixed(0).padStart(4)}  ${file}`);
  }
}
