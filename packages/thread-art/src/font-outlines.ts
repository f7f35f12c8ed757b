import { create, type Font } from 'fontkit';

/** Measures text and draws it as outlines, so the font does not have to be installed. */
export interface FontOutlines {
  /** Width of a line in pixels. `tracking` is letter spacing in em. */
  width(text: string, size: number, tracking?: number): number;
  /** Whether the font has a glyph for a character. */
  has(character: string): boolean;
  /** SVG path data of a line whose baseline starts at x, y; one decimal. */
  outline(text: string, at: { x: number; y: number; size: number; tracking?: number }): string;
}

/**
 * Reads a font file. A variable font is used at its default instance.
 *
 * @throws Error for a font collection
 */
export function openFontOutlines(bytes: Uint8Array): FontOutlines {
  const font = create(bytes as Buffer);
  if (!('layout' in font)) throw new Error('The file contains more than one font');
  return {
    has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
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

/**
 * Lays out a line in font units: glyphs with their left edges, and the total advance. Kerning comes
 * from the font; tracking is added between glyphs only.
 */
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
        // The y axis of fonts points up, that of SVG down.
        (index % 2 === 0 ? x + value * scale : y - value * scale).toFixed(1),
      );
      return `${letterOf[command]}${values.join(' ')}`;
    })
    .join('');
}
