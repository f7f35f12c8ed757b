import sharp from 'sharp';

/** Colors as drawn: what stands on each ground, and in how many steps it fades into it. */
export interface Inks {
  /** Hex values, `#rrggbb`. */
  ground: string;
  colors: readonly string[];
  steps: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Sets a drawing in its own colors and their blends alone: a chosen palette keeps the mark true
 * where one made by counting pixels would give it up. Same input, same bytes.
 */
export async function sharePng(svg: string, inks: readonly Inks[]): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = drawn.info;
  snap(drawn.data, inks.flatMap(blends));
  return sharp(drawn.data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, quality: 100, dither: 0, compressionLevel: 9 })
    .toBuffer();
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

/** Gives every pixel (three bytes) the nearest color of the palette. */
function snap(pixels: Uint8Array, palette: readonly Rgb[]): void {
  const known = new Map<number, Rgb>();
  let last = -1;
  let color: Rgb = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const key = (red << 16) | (green << 8) | blue;
    // Most pixels are like their neighbor.
    if (key !== last) {
      last = key;
      color = known.get(key) ?? nearest([red, green, blue], palette);
      known.set(key, color);
    }
    [pixels[at], pixels[at + 1], pixels[at + 2]] = color;
  }
}

function nearest([red, green, blue]: Rgb, palette: readonly Rgb[]): Rgb {
  let best: Rgb = [red, green, blue];
  let least = Number.POSITIVE_INFINITY;
  for (const color of palette) {
    // Eyes weigh green most and blue least.
    const off =
      3 * (color[0] - red) ** 2 + 4 * (color[1] - green) ** 2 + 2 * (color[2] - blue) ** 2;
    if (off < least) [least, best] = [off, color];
  }
  return best;
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
