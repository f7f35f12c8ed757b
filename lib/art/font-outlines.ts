import { create, type Font } from 'fontkit';

/** A font whose words can be measured and drawn as outlines, so that no machine needs it installed. */
export interface FontOutlines {
  /** Advance of a line in pixels; tracking is a share of the size. */
  width(text: string, size: number, tracking?: number): number;
  /** Path data of a line whose baseline starts at x, y. */
  outline(text: string, at: { x: number; y: number; size: number; tracking?: number }): string;
}

/**
 * @param bytes - a font file; of a variable one its default cut is used
 * @throws Error for a collection of fonts
 */
export function openFontOutlines(bytes: Uint8Array): FontOutlines {
  const font = create(bytes as Buffer);
  if (!('layout' in font)) throw new Error('The file holds more than one font');
  return {
    width(text, size, tracking = 0) {
      const { advance } = runOf(font, text, tracking);
      return (advance / font.unitsPerEm) * size;
    },
    outline(text, { x, y, size, tracking = 0 }) {
      const scale = size / font.unitsPerEm;
      const { glyphs } = runOf(font, text, tracking);
      return glyphs.map(({ glyph, left }) => drawGlyph(glyph, x + left * scale, y, scale)).join('');
    },
  };
}

type Glyph = Font['glyphForCodePoint'] extends (code: number) => infer Result ? Result : never;

/** Glyphs with their left ends in font units; kerning is the font's, tracking stands between glyphs. */
function runOf(font: Font, text: string, tracking: number) {
  const { glyphs, positions } = font.layout(text);
  const gap = tracking * font.unitsPerEm;
  let pen = 0;
  const placed = glyphs.map((glyph, index) => {
    const left = pen + (positions[index]?.xOffset ?? 0);
    pen += (positions[index]?.xAdvance ?? 0) + gap;
    return { glyph, left };
  });
  return { glyphs: placed, advance: Math.max(0, pen - gap) };
}

const letterOf = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

function drawGlyph(glyph: Glyph, x: number, y: number, scale: number): string {
  return glyph.path.commands
    .map(({ command, args }) => {
      const values = args.map((value, index) =>
        // Fonts count upward, pictures downward.
        (index % 2 === 0 ? x + value * scale : y - value * scale).toFixed(1),
      );
      return `${letterOf[command]}${values.join(' ')}`;
    })
    .join('');
}
