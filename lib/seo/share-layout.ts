import type { FontOutlines } from 'thread-art/font-outlines';
import type { ShareCard } from './share-cards';

/** Pixels; the size that social networks expect for large cards. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Text column in pixels. Text is aligned to its foot, so all cards end on the same line. */
export const column = { left: 72, measure: 556, foot: shareSize.height - 76, head: 150 } as const;

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

/** Width of a line in pixels. */
export type Measure = (line: string) => number;

/** Lines that end in an article, preposition or other word that belongs to the next one. */
const leaning =
  /(?:^|[\s\u00a0])(?:a|an|and|as|at|for|in|into|is|of|on|or|the|to|what|with|your)$/i;

/**
 * Breaks a text into the given number of lines with similar widths.
 *
 * @returns undefined if a line would be wider than `widest` or there are too few words
 */
export function balance(
  text: string,
  count: number,
  widest: number,
  measure: Measure,
): string[] | undefined {
  const words = text.split(' ').filter(Boolean);
  // Skip the search, whose time grows fast with the number of words, if the text is too wide. The
  // tolerance of 10% is for the spaces that breaks remove.
  if (measure(text) > widest * count * 1.1) return undefined;
  let best: { lines: string[]; cost: number } | undefined;
  for (const lines of splits(words, count, (line) => measure(line) <= widest)) {
    const widths = lines.map(measure);
    const longest = Math.max(...widths);
    if (longest > widest) continue;
    const rag = widths.reduce((sum, width) => sum + ((longest - width) / widest) ** 2, 0);
    const leans = lines.slice(0, -1).filter((line) => leaning.test(line)).length;
    // Penalize a short last line.
    const top = lines.length > 1 && (widths.at(-1) ?? 0) < longest * 0.4 ? 0.15 : 0;
    const cost = rag + leans * 0.12 + top;
    if (!best || cost < best.cost) best = { lines, cost };
  }
  return best?.lines;
}

/** All ways to break words into `count` lines of which all but the last fit. */
function* splits(
  words: readonly string[],
  count: number,
  fits: (line: string) => boolean,
): Generator<string[]> {
  if (count === 1) {
    if (words.length > 0) yield [words.join(' ')];
    return;
  }
  for (let size = 1; size <= words.length - count + 1; size += 1) {
    const head = words.slice(0, size).join(' ');
    // With more words it would be wider still.
    if (!fits(head)) return;
    for (const rest of splits(words.slice(size), count - 1, fits)) yield [head, ...rest];
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
 * Sets a text at the first step at which it fits, with as few lines as possible.
 *
 * @param measure - width of a line at a size of one pixel. Widths are in proportion to the size, so
 *   each line is measured once, because that takes most of the time.
 * @returns undefined if it fits at no step
 */
export function setText(
  text: string,
  steps: readonly Step[],
  widest: number,
  measure: Measure,
): SetText | undefined {
  const known = new Map<string, number>();
  const measureOnce = (line: string) => {
    const width = known.get(line) ?? measure(line);
    known.set(line, width);
    return width;
  };
  for (const { size, lines: most } of steps) {
    for (let count = 1; count <= most; count += 1) {
      const lines = balance(text, count, widest, (line) => measureOnce(line) * size);
      if (lines) return { lines, size };
    }
  }
  return undefined;
}
