/** A sentence and its start offset in the text. */
export interface Sentence {
  text: string;
  offset: number;
}

/** A full stop after these does not end a sentence. */
const abbreviation =
  /(?:^|[\s("“])(?:[A-Z]|[A-Z]\.[A-Z]|vs?|e\.g|i\.e|etc|Dr|Mr|Ms|No|Inc|Jr|St|al|approx)\.$/;

/** Splits at the end of a sentence that is followed by a capital letter, a digit or a quote. */
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
