import type { Tone } from '../palette';
import { textWidth, wrapEvenly } from '../text-metrics';

/** The sheet a chart is drawn on: one for a column of text, one for a phone. */
export interface Sheet {
  name: 'wide' | 'narrow';
  width: number;
  /** Height of type. On screen it is at least 11 px: chart.css shows the sheet that allows it. */
  size: number;
}

export const sheets: readonly [Sheet, Sheet] = [
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

/** Whole units: on a screen one is about a pixel, and half of one shows nowhere. */
export const round = (value: number) => Math.round(value) + 0;

export function path(data: string, ...classes: string[]): string {
  return `<path class="${classes.join(' ')}" d="${data}"/>`;
}

/** Numbers of path data, with no sign or space that the reader of paths does not need. */
export const numbers = (...values: readonly number[]) =>
  values.map((value, at) => (at > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');

/** A straight line from a point, across or down. */
export interface Line {
  x: number;
  y: number;
  h?: number;
  v?: number;
}

/** Straight lines as one path, each begun from where the one before it ended. */
export function rules(lines: readonly Line[]): string {
  let [penX, penY] = [0, 0];
  return lines
    .map(({ x, y, h, v }, at) => {
      const step = numbers(round(x - penX), round(y - penY));
      [penX, penY] = [penX + round(x - penX), penY + round(y - penY)];
      const run = h === undefined ? round(y + (v ?? 0) - penY) : round(x + h - penX);
      if (h === undefined) penY += run;
      else penX += run;
      return `${at === 0 ? 'M' : 'm'}${step}${h === undefined ? 'v' : 'h'}${run}`;
    })
    .join('');
}

/** Dots: lines so short that their round ends are all of them. */
function dotted(places: readonly { x: number; y: number }[]): string {
  let [penX, penY] = [0, 0];
  return places
    .map(({ x, y }, at) => {
      const [across, down] = [round(x - penX), round(y - penY)];
      [penX, penY] = [penX + across + 0.1, penY + down];
      return `${at === 0 ? 'M' : 'm'}${numbers(across, down)}h.1`;
    })
    .join('');
}

export interface Knot {
  x: number;
  y: number;
  tone: Tone | 'ink';
}

/** Round marks: strokes of hardly any length, on wider ones in the color of the paper. */
export function knots(all: readonly Knot[], size: 'knot' | 'bead' = 'knot'): string {
  const dots = [...new Set(all.map(({ tone }) => tone))].map((tone) => ({
    tone,
    data: dotted(all.filter((each) => each.tone === tone)),
  }));
  const rim = path(dots.map(({ data }) => data).join(''), `chart-${size}-rim`);
  return rim + dots.map(({ tone, data }) => path(data, `chart-${size}`, `chart-${tone}`)).join('');
}
