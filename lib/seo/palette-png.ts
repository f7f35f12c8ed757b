import '#server-only';

import { crc32, deflateSync } from 'node:zlib';

/** Colors of a palette, without those that a drawing names. */
const mostMixed = 160;
/** Bits of a channel by which mixed colors are told apart. */
const bits = 4;
const shift = 8 - bits;
/** Of deflate: half the time of its default, for 2% more bytes. */
const level = 5;
/** Number of color buckets. */
const cells = 2 ** (3 * bits);

/** Red, green and blue from 0 to 255. */
type Color = readonly number[];

/**
 * Writes a drawing of few colors as PNG with a palette: the colors that the drawing names, and the most
 * common mixtures at its edges. A quantizer for photos takes several times as long, and drops the
 * colors of small parts.
 *
 * @param rgba - bytes of all pixels, four each, at a multiple of four; their opacity is ignored
 * @param named - colors as #rrggbb, at most 96
 */
export function palettePng(
  rgba: Uint8Array,
  { width, height }: { width: number; height: number },
  named: Iterable<string>,
): Buffer {
  // A number each, so that a pixel is compared with the one on its left, which is most often equal.
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, width * height);
  const counts = new Uint32Array(cells);
  const sums = new Uint32Array(3 * cells);
  let [color = 0] = pixels;
  let start = 0;
  const countUntil = (end: number) => {
    const [key, count] = [keyOf(color), end - start];
    counts[key] = (counts[key] ?? 0) + count;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = 3 * key + channel;
      sums[at] = (sums[at] ?? 0) + count * ((color >> (8 * channel)) & 255);
    }
  };
  for (let pixel = 1; pixel < pixels.length; pixel += 1) {
    const next = pixels[pixel] ?? 0;
    if (next === color) continue;
    countUntil(pixel);
    [color, start] = [next, pixel];
  }
  countUntil(pixels.length);
  const countOf = (key: number) => counts[key] ?? 0;
  const meanOf = (key: number) =>
    [0, 1, 2].map((channel) => Math.round((sums[3 * key + channel] ?? 0) / countOf(key)));
  const used = [...counts.keys()].filter((key) => countOf(key) > 0);
  const colors = [...new Set(named)].map(colorOf);
  const exact = new Set(
    colors.map(([red = 0, green = 0, blue = 0]) => keyOf(red | (green << 8) | (blue << 16))),
  );
  const mixed = used
    .filter((key) => !exact.has(key))
    .sort((a, b) => countOf(b) - countOf(a))
    .slice(0, mostMixed)
    .map(meanOf);
  const palette = [...colors, ...mixed].flat();
  const indices = new Uint8Array(cells);
  for (const key of used) indices[key] = nearest(palette, meanOf(key));
  // Each row begins with its filter, which is none.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let at = y * (width + 1) + 1; at < (y + 1) * (width + 1); at += 1, pixel += 1) {
      rows[at] = indices[keyOf(pixels[pixel] ?? 0)] ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, of a palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette)),
    chunk('IDAT', deflateSync(rows, { level })),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Number of the cell of a color, whose lowest byte is red. */
const keyOf = (color: number) =>
  ((color & 255) >> shift) |
  ((((color >> 8) & 255) >> shift) << bits) |
  ((((color >> 16) & 255) >> shift) << (2 * bits));

const colorOf = (hex: string): Color => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Index of the color of a palette, three numbers each, that is nearest to a color. */
function nearest(palette: readonly number[], [red = 0, green = 0, blue = 0]: Color): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let at = 0; at < palette.length; at += 3) {
    const [r = 0, g = 0, b = 0] = [palette[at], palette[at + 1], palette[at + 2]];
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [best, least] = [at / 3, distance];
  }
  return best;
}

/** A part of a PNG file: length, type, data, checksum. */
function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), data.length + 8);
  return bytes;
}
