import sharp from 'sharp';
import { expect, it } from 'vitest';

import { faviconIco, iconPng } from './icon-files';

// e2e/documents.test.ts checks the size of each icon of the manifest.
it.each([
  ['square', 255],
  ['rounded', 0],
] as const)('icons that are %s have a corner of opacity %i', async (shape, alpha) => {
  const picture = sharp(await iconPng({ shape, size: 64 }));
  expect((await picture.ensureAlpha().raw().toBuffer())[3]).toBe(alpha);
});

it('favicon.ico contains a PNG of each size at the offset in its directory', async () => {
  const ico = await faviconIco();
  expect([0, 2, 4].map((at) => ico.readUInt16LE(at))).toEqual([0, 1, 3]);
  const found = await Promise.all(
    [0, 1, 2].map(async (index) => {
      const entry = 6 + 16 * index;
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      const { width, format } = await sharp(ico.subarray(offset, offset + length)).metadata();
      return [ico.readUInt8(entry), width, format, offset + length];
    }),
  );
  expect(found).toEqual([
    [16, 16, 'png', expect.any(Number)],
    [32, 32, 'png', expect.any(Number)],
    [48, 48, 'png', ico.length],
  ]);
});
