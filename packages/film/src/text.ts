import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import sharp from 'sharp';
import subsetFont from 'subset-font';

import type { Canvas } from './canvas';
import { frame, type Line, textLayout } from './timeline';

const fontFile = 'app/fonts/fraunces.woff2';
/** Weight and letter spacing (em) of the site's headings. */
const weight = 520;
const tracking = -0.03;

/**
 * Renders a line of text as one mask of the canvas's size, with the outlines of the site's own
 * font.
 */
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
  // fontkit can't vary a font in WOFF2, so its weight is fixed first.
  const staticFont = await subsetFont(readFileSync(fontFile), rows.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
  const font = fontkit.create(staticFont);
  if (!('layout' in font)) throw new Error(`${fontFile} contains more than one font`);
  const scale = textLayout.size / font.unitsPerEm;
  return rows.map((row, index) => {
    // Like browsers, which disable ligatures in text with letter spacing.
    const { glyphs, positions } = font.layout(row, { liga: false });
    const baseline = textLayout.baseline + index * textLayout.leading;
    let pen = 0;
    const marks = glyphs.map((glyph, place) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
      const mark = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
      pen += xAdvance + tracking * font.unitsPerEm;
      return mark;
    });
    return `<g transform="translate(${textLayout.left} ${baseline}) scale(${scale} ${-scale})">${marks.join('')}</g>`;
  });
}
