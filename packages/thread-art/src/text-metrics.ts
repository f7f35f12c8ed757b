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
 * Advance widths of U+0020 to U+007E in thousandths of an em, measured from the two font files at
 * the heaviest weight used (540), so that lighter text and kerning only make a line shorter.
 */
const advances: Record<Face, readonly number[]> = {
  display:
    parse(`194 279 328 616 565 691 935 161 337 336 598 513 239 335 231 419 640 420 583 535 593
    556 589 500 574 593 230 241 478 513 478 511 833 680 672 673 757 626 576 730 801 370 446 741 593
    868 729 768 656 773 703 585 657 709 663 988 689 651 608 325 415 328 398 424 236 508 557 472 566
    485 335 532 578 278 278 561 282 877 579 548 572 557 431 439 343 573 504 760 503 516 451 375 253
    375 568`),
  text: parse(`260 246 351 697 560 747 693 183 248 248 398 560 240 327 240 419 560 560 560 560 560 560
    560 560 560 560 240 240 560 560 560 516 874 654 606 706 682 585 565 733 685 254 554 648 499 847
    682 748 558 779 605 569 587 656 663 967 655 613 593 277 457 277 587 446 301 543 587 520 587 540
    341 518 555 235 235 545 271 835 555 577 587 587 416 471 356 555 528 751 530 528 472 260 264 260
    560`),
};

/**
 * Letter spacing in em. Headings are tighter.
 */
export const tracking: Record<Face, number> = { display: -0.02, text: 0 };

/** Estimated width of a line, an upper bound, in the unit of `size`. Needs no font file. */
export function textWidth(text: string, size: number, face: Face): number {
  let ems = 0;
  for (const character of text) ems += advanceOf(character, face) / 1000 + tracking[face];
  return ems * size;
}

/** Greedy line breaking; a word wider than the measure gets its own line. */
function wrap(text: string, size: number, face: Face, measure: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, size, face) > measure) {
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
export function wrapEvenly(text: string, size: number, face: Face, measure: number): string[] {
  const lines = wrap(text, size, face, measure);
  let best = lines;
  for (let share = 0.96; share > 0.5; share -= 0.04) {
    const tighter = wrap(text, size, face, measure * share);
    const widest = Math.max(...tighter.map((line) => textWidth(line, size, face)));
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
export function setLine(text: string, setting: Setting): Line {
  const { x, y, face, measure, quiet } = setting;
  const shrink = measure / textWidth(text, setting.size, face);
  const size =
    shrink >= 1 ? setting.size : Math.max(setting.minFontSize, down(setting.size * shrink));
  const width = textWidth(text, size, face);
  const squeeze = width > measure ? measure : undefined;
  return { text, x, y, size, face, width: Math.min(width, measure), squeeze, quiet };
}

function down(size: number): number {
  return Math.floor(size * 10) / 10;
}

function advanceOf(character: string, face: Face): number {
  const base = character.normalize('NFD').codePointAt(0) ?? 0;
  // Other characters may be drawn with a fallback font; one em is wide enough for them.
  return advances[face][base - 0x20] ?? 1000;
}

function parse(table: string): number[] {
  return table.trim().split(/\s+/).map(Number);
}
