import type { Tone } from '../palette.ts';
import { textWidth, wrapEvenly } from '../text-metrics.ts';
import type { Theme } from '../theme.ts';

/** Size of a drawing in SVG user units: `wide` for a column of text, `narrow` for a phone. */
export interface Sheet {
  name: 'wide' | 'narrow';
  width: number;
  /** Font size. chart.css selects the sheet by width, so text is at least 11 px on screen. */
  size: number;
  theme: Theme;
}

export const sheetsOf = (theme: Theme): readonly [Sheet, Sheet] => [
  { name: 'wide', width: 640, size: 15, theme },
  { name: 'narrow', width: 320, size: 13, theme },
];

export type Anchor = 'start' | 'middle' | 'end';

/** One line of text; x is the position of its anchor, y its baseline. */
export interface Label {
  text: string;
  x: number;
  y: number;
  anchor: Anchor;
  style?: 'strong' | 'quiet';
  tone?: Tone;
}

export interface Drawing {
  /** Top of the viewBox. Default: 0. */
  top?: number;
  height: number;
  /** SVG markup of shapes only. It contains no text from the content, so it needs no escaping. */
  art: string;
  labels: Label[];
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Line height. */
export const leading = (sheet: Sheet) => Math.round(sheet.size * 1.3);

/** Estimated width of a line in SVG user units, an upper bound. */
export const widthOf = (text: string, sheet: Sheet) =>
  textWidth(sheet.theme.advances, text, sheet.size, 'text');

/** Breaks text into lines of similar width. @param measure - largest width, in SVG user units */
export const wrapped = (text: string, sheet: Sheet, measure: number) =>
  wrapEvenly(sheet.theme.advances, text, sheet.size, 'text', measure);

/** Labels for several lines of text, the first on the baseline `label.y`. */
export function stack(lines: readonly string[], sheet: Sheet, label: Omit<Label, 'text'>): Label[] {
  return lines.map((text, index) => ({ ...label, text, y: label.y + index * leading(sheet) }));
}

/** Estimated bounding box of a label. */
export function boxOf({ text, x, y, anchor }: Label, sheet: Sheet): Box {
  const width = widthOf(text, sheet);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - sheet.size * 0.76, bottom: y + sheet.size * 0.22 };
}

/** Whether two boxes overlap; `gap` is the horizontal distance that they need. */
export const overlaps = (a: Box, b: Box, gap = 0) =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom && b.top < a.bottom;

/** Baseline that centers a line of text vertically on y. */
export const centered = (y: number, sheet: Sheet) => round(y + sheet.size * 0.34);

/** Rounds to whole units (a unit is about a pixel on screen). Adding 0 turns -0 into 0. */
export const round = (value: number) => Math.round(value) + 0;

/** A path element. The classes are those of chart-parts.css. */
export function path(data: string, ...classes: string[]): string {
  return `<path class="${classes.join(' ')}" d="${data}"/>`;
}

/** Joins numbers of path data without optional spaces. */
export const numbers = (...values: readonly number[]) =>
  values.map((value, at) => (at > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');

/** A straight line from a point: horizontal with length `h`, or vertical with length `v`. */
export interface Line {
  x: number;
  y: number;
  h?: number;
  v?: number;
}

/** Path data of straight lines in relative commands. */
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

/** Path data of dots: lines of length 0.1 that are visible by their round caps. */
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

export interface Mark {
  x: number;
  y: number;
  tone: Tone | 'ink';
}

/** Round marks with a rim in the background color. Marks of one color share a path. */
export function roundMarks(all: readonly Mark[], size: 'dot' | 'small-dot' = 'dot'): string {
  const dots = [...new Set(all.map(({ tone }) => tone))].map((tone) => ({
    tone,
    data: dotted(all.filter((each) => each.tone === tone)),
  }));
  const rim = path(dots.map(({ data }) => data).join(''), `chart-${size}-rim`);
  return rim + dots.map(({ tone, data }) => path(data, `chart-${size}`, `chart-${tone}`)).join('');
}
