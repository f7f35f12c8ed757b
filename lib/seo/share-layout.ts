import type { FontOutlines } from '../art/font-outlines';
import type { ShareCard } from './share-cards';

/** Pixels, as the large cards of every network ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Pixels; the words stand on its foot, so that short and long titles end on one line. */
export const column = { left: 72, measure: 556, foot: shareSize.height - 76, head: 150 } as const;

export interface Faces {
  /** Titles. */
  display: FontOutlines;
  text: FontOutlines;
}

interface Setting {
  /** Pixels. */
  size: number;
  /** Share of the size. */
  tracking?: number;
}

export interface PlacedLine extends Setting {
  text: string;
  x: number;
  y: number;
}

/** Two lines of a smaller size read better than three of a larger one. */
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
 * Where every line of a card stands.
 *
 * @throws Error naming the page when its title is too long
 */
export function layText(card: ShareCard, { display, text }: Faces) {
  const title = setText(typeset(card.title), titleSteps, column.measure, (line, size) =>
    display.width(line, size, titleTracking),
  );
  if (!title) throw new Error(`${card.path}: "${card.title}" is too long for its share image`);
  const note = noteOf(card, title, (line) => text.width(line, noteSize));
  const noteHeight = note.length > 0 ? note.length * noteLeading + 22 : 0;
  const { size } = title;
  const last = column.foot - noteHeight;
  const first = last - (title.lines.length - 1) * size * titleLeading;
  const lines = title.lines.map((line, index): PlacedLine => {
    const y = first + index * size * titleLeading;
    // Large letters look indented by the white at their left.
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

/** The note's first sentence; a note that needs too much room is left out. */
function noteOf(card: ShareCard, title: SetText, width: (line: string) => number): string[] {
  const sentence = /^.*?[.?](?= |$)/.exec(card.note ?? '')?.[0] ?? card.note;
  const most = title.lines.length > 3 ? 1 : title.lines.length > 2 ? 2 : 3;
  if (!sentence) return [];
  const steps = [{ size: noteSize, lines: most }];
  return setText(typeset(sentence), steps, column.measure, width)?.lines ?? [];
}

/** Typographic quotation marks, as large type asks for. */
const typeset = (text: string) =>
  text
    .replace(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’');

/** Width of a line in pixels. */
export type Measure = (line: string) => number;

/** A line should not end in one of these; they belong to the word that follows. */
const leaning =
  /(?:^|[\s\u00a0])(?:a|an|and|as|at|for|in|into|is|of|on|or|the|to|what|with|your)$/i;

/**
 * Breaks a text into the given number of lines of like width.
 *
 * @returns the lines, or nothing when one of them is wider than `widest` or there are too few words
 */
export function balance(
  text: string,
  count: number,
  widest: number,
  measure: Measure,
): string[] | undefined {
  const words = text.split(' ').filter(Boolean);
  // Far too wide for so many lines (a break saves a space, hence the tenth); the search below
  // grows with the words.
  if (measure(text) > widest * count * 1.1) return undefined;
  let best: { lines: string[]; cost: number } | undefined;
  for (const lines of splits(words, count)) {
    const widths = lines.map(measure);
    const longest = Math.max(...widths);
    if (longest > widest) continue;
    const rag = widths.reduce((sum, width) => sum + ((longest - width) / widest) ** 2, 0);
    const leans = lines.slice(0, -1).filter((line) => leaning.test(line)).length;
    // A short last line reads as left over, a long one as a base.
    const top = lines.length > 1 && (widths.at(-1) ?? 0) < longest * 0.4 ? 0.15 : 0;
    const cost = rag + leans * 0.12 + top;
    if (!best || cost < best.cost) best = { lines, cost };
  }
  return best?.lines;
}

/** Every way to set words on so many lines. */
function* splits(words: readonly string[], count: number): Generator<string[]> {
  if (count === 1) {
    if (words.length > 0) yield [words.join(' ')];
    return;
  }
  for (let size = 1; size <= words.length - count + 1; size += 1) {
    const head = words.slice(0, size).join(' ');
    for (const rest of splits(words.slice(size), count - 1)) yield [head, ...rest];
  }
}

export interface Step {
  /** Pixels. */
  size: number;
  lines: number;
}

export interface SetText {
  lines: string[];
  size: number;
}

/**
 * The first of the steps, largest first, at which the text fits; with as few lines as it can.
 *
 * @param measureAt - measures a line at a size
 */
export function setText(
  text: string,
  steps: readonly Step[],
  widest: number,
  measureAt: (line: string, size: number) => number,
): SetText | undefined {
  for (const { size, lines: most } of steps) {
    const known = new Map<string, number>();
    const measure = (line: string) => {
      const width = known.get(line) ?? measureAt(line, size);
      known.set(line, width);
      return width;
    };
    for (let count = 1; count <= most; count += 1) {
      const lines = balance(text, count, widest, measure);
      if (lines) return { lines, size };
    }
  }
  return undefined;
}
