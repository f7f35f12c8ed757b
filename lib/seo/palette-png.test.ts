import sharp from 'sharp';
import { expect, it } from 'vitest';

import { palettePng } from './palette-png';

/** The picture of an SVG, and its pixels as they are read from the PNG. */
async function written(svg: string, named: string[]) {
  const drawn = sharp(Buffer.from(svg));
  const { data: rgba, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const png = palettePng(rgba, info, named);
  const picture = sharp(png);
  expect(await picture.metadata()).toMatchObject({ format: 'png', isPalette: true });
  const { data: pixels, info: read } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(read).toMatchObject({ width: info.width, height: info.height, channels: 3 });
  return { data: await drawn.removeAlpha().raw().toBuffer(), pixels };
}

it('keeps the named colors, also that of a single pixel, and the mixtures at edges nearly', async () => {
  const { data, pixels } = await written(
    '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="30"><path fill="#fbfaf6" d="M0 0h50v30H0z"/><path stroke="#e03c31" stroke-width="4" d="M3 28L46 5"/><path fill="#1a2b3c" d="M0 0h1v1H0z"/><path fill="#456" d="M49 29h1v1h-1z"/></svg>',
    ['#fbfaf6', '#E03C31', '#1a2b3c'],
  );
  expect([...pixels.subarray(0, 6)]).toEqual([0x1a, 0x2b, 0x3c, 0xfb, 0xfa, 0xf6]);
  // A mixture that is in the last pixel alone.
  expect([...pixels.subarray(-3)]).toEqual([0x44, 0x55, 0x66]);
  const off = Math.max(...data.map((value, at) => Math.abs(value - (pixels[at] ?? 0))));
  expect(off).toBeLessThan(16);
});

it('keeps the named colors when there are more mixtures than places', async () => {
  const stops =
    '<stop stop-color="#f00"/><stop offset=".5" stop-color="#0f0"/><stop offset="1" stop-color="#00f"/>';
  const { pixels } = await written(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><defs><linearGradient id="a">${stops}</linearGradient><linearGradient id="b" x2="0" y2="1"><stop stop-opacity="0"/><stop offset="1"/></linearGradient></defs><path fill="url(#a)" d="M0 0h300v300H0z"/><path fill="url(#b)" d="M0 0h300v300H0z"/><path fill="#c81e82" d="M0 0h1v1H0z"/></svg>`,
    ['#c81e82'],
  );
  expect([...pixels.subarray(0, 3)]).toEqual([0xc8, 0x1e, 0x82]);
});
