type Face = 'display' | 'text';

/** One line of text in SVG user units; x is its left end, y its baseline. */
export interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  face: Face;
  /** Estimated width; an upper bound of the drawn width. */
  width: number;
  /** Width to which the renderer squeezes the line; set if it is too wide at the smallest size. */
  squeeze?: number;
  quiet?: boolean;
}

/**
 * Advance widths of U+0020 to U+007E in thousandths of an em, measured from the two font files at the
 * heaviest weight used, so that lighter text and kerning only make a line shorter.
 */
export type Advances = Record<Face, readonly number[]>;

/**
 * Letter spacing in em. Headings are tighter.
 */
export const tracking: Record<Face, number> = { display: -0.02, text: 0 };

/** Estimated width of a line, an upper bound, in the unit of `size`. Needs no font file. */
export function textWidth(advances: Advances, text: string, size: number, face: Face): number {
  let ems = 0;
  for (const character of text) ems += advanceOf(advances, character, face) / 1000 + tracking[face];
  return ems * size;
}

/** Greedy line breaking; a word wider than the measure gets its own line. */
function wrap(
  advances: Advances,
  text: string,
  size: number,
  face: Face,
  measure: number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(advances, longer, size, face) > measure) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (line) lines.push(line);
  return lines;
}

/** Breaks text into as few lines as fit the measure, with similar widths. */
export function wrapEvenly(
  advances: Advances,
  text: string,
  size: number,
  face: Face,
  measure: number,
): string[] {
  const lines = wrap(advances, text, size, face, measure);
  let best = lines;
  for (let share = 0.96; share > 0.5; share -= 0.04) {
    const tighter = wrap(advances, text, size, face, measure * share);
    const widest = Math.max(...tighter.map((line) => textWidth(advances, line, size, face)));
    if (tighter.length > lines.length || widest > measure * share) break;
    best = tighter;
  }
  return best;
}

interface Setting {
  x: number;
  y: number;
  size: number;
  /** Smallest size that a long line may shrink to before it is squeezed. */
  minFontSize: number;
  face: Face;
  measure: number;
  quiet?: boolean;
}

/** Fits a line into its measure: reduces the size down to `minFontSize`, then sets `squeeze`. */
export function setLine(advances: Advances, text: string, setting: Setting): Line {
  const { x, y, face, measure, quiet } = setting;
  const shrink = measure / textWidth(advances, text, setting.size, face);
  const size =
    shrink >= 1 ? setting.size : Math.max(setting.minFontSize, down(setting.size * shrink));
  const width = textWidth(advances, text, size, face);
  const squeeze = width > measure ? measure : undefined;
  return { text, x, y, size, face, width: Math.min(width, measure), squeeze, quiet };
}

function down(size: number): number {
  return Math.floor(size * 10) / 10;
}

function advanceOf(advances: Advances, character: string, face: Face): number {
  const base = character.normalize('NFD').codePointAt(0) ?? 0;
  // Other characters may be drawn with a fallback font; one em is wide enough for them.
  return advances[face][base - 0x20] ?? 1000;
}
