import '#server-only';

import { crc32, deflateSync } from 'node:zlib';

/** Colors of a palette, without those that a drawing names. */
const mostMixed = 160;
/** Bits of a channel by which mixed colors are told apart. */
const bits = 4;
const shift = 8 - bits;
/** Number of color buckets. */
const cells = 2 ** (3 * bits);

/** Red, green and blue from 0 to 255. */
type Color = readonly number[];

/**
 * Writes a drawing of few colors as PNG with a palette: the colors that the drawing names, and the most
 * common mixtures at its edges. A quantizer for photos takes several times as long, and drops the
 * colors of small parts.
 *
 * @param rgba - bytes of all pixels, four each; their opacity is ignored
 * @param named - colors as #rrggbb, at most 96
 */
export function palettePng(
  rgba: Uint8Array,
  { width, height }: { width: number; height: number },
  named: Iterable<string>,
): Buffer {
  // A number each, so that pixels are compared with the one on their left, which is most often equal.
  const pixels = new Int32Array(new Uint8Array(rgba).buffer);
  const counts = new Uint32Array(cells);
  const sums = new Uint32Array(3 * cells);
  for (let start = 0, pixel = 1; pixel <= pixels.length; pixel += 1) {
    const color = pixels[start] ?? 0;
    if (pixels[pixel] === color) continue;
    const [key, count] = [keyOf(color), pixel - start];
    counts[key] = (counts[key] ?? 0) + count;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = 3 * key + channel;
      sums[at] = (sums[at] ?? 0) + count * ((color >> (8 * channel)) & 255);
    }
    start = pixel;
  }
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
  const palette = [...colors, ...mixed];
  const indices = new Uint8Array(cells);
  for (const key of used) indices[key] = nearest(palette, meanOf(key));
  // Each row begins with its filter, which is none.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const row = y * (width + 1) + 1;
    for (let x = 0; x < width; x += 1, pixel += 1) {
      rows[row + x] = indices[keyOf(pixels[pixel] ?? 0)] ?? 0;
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
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(rows)),
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

/** Index of the color of a palette that is nearest to a color. */
function nearest(palette: readonly Color[], [red = 0, green = 0, blue = 0]: Color): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  palette.forEach(([r = 0, g = 0, b = 0], index) => {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [best, least] = [index, distance];
  });
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
