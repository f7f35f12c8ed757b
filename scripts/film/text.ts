import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import sharp from 'sharp';
import subsetFont from 'subset-font';

import type { Canvas } from './canvas';
import { frame, type Line, setting } from './timeline';

const fontFile = 'app/fonts/fraunces.woff2';
/** Weight and tracking (em) of the site's headings. */
const weight = 520;
const tracking = -0.03;

/** A line as one mask of the canvas's size: its outlines come from the site's own font. */
export async function wordMask(line: Line, canvas: Canvas): Promise<Uint8Array> {
  const { width, height } = frame;
  const paths = await pathsOf(line);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${canvas.width}" height="${canvas.height}"><rect width="100%" height="100%"/><g fill="#fff">${paths.join('')}</g></svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}

async function pathsOf({ rows }: Line): Promise<string[]> {
  // fontkit can't vary a font that is packed as WOFF2, so its weight is fixed before.
  const plain = await subsetFont(readFileSync(fontFile), rows.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
  const font = fontkit.create(plain);
  if (!('layout' in font)) throw new Error(`${fontFile} holds more than one font`);
  const scale = setting.size / font.unitsPerEm;
  return rows.map((row, index) => {
    // As in browsers, which set no ligatures where letters are tracked.
    const { glyphs, positions } = font.layout(row, { liga: false });
    const baseline = setting.baseline + index * setting.leading;
    let pen = 0;
    const marks = glyphs.map((glyph, place) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
      const mark = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
      pen += xAdvance + tracking * font.unitsPerEm;
      return mark;
    });
    return `<g transform="translate(${setting.left} ${baseline}) scale(${scale} ${-scale})">${marks.join('')}</g>`;
  });
}
