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
  let end = 0;
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const offset = ico.readUInt32LE(entry + 12);
    end = offset + ico.readUInt32LE(entry + 8);
    const { width, format } = await sharp(ico.subarray(offset, end)).metadata();
    expect([ico.readUInt8(entry), width, format]).toEqual([size, size, 'png']);
  }
  expect(end).toBe(ico.length);
});
