import { fitCurve, type Point } from '../fit.ts';
import { type fiveTones, type Palette, pageProperty, textColor } from '../palette.ts';
import { pathData } from '../path.ts';

export type Ink = 'ink' | 'muted' | 'paper' | (typeof fiveTones)[number];

/** Custom property of the page that colors a diagram, with a value for a file opened by itself. */
export function inkColor(palette: Palette, ink: Ink): string {
  if (ink === 'ink' || ink === 'muted' || ink === 'paper') return pageProperty(palette, ink);
  return `var(--color-${ink}-text,${textColor(palette, ink).light})`;
}

/** Colors of the three strands of a twisted thread. */
export const threadInks: readonly [Ink, Ink, Ink] = ['primary', 'accent', 'fourth'];

interface TwistedThread {
  /** Center line. */
  at: (u: number) => Point;
  /** Length of the center line in SVG user units. */
  length: number;
  inks?: readonly Ink[];
  /** Distance of the outer strands from the center line. */
  swing?: number;
  /** Share of the swing at u, from 0 to 1. Default: 0 at both ends. */
  taper?: (u: number) => number;
}

/** Length of a full turn of a strand. */
const turnLength = 74;

/** Strands that wind around a center line and meet at its two ends. */
export function twistedThread(
  palette: Palette,
  { at, length, inks: tones = threadInks, swing = 4.5, taper }: TwistedThread,
): string {
  const turns = Math.max(1, Math.round(length / turnLength));
  return tones
    .map((tone, index) => {
      const phase = (2 * Math.PI * index) / tones.length;
      const strand = (u: number): Point => {
        const [x, y] = at(u);
        const step = 1e-3;
        const [ax, ay] = at(Math.max(0, u - step));
        const [bx, by] = at(Math.min(1, u + step));
        const run = Math.hypot(bx - ax, by - ay) || 1;
        const share = taper ? taper(u) : Math.min(1, 3.2 * Math.sin(Math.PI * u));
        const off = swing * share * Math.sin(2 * Math.PI * turns * u + phase);
        return [x - ((by - ay) / run) * off, y + ((bx - ax) / run) * off];
      };
      const width = index === 0 ? 2.25 : 1.5;
      return `<path stroke="${inkColor(palette, tone)}" stroke-width="${width}" d="${pathData(fitCurve(strand, [0, 0.5, 1]))}"/>`;
    })
    .join('');
}

/** A straight center line. */
export function straight([x, y]: Point, [toX, toY]: Point): Pick<TwistedThread, 'at' | 'length'> {
  return {
    at: (u) => [x + (toX - x) * u, y + (toY - y) * u],
    length: Math.hypot(toX - x, toY - y),
  };
}

/** A center line that leaves and arrives horizontally. */
export function bend([x, y]: Point, [toX, toY]: Point): Pick<TwistedThread, 'at' | 'length'> {
  const ease = (u: number) => u * u * (3 - 2 * u);
  return {
    at: (u) => [x + (toX - x) * u, y + (toY - y) * ease(u)],
    length: Math.hypot(toX - x, toY - y),
  };
}

/** A dot, with a rim in the color of the page. */
export const dot = (palette: Palette, [x, y]: Point, tone: Ink = 'ink') =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="6.5" fill="${inkColor(palette, tone)}" stroke="${inkColor(palette, 'paper')}" stroke-width="3"/>`;

/** An arrowhead. @param turn - degrees clockwise from a head that points right */
export const head = (palette: Palette, [x, y]: Point, turn = 0) =>
  `<path stroke="${inkColor(palette, 'ink')}" stroke-width="1.75" d="M-4-6l6 6l-6 6" transform="translate(${Math.round(x)} ${Math.round(y)})${turn ? ` rotate(${turn})` : ''}"/>`;
