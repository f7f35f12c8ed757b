import type { Tone } from '../palette';
import { textWidth, wrapEvenly } from '../poster/type';

/** The sheet a chart is drawn on: one for a column of text, one for a phone. */
export interface Sheet {
  name: 'wide' | 'narrow';
  width: number;
  /** Height of type. On screen it is at least 11 px: chart.css shows the sheet that allows it. */
  size: number;
}

export const sheets: readonly Sheet[] = [
  { name: 'wide', width: 640, size: 15 },
  { name: 'narrow', width: 320, size: 13 },
];

export type Anchor = 'start' | 'middle' | 'end';

/** One line of text; x belongs to its anchor, y is its baseline. */
export interface Label {
  text: string;
  x: number;
  y: number;
  anchor: Anchor;
  voice?: 'strong' | 'quiet';
  tone?: Tone;
}

export interface Drawing {
  /** Where the picture begins; 0 when left out. */
  top?: number;
  height: number;
  /** Markup of numbers and class names: no text of an editor stands in it. */
  art: string;
  labels: Label[];
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const leading = (sheet: Sheet) => Math.round(sheet.size * 1.3);

export const widthOf = (text: string, sheet: Sheet) => textWidth(text, sheet.size, 'text');

export const wrapped = (text: string, sheet: Sheet, measure: number) =>
  wrapEvenly(text, sheet.size, 'text', measure);

/** Lines below each other, the first on the baseline y. */
export function stack(lines: readonly string[], sheet: Sheet, label: Omit<Label, 'text'>): Label[] {
  return lines.map((text, index) => ({ ...label, text, y: label.y + index * leading(sheet) }));
}

export function boxOf({ text, x, y, anchor }: Label, sheet: Sheet): Box {
  const width = widthOf(text, sheet);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - sheet.size * 0.76, bottom: y + sheet.size * 0.22 };
}

export const overlaps = (a: Box, b: Box, gap = 0) =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom && b.top < a.bottom;

/** Baseline that centers a line of type on y. */
export const centered = (y: number, sheet: Sheet) => round(y + sheet.size * 0.34);

export const round = (value: number) => Math.round(value * 10) / 10;

export function path(data: string, ...classes: string[]): string {
  return `<path class="${classes.join(' ')}" d="${data}"/>`;
}

export const rule = (x1: number, y1: number, x2: number, y2: number) =>
  path(`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, 'chart-rule');

export function knot(x: number, y: number, radius: number, tone: Tone | 'ink'): string {
  return `<circle class="chart-knot chart-${tone}" cx="${round(x)}" cy="${round(y)}" r="${radius}"/>`;
}
