import type { FontOutlines } from 'thread-art/font-outlines';
import { language } from '../site/language';
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
const smallestTitle: Step = { size: 42, lines: 4 };
const titleTracking = -0.025;
const titleLeading = 1.05;
const kindSize = 27;
const noteSize = 28;
const noteLeading = 39;

/**
 * The texts of a card as the fonts can draw them: without signs that they lack. A card whose title
 * has other letters shows the name of the site alone.
 */
export function drawableCard(card: ShareCard, siteName: string, faces: Faces): ShareCard {
  const title = drawable(card.title, faces.display);
  if (title === undefined) {
    return { ...card, kind: '', title: drawable(siteName, faces.display) ?? '', note: undefined };
  }
  const [kind = '', note] = [card.kind, card.note].map((each) => drawable(each ?? '', faces.text));
  return { ...card, title, kind, note };
}

/** A text without signs that the font lacks; undefined if it lacks letters of it. */
export function drawable(text: string, face: FontOutlines): string | undefined {
  const missing = [...typeset(text)].filter((character) => !face.has(character));
  if (missing.some((character) => /[\p{L}\p{N}]/u.test(character))) return undefined;
  return missing.reduce((rest, character) => rest.replaceAll(character, ''), text).trim();
}

/** Lays out all lines of a card. A title that fits at no size is cut. */
export function layText(card: ShareCard, { display, text }: Faces) {
  const measureTitle = remembered((line) => display.width(line, 1, titleTracking));
  const written = typeset(card.title);
  const title =
    setText(written, titleSteps, column.measure, measureTitle) ??
    cutText(written, smallestTitle, column.measure, measureTitle);
  const note = noteOf(
    card,
    title,
    remembered((line) => text.width(line, 1)),
  );
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

const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
const characters = new Intl.Segmenter(language);

/** Lines of the first sentence of the note; empty if it does not fit. */
function noteOf(card: ShareCard, title: SetText, width: Measure): string[] {
  const [first] = sentences.segment(card.note ?? '');
  const sentence = first?.segment.trim();
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

/** Keeps each width: a search for the narrowest column measures the same lines many times. */
function remembered(measure: Measure): Measure {
  const widths = new Map<string, number>();
  return (line) => {
    const width = widths.get(line) ?? measure(line);
    widths.set(line, width);
    return width;
  };
}

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

/**
 * Sets a text that fits at no step: words that are wider than the column are divided, and what is
 * too much ends in an ellipsis.
 */
function cutText(
  text: string,
  { size, lines: most }: Step,
  widest: number,
  measure: Measure,
): SetText {
  const width = widest / size;
  const parts = text.split(' ').flatMap((word) => divide(word, width, measure));
  const lines = wrap(parts, width, measure) ?? [];
  if (lines.length <= most) return { lines, size };
  const last = [...characters.segment(lines[most - 1] ?? '')].map(({ segment }) => segment);
  while (last.length > 0 && measure(`${last.join('').trimEnd()}…`) > width) last.pop();
  return { lines: [...lines.slice(0, most - 1), `${last.join('').trimEnd()}…`], size };
}

/** Parts of a word that are no wider than the column. */
function divide(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  for (const { segment } of characters.segment(word)) {
    const longer = `${parts.at(-1) ?? ''}${segment}`;
    if (parts.length > 0 && measure(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts;
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
