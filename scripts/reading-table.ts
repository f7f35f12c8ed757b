import { proseFiles } from './prose/check';
import { readingOf } from './prose/reading-ease';

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
