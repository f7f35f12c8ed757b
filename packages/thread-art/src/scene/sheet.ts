import { escaped } from '../escape.ts';
import { fitCurve, type Point } from '../fit.ts';
import { type Palette, type Tone, threadColor } from '../palette.ts';
import { pathData } from '../path.ts';
import { type Advances, textWidth } from '../text-metrics.ts';
import type { Theme } from '../theme.ts';

/** Size of every scene in SVG user units. What the card shows is above y 225. */
export const sceneSize = { width: 400, height: 267 } as const;

/** Style of a line of text: size in user units, and the class that the style sheet of a page colors. */
export const textStyles = {
  body: { size: 14, face: 'text' },
  strong: { size: 14, face: 'text' },
  quiet: { size: 13, face: 'text' },
  title: { size: 17, face: 'display' },
  /** White, on primary. */
  over: { size: 14, face: 'text' },
  /** Ink in both schemes, on accent, third or fourth. */
  dark: { size: 14, face: 'text' },
} as const;

export type TextStyle = keyof typeof textStyles;

/** Estimated width of a line in user units. */
export const widthOf = (advances: Advances, text: string, style: TextStyle) =>
  textWidth(advances, text, textStyles[style].size, textStyles[style].face);

const short = (value: number) => String(Math.round(value * 10) / 10);

/** One line of text; x is the left end, y the baseline. What a wide font makes too long is narrowed. */
function words(
  advances: Advances,
  text: string,
  x: number,
  y: number,
  style: TextStyle = 'body',
): string {
  const look = style === 'body' ? '' : ` class="scene-${style}"`;
  const most = sceneSize.width - 8 - x;
  const fit =
    widthOf(advances, text, style) > most
      ? ` textLength="${short(most)}" lengthAdjust="spacingAndGlyphs"`
      : '';
  return `<text${look} x="${short(x)}" y="${short(y)}"${fit}>${escaped(text)}</text>`;
}

/** A rectangle with round corners. */
export function box(x: number, y: number, width: number, height: number, radius: number): string {
  const [across, down] = [short(width - 2 * radius), short(height - 2 * radius)];
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${short(x + radius)} ${short(y)}h${across}${arc(radius, radius)}v${down}${arc(-radius, radius)}h-${across}${arc(-radius, -radius)}v-${down}${arc(radius, -radius)}z`;
}

/** A surface in the color of cards, with a thin border. */
export const card = (d: string) => `<path class="scene-card" d="${d}"/>`;

/** A surface in a thread color; `share` below 1 makes it transparent. */
function surface(palette: Palette, d: string, tone: Tone, share = 1): string {
  const opacity = share < 1 ? ` fill-opacity="${share}"` : '';
  return `<path fill="${threadColor(palette, tone)}"${opacity} d="${d}"/>`;
}

/** Threads of one color. */
function threads(
  palette: Palette,
  d: readonly string[],
  tone: Tone | undefined,
  { width = 1.8, share = 1 }: { width?: number; share?: number } = {},
): string {
  const opacity = share < 1 ? ` stroke-opacity="${share}"` : '';
  const color = threadColor(palette, tone);
  return `<path stroke="${color}" stroke-width="${width}"${opacity} d="${d.join('')}"/>`;
}

type WithoutFirst<F> = F extends (first: never, ...rest: infer Rest) => infer R
  ? (...rest: Rest) => R
  : never;

/** What draws in the colors, and measures in the fonts, of a theme. */
export interface Pen {
  surface: WithoutFirst<typeof surface>;
  threads: WithoutFirst<typeof threads>;
  widthOf: WithoutFirst<typeof widthOf>;
  words: WithoutFirst<typeof words>;
}

export const penOf = ({ palette, advances }: Theme): Pen => ({
  surface: (...given) => surface(palette, ...given),
  threads: (...given) => threads(palette, ...given),
  widthOf: (...given) => widthOf(advances, ...given),
  words: (...given) => words(advances, ...given),
});

/** Path data of a curve from a function of 0..1. */
export const curve = (at: (u: number) => Point) => pathData(fitCurve(at, [0, 1]));

/** Path data of a horizontal line. */
export const rule = (x: number, y: number, length: number) =>
  `M${short(x)} ${short(y)}h${short(length)}`;

/** A check mark in a box of ten units whose left end is at x, y. */
export const check = (x: number, y: number) => `M${short(x)} ${short(y)}l3.5 4 6.5-8`;

/** A circle. */
export const disc = (x: number, y: number, radius: number) =>
  `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0z`;

/** A piece of the drawing. The style sheet of a page brings in the parts one after the other. */
export type Layer = string | { part: string };

/** Joins markup to one part. */
export const part = (...content: readonly string[]): Layer => ({ part: content.join('') });
