import sharp from 'sharp';
import { expect, it } from 'vitest';

import { palettePng } from './palette-png';

// share-image.test.ts has drawings with more mixtures than places.
it('keeps the named colors, also that of a single pixel, and the mixtures at edges nearly', async () => {
  const drawn = sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="30"><path fill="#fbfaf6" d="M0 0h50v30H0z"/><path stroke="#e03c31" stroke-width="4" d="M3 28L46 5"/><path fill="#1a2b3c" d="M0 0h1v1H0z"/><path fill="#456" d="M49 29h1v1h-1z"/></svg>',
    ),
  );
  const { data: rgba, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const png = palettePng(rgba, info, ['#fbfaf6', '#E03C31', '#1a2b3c']);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', isPalette: true });
  const { data: pixels, info: read } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(read).toMatchObject({ width: info.width, height: info.height, channels: 3 });
  expect([...pixels.subarray(0, 6)]).toEqual([0x1a, 0x2b, 0x3c, 0xfb, 0xfa, 0xf6]);
  // A mixture that is in the last pixel alone.
  expect([...pixels.subarray(-3)]).toEqual([0x44, 0x55, 0x66]);
  const colors = await drawn.removeAlpha().raw().toBuffer();
  const off = Math.max(...colors.map((value, at) => Math.abs(value - (pixels[at] ?? 0))));
  expect(off).toBeLessThan(16);
});
