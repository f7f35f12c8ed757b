import {
  type Anchor,
  sheetsOf as chartSheets,
  type Label,
  leading,
  type Sheet,
  stack,
  wrapped,
} from '../chart/drawing.ts';
import type { Theme } from '../theme.ts';
import type { Item } from './schema.ts';
import type { Ink } from './strands.ts';

/** The narrow drawing has larger text than a chart: it is read, not looked up. */
export const sheetsOf = (theme: Theme): readonly [Sheet, Sheet] => [
  chartSheets(theme)[0],
  { name: 'narrow', width: 300, size: 15, theme },
];

/** A label whose color may be that of a thread. */
export interface Word extends Omit<Label, 'tone'> {
  ink?: Ink;
}

/** Drawing of a diagram on one sheet. */
export interface Drawn {
  height: number;
  /** SVG markup of shapes only. It contains no text from the content, so it needs no escaping. */
  art: string;
  words: Word[];
}

/** Lines of a name and of its note. */
export interface Block {
  lines: { text: string; style: 'strong' | 'quiet' }[];
  height: number;
}

/** Breaks the name and the note of an item into lines. @param measure - largest width, in SVG user units */
export function blockOf({ name, note }: Item, sheet: Sheet, measure: number): Block {
  const lines = [
    ...wrapped(name, sheet, measure).map((text) => ({ text, style: 'strong' as const })),
    ...(note ? wrapped(note, sheet, measure) : []).map((text) => ({
      text,
      style: 'quiet' as const,
    })),
  ];
  return { lines, height: lines.length * leading(sheet) };
}

/** Words of a block whose first line has its top at y. */
export function setBlock(
  { lines }: Block,
  sheet: Sheet,
  { x, y, anchor = 'start' }: { x: number; y: number; anchor?: Anchor },
): Word[] {
  return lines.map(({ text, style }, index) => ({
    ...{ text, style, x, anchor },
    y: y + sheet.size + index * leading(sheet),
  }));
}

/** Words of several lines of the same style whose first line has its top at y. */
export const setLines = (
  lines: readonly string[],
  sheet: Sheet,
  word: Omit<Word, 'text' | 'anchor'> & { anchor?: Anchor },
): Word[] =>
  stack(lines, sheet, { anchor: 'start', ...word, y: word.y + sheet.size } as Label) as Word[];
