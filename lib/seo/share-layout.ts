import type { FontOutlines } from 'thread-art/font-outlines';
import type { ShareCard } from './share-cards';

/** Pixels; the size that social networks expect for large cards. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Text column in pixels. Text is aligned to its foot, so all cards end on the same line. */
export const column = { left: 72, measure: 556, foot: shareSize.height - 76 } as const;

export interface Faces {
  /** Font of titles. */
  display: FontOutlines;
  text: FontOutlines;
}

interface Setting {
  /** Pixels. */
  size: number;
  /** Letter spacing in em. */
  tracking?: number;
}

export interface PlacedLine extends Setting {
  text: string;
  x: number;
  y: number;
}

/** Sizes in order of preference: two smaller lines are easier to read than three larger ones. */
const titleSteps: readonly Step[] = [
  { size: 104, lines: 1 },
  { size: 92, lines: 2 },
  { size: 84, lines: 2 },
  { size: 76, lines: 2 },
  { size: 68, lines: 2 },
  { size: 76, lines: 3 },
  { size: 68, lines: 3 },
  { size: 60, lines: 4 },
  { size: 54, lines: 4 },
  { size: 48, lines: 4 },
  { size: 42, lines: 4 },
];
const titleTracking = -0.025;
const titleLeading = 1.05;
const kindSize = 27;
const noteSize = 28;
const noteLeading = 39;

/**
 * Lays out all lines of a card.
 *
 * @throws Error with the path of the page if its title is too long
 */
export function layText(card: ShareCard, { display, text }: Faces) {
  const title = setText(typeset(card.title), titleSteps, column.measure, (line) =>
    display.width(line, 1, titleTracking),
  );
  if (!title) throw new Error(`${card.path}: "${card.title}" is too long for its share image`);
  const note = noteOf(card, title, (line) => text.width(line, 1));
  const noteHeight = note.length > 0 ? note.length * noteLeading + 22 : 0;
  const { size } = title;
  const last = column.foot - noteHeight;
  const first = last - (title.lines.length - 1) * size * titleLeading;
  const lines = title.lines.map((line, index): PlacedLine => {
    const y = first + index * size * titleLeading;
    // Compensate for the side bearing, which makes large letters look indented.
    return { text: line, x: column.left - size * 0.035, y, size, tracking: titleTracking };
  });
  const rule = 48;
  const room = column.measure - rule;
  const kindWidth = text.width(card.kind, kindSize);
  return {
    kind: {
      text: card.kind,
      x: column.left + rule,
      y: first - size * 0.78 - 30,
      size: kindSize * Math.min(1, room / kindWidth),
    },
    title: lines,
    note: note.map((line, index): PlacedLine => {
      const y = column.foot - (note.length - 1 - index) * noteLeading;
      return { text: line, x: column.left, y, size: noteSize };
    }),
  };
}

/** Lines of the first sentence of the note; empty if it does not fit. */
function noteOf(card: ShareCard, title: SetText, width: Measure): string[] {
  const sentence = /^.*?[.?](?= |$)/.exec(card.note ?? '')?.[0] ?? card.note;
  const most = title.lines.length > 3 ? 1 : title.lines.length > 2 ? 2 : 3;
  if (!sentence) return [];
  const steps = [{ size: noteSize, lines: most }];
  return setText(typeset(sentence), steps, column.measure, width)?.lines ?? [];
}

/** Replaces straight quotation marks by typographic ones. */
const typeset = (text: string) =>
  text
    .replace(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’');

export interface Step {
  /** Pixels. */
  size: number;
  lines: number;
}

export interface SetText {
  lines: string[];
  size: number;
}

/** Width of a line at a size of one pixel. */
export type Measure = (line: string) => number;

/** Articles, prepositions and other words that belong to the next one. */
const leaning = /(?<=^|\s)(a|an|and|as|at|for|in|into|is|of|on|or|the|to|what|with|your) /gi;

/**
 * Sets a text at the first step at which it fits, in lines of similar width.
 *
 * @returns undefined if it fits at no step
 */
export function setText(
  text: string,
  steps: readonly Step[],
  widest: number,
  measure: Measure,
): SetText | undefined {
  const words = text.replace(leaning, '$1\u00a0').split(' ').filter(Boolean);
  for (const { size, lines: most } of steps) {
    let lines = wrap(words, widest / size, measure);
    if (!lines || lines.length === 0 || lines.length > most) continue;
    // As `text-wrap: balance` does: the narrowest column in which the text takes no more lines.
    for (let width = widest; ; width -= 4) {
      const narrower = wrap(words, width / size, measure);
      if (!narrower || narrower.length > lines.length) return { lines, size };
      lines = narrower;
    }
  }
  return undefined;
}

/** Fills one line after the other. @returns undefined if a word is wider than the column */
function wrap(words: readonly string[], width: number, measure: Measure): string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else if (measure(word) <= width) lines.push(word);
    else return undefined;
  }
  return lines;
}
