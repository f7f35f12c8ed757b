import sharp from 'sharp';
import { expect, it } from 'vitest';

import { indexedPng, type Rgb } from './indexed-png';

it('keeps every color of the palette exactly, at every pixel', async () => {
  const palette = Array.from({ length: 256 }, (_, at): Rgb => [at, 255 - at, (at * 7) % 256]);
  const pixels = Uint8Array.from({ length: 67 * 31 }, (_, at) => (at * 13) % 256);
  const png = await indexedPng({ width: 67, height: 31 }, pixels, palette);
  const read = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(read.info).toMatchObject({ width: 67, height: 31, channels: 3 });
  expect([...read.data]).toEqual([...pixels].flatMap((place) => palette[place] ?? []));
});
