import sharp from 'sharp';

import { drawIcon, favicon, type Shape } from './icons';

/** Renders an icon as PNG. @param size - width and height in pixels */
export const iconPng = ({ shape, size }: { shape: Shape; size: number }): Promise<Buffer> =>
  sharp(Buffer.from(drawIcon(shape, size)))
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Renders favicon.ico with all its sizes. */
export async function faviconIco(): Promise<Buffer> {
  const pngs = favicon.sizes.map((size) => iconPng({ shape: 'rounded', size }));
  return icoOf(await Promise.all(pngs));
}

const headBytes = 6;
const entryBytes = 16;

/**
 * Packs PNGs into an ICO container: header, one directory entry per picture, pictures. The layout
 * is that of Microsoft's ICONDIR and ICONDIRENTRY. Browsers since Internet Explorer 11 accept PNG
 * in it.
 *
 * @param pngs - square, at most 255 pixels wide
 */
function icoOf(pngs: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  pngs.forEach((png, index) => {
    const at = headBytes + entryBytes * index;
    // Width and height of a PNG are in its IHDR chunk, at bytes 16 and 20.
    head.writeUInt8(png.readUInt32BE(16), at);
    head.writeUInt8(png.readUInt32BE(20), at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pngs]);
}
