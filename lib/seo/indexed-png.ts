import { promisify } from 'node:util';
import { deflate } from 'node:zlib';

export type Rgb = readonly [red: number, green: number, blue: number];

const pack = promisify(deflate);

/**
 * A PNG whose pixels name colors of a given palette: exact, where the encoders at hand make a palette
 * of their own (PNG specification, third edition, sections 5 and 11: color type 3, depth 8).
 *
 * @param pixels - places in the palette, row by row: width × height bytes
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
  // Each row begins with its filter: none, since neighbors in a palette mean nothing.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    // The highest levels take ten times as long for the last fifth.
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

/** One byte at a time, annex D of the specification; zlib's own is not in Node 20.9. */
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
