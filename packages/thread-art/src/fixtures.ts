import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from 'vitest';

import { type MotifName, motifs } from './motifs.ts';
import { drawPicture, type Picture } from './picture.ts';
import type { Theme } from './theme.ts';

const pair = (light: string, dark: string) => ({ light, dark });
const tone = (thread: string) => ({ ...pair(thread, '#eeeeee'), thread });
const widths = Array.from({ length: 95 }, () => 540);

export const theme: Theme = {
  palette: {
    paper: pair('#fdfbf6', '#15130f'),
    card: pair('#ffffff', '#1e1b16'),
    ink: pair('#1c1a17', '#f4f0e6'),
    muted: pair('#5f594f', '#b3ab9c'),
    primary: tone('#4353e6'),
    accent: tone('#d24a35'),
    third: tone('#c98a12'),
    fourth: tone('#2f8a6a'),
    fifth: tone('#9a4fb0'),
    neutral: '#8b8579',
    quiet: '#a79f90',
  },
  advances: { display: widths, text: widths },
};

/** Pixels by which a thread may pass the edge of the frame. */
const margin = 16;
type Frame = readonly [width: number, height: number];

export const frames = [
  [640, 320],
  [1440, 500],
  [1000, 720],
  [400, 400],
  [480, 180],
] as const satisfies readonly Frame[];

export const motifNames = Object.keys(motifs) as MotifName[];

/** A picture with defaults for everything but its motif. */
export function picture(motif: MotifName, more: Partial<Picture> = {}): Picture {
  return { motif, color: 'primary', accent: 'accent', seed: 'x', width: 640, height: 320, ...more };
}

/** Largest allowed size of a picture in bytes, compressed with brotli at its highest quality. */
export const budget = ([width]: Frame) => (width >= 1000 ? 9000 : 6000);

/**
 * Bytes of a text that brotli compresses at its highest quality. A low quality gives more bytes in a
 * tenth of the time, so its result is enough if it is within the limit.
 */
export function brotliSize(text: string, limit: number): number {
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const size = brotliCompressSync(text, quick).length;
  return size <= limit ? size : brotliCompressSync(text).length;
}

/** Draws a variant of a motif and expects every point of it inside the frame. */
export function drawInside(motif: MotifName, [width, height]: Frame, variant: number): string {
  const svg = drawPicture(picture(motif, { width, height, variant }), theme.palette);
  const where = `${motif} ${variant} ${width}x${height}`;
  const isNear = (value: number, end: number) => value > -margin && value < end + margin;
  const isInside = pointsOf(svg).every(([x, y]) => isNear(x, width) && isNear(y, height));
  expect(isInside, where).toBe(true);
  return svg;
}

/** End points and control points of all paths of a drawing, in absolute coordinates. */
function pointsOf(svg: string): [number, number][] {
  const points: [number, number][] = [];
  for (const [, data = ''] of svg.matchAll(/ d="([^"]+)"/g)) {
    let pen: [number, number] = [0, 0];
    for (const [, command = '', values = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
      const numbers = (values.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const size = { M: 2, l: 2, c: 6, s: 4, h: 1, v: 1 }[command] ?? Number.NaN;
      for (let index = 0; index < numbers.length; index += size) {
        const part = numbers.slice(index, index + size);
        const flat = command === 'h' ? [...part, 0] : command === 'v' ? [0, ...part] : part;
        const from = command === 'M' ? [0, 0] : pen;
        for (let at = 0; at < flat.length; at += 2) {
          pen = [(from[0] ?? 0) + (flat[at] ?? 0), (from[1] ?? 0) + (flat[at + 1] ?? 0)];
          points.push(pen);
        }
      }
    }
  }
  return points;
}
