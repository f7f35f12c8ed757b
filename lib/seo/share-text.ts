import type { FontOutlines } from '../art/font-outlines';
import type { ShareCard } from './share-cards';
import { type SetText, type Step, setText } from './share-lines';
import { shareSize } from './share-path';

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
