/** A sentence and where it starts in its text. */
export interface Sentence {
  text: string;
  offset: number;
}

/** Points after these end no sentence. */
const abbreviation =
  /(?:^|[\s("“])(?:[A-Z]|[A-Z]\.[A-Z]|vs?|e\.g|i\.e|etc|Dr|Mr|Ms|No|Inc|Jr|St|al|approx)\.$/;

/** Splits where a sentence ends and a capital, a figure or a quote follows. */
export function sentencesIn(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const add = (end: number) => {
    const piece = text.slice(start, end);
    if (piece.trim() !== '') {
      sentences.push({ text: piece.trim(), offset: start + piece.search(/\S/) });
    }
    start = end;
  };
  for (const match of text.matchAll(/[.?!]["”’')\]]*(?=\s+["“‘(]?[\p{Lu}\p{N}$])/gu)) {
    const end = match.index + match[0].length;
    if (!abbreviation.test(text.slice(start, match.index + 1))) add(end);
  }
  add(text.length);
  return sentences;
}
