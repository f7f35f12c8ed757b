import { matchOf, normalizeWord } from './words';

/** A run of text; `hit` if it matches the query. */
export interface Run {
  text: string;
  hit: boolean;
}

const maxWords = 32;
/** Words before the first match. */
const lead = 6;

/** Whether a word of the text, or a part of a hyphenated word, matches one of the terms. */
function termOf(word: string, terms: readonly string[]): string | undefined {
  const forms = [word, ...word.split(/[^\p{L}\p{N}'’]+/u)].map(normalizeWord).filter(Boolean);
  return terms.find((term) => forms.some((form) => matchOf(term, form) > 0));
}

/** Marks the words of a text that match the terms of a query. */
export const markText = (text: string, terms: readonly string[]): Run[] =>
  joined(text.split(/\s+/).map((word) => ({ word, term: termOf(word, terms) })));

/**
 * The part of a text with the most different terms, with marks. At most 32 words; the beginning of
 * the text if no term is in it.
 */
export function excerpt(text: string, terms: readonly string[]): Run[] {
  const words = text.split(/\s+/).map((word) => ({ word, term: termOf(word, terms) }));
  let best = { start: 0, worth: 0 };
  words.forEach(({ term }, index) => {
    if (term === undefined) return;
    const start = Math.max(0, Math.min(index - lead, words.length - maxWords));
    const seen = words.slice(start, start + maxWords).flatMap(({ term = [] }) => term);
    // More different terms first, then more matches.
    const worth = new Set(seen).size * maxWords + seen.length;
    if (worth > best.worth) best = { start, worth };
  });
  const end = best.start + maxWords;
  return [
    ...(best.start > 0 ? [{ text: '… ', hit: false }] : []),
    ...joined(words.slice(best.start, end)),
    ...(end < words.length ? [{ text: ' …', hit: false }] : []),
  ];
}

/** Joins words with spaces. Punctuation around a word is not part of its mark. */
function joined(words: readonly { word: string; term?: string }[]): Run[] {
  const runs: Run[] = [];
  const add = (text: string, hit: boolean) => {
    const last = runs.at(-1);
    if (last?.hit === hit) last.text += text;
    else if (text) runs.push({ text, hit });
  };
  words.forEach(({ word, term }, index) => {
    const [, before = '', core = '', after = ''] = punctuated.exec(word) ?? [];
    add(`${index > 0 ? ' ' : ''}${before}`, false);
    add(core, term !== undefined);
    add(after, false);
  });
  return runs;
}

const punctuated = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u;
