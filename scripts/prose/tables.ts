import { proseFiles } from './check';
import { readingOf } from './reading-ease';
import { proseRules } from './rules';
import { styleCounts } from './style';

/** Prints the Flesch reading ease of every file with enough sentences, hardest first. */
export function printReading(): void {
  const readings = proseFiles()
    .flatMap((prose) => readingOf(prose) ?? [])
    .sort((a, b) => a.ease - b.ease);
  console.log('reading  words a   syllables  words  file');
  console.log('ease     sentence  a word');
  for (const { file, ease, words, wordsPerSentence, syllablesPerWord } of readings) {
    const cells = [
      ease.toFixed(0).padStart(7),
      wordsPerSentence.toFixed(1).padStart(8),
      syllablesPerWord.toFixed(2).padStart(9),
      String(words).padStart(5),
    ];
    console.log(`${cells.join('  ')}  ${file}`);
  }
}

/** Prints, for each style rule of content/prose.json, the occurrences and the limits. */
export function printStyle(): void {
  console.log('all  limit  files  limit  most in a file  limit  rule');
  for (const { rule, matches, files, most } of styleCounts(proseFiles(), proseRules.get())) {
    const cells = [
      String(matches.length).padStart(3),
      limitOf(rule.total).padStart(5),
      String(files).padStart(5),
      limitOf(rule.files).padStart(5),
      String(most).padStart(14),
      limitOf(rule.perFile).padStart(5),
    ];
    console.log(`${cells.join('  ')}  ${rule.name}`);
  }
}

const limitOf = (limit: number | undefined) => (limit === undefined ? '-' : String(limit));
