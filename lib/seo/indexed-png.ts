import '#server-only';

import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import sharp from 'sharp';

export type Rgb = readonly [red: number, green: number, blue: number];

const pack = promisify(deflate);

/** Colors on one background, and the number of blending steps between background and color. */
export interface Inks {
  /** Hex values, `#rrggbb`. */
  ground: string;
  colors: readonly string[];
  steps: number;
}

/**
 * Renders an SVG as PNG with a palette of the given colors and their blends. The palette option of
 * sharp chooses colors by pixel count: it loses those of a small logo, makes larger files, and is
 * slower (docs/decisions/0011). Equal input gives equal bytes.
 */
export async function pngOfInks(svg: string, inks: readonly Inks[]): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const palette = inks.flatMap(blends);
  return indexedPng(drawn.info, indexesOf(drawn.data, palette), palette);
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

/** Index of the nearest palette color for each pixel. @param pixels - three bytes per pixel, RGB */
function indexesOf(pixels: Uint8Array, palette: readonly Rgb[]): Uint8Array {
  const known = new Map<number, number>();
  const found = new Uint8Array(pixels.length / 3);
  let last = -1;
  let index = 0;
  for (let at = 0; at < found.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [pixels[3 * at], pixels[3 * at + 1], pixels[3 * at + 2]];
    const key = (red << 16) | (green << 8) | blue;
    // Most pixels have the color of the previous one, so skip the lookup.
    if (key !== last) {
      last = key;
      index = known.get(key) ?? nearest([red, green, blue], palette);
      known.set(key, index);
    }
    found[at] = index;
  }
  return found;
}

function nearest([red, green, blue]: Rgb, palette: readonly Rgb[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, color] of palette.entries()) {
    // Weighted by perception: most for green, least for blue.
    const off =
      3 * (color[0] - red) ** 2 + 4 * (color[1] - green) ** 2 + 2 * (color[2] - blue) ** 2;
    if (off < least) [least, best] = [off, index];
  }
  return best;
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/**
 * Encodes a PNG with exactly the given palette; other encoders choose their own (PNG specification,
 * third edition, sections 5 and 11: color type 3, depth 8).
 *
 * @param pixels - palette indexes, row by row: width × height bytes
 * @param palette - at most 256 colors, 0 to 255 each
 */
export async function indexedPng(
  { width, height }: { width: number; height: number },
  pixels: Uint8Array,
  palette: readonly Rgb[],
): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  // Each row starts with its filter type: 0 (none), as filters do not help with palette indexes.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    // Levels above 7 take ten times as long and save at most another fifth.
    chunk('IDAT', await pack(rows, { level: 7 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
}

/** CRC table by byte (PNG specification, annex D). Node 20.9 has no zlib.crc32. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (table[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
