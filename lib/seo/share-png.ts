import sharp from 'sharp';

import { indexedPng, type Rgb } from './indexed-png';

/** Colors as drawn: what stands on each ground, and in how many steps it fades into it. */
export interface Inks {
  /** Hex values, `#rrggbb`. */
  ground: string;
  colors: readonly string[];
  steps: number;
}

/**
 * Sets a drawing in its own colors and their blends alone: a chosen palette keeps the mark true
 * where one made by counting pixels would give it up. Same input, same bytes.
 */
export async function sharePng(svg: string, inks: readonly Inks[]): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const palette = inks.flatMap(blends);
  return indexedPng(drawn.info, places(drawn.data, palette), palette);
}

function blends({ ground, colors, steps }: Inks): Rgb[] {
  const from = rgbOf(ground);
  return colors.flatMap((color) => {
    const to = rgbOf(color);
    return Array.from({ length: steps + 1 }, (_, step): Rgb => {
      const at = (index: 0 | 1 | 2) =>
        Math.round(from[index] + ((to[index] - from[index]) * step) / steps);
      return [at(0), at(1), at(2)];
    });
  });
}

/** The place in the palette of the color nearest to each pixel (three bytes). */
function places(pixels: Uint8Array, palette: readonly Rgb[]): Uint8Array {
  const known = new Map<number, number>();
  const found = new Uint8Array(pixels.length / 3);
  let last = -1;
  let place = 0;
  for (let at = 0; at < found.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [pixels[3 * at], pixels[3 * at + 1], pixels[3 * at + 2]];
    const key = (red << 16) | (green << 8) | blue;
    // Most pixels are like their neighbor.
    if (key !== last) {
      last = key;
      place = known.get(key) ?? nearest([red, green, blue], palette);
      known.set(key, place);
    }
    found[at] = place;
  }
  return found;
}

function nearest([red, green, blue]: Rgb, palette: readonly Rgb[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, color] of palette.entries()) {
    // Eyes weigh green most and blue least.
    const off =
      3 * (color[0] - red) ** 2 + 4 * (color[1] - green) ** 2 + 2 * (color[2] - blue) ** 2;
    if (off < least) [least, best] = [off, place];
  }
  return best;
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
