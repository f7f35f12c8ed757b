import type { Cubic, Point } from './fit.ts';

/**
 * Distance (tenths of a pixel) from the mirrored previous handle within which a handle is omitted.
 */
const mirrorSlack = 2;
/** Distance (pixels) of the handles from the chord below which a piece is written as a line. */
const straightSlack = 0.12;

/**
 * Writes a connected curve as short SVG path data: relative commands, one decimal, no optional
 * characters. The pen position is tracked in the written tenths, so rounding errors do not
 * accumulate.
 */
export function pathData(pieces: readonly Cubic[]): string {
  const first = pieces[0];
  if (!first) return '';
  let pen = tenths(first[0]);
  let mirror: Point | undefined;
  let last = '';
  let data = `M${numbers(pen)}`;
  for (const piece of pieces) {
    const end = tenths(piece[3]);
    const step = minus(end, pen);
    let command: string;
    let values: Point[] = [step];
    if (isStraight(piece)) {
      command = step[1] === 0 ? 'h' : step[0] === 0 ? 'v' : 'l';
      mirror = undefined;
    } else {
      const out = minus(tenths(piece[1]), pen);
      const into = minus(tenths(piece[2]), pen);
      const near = mirror && Math.hypot(mirror[0] - out[0], mirror[1] - out[1]) <= mirrorSlack;
      command = near ? 's' : 'c';
      values = near ? [into, step] : [out, into, step];
      mirror = minus(step, into);
    }
    const flat = command === 'h' ? [step[0]] : command === 'v' ? [step[1]] : values.flat();
    const text = numbers(flat);
    if (command !== last) data += command;
    else if (!text.startsWith('-')) data += ' ';
    data += text;
    last = command;
    pen = end;
  }
  return data;
}

function tenths([x, y]: Point): Point {
  return [Math.round(x * 10), Math.round(y * 10)];
}

function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]];
}

function isStraight([a, b, c, d]: Cubic): boolean {
  const length = Math.hypot(d[0] - a[0], d[1] - a[1]) || 1;
  const [runX, runY] = [(d[0] - a[0]) / length, (d[1] - a[1]) / length];
  const off = (point: Point) => runX * (point[1] - a[1]) - runY * (point[0] - a[0]);
  return Math.abs(off(b)) < straightSlack && Math.abs(off(c)) < straightSlack;
}

/** Joins tenths as decimals with as few separators as SVG allows, e.g. "12.5-.3 4". */
function numbers(values: readonly number[]): string {
  let data = '';
  for (const value of values) {
    const text = decimal(value);
    data += data === '' || text.startsWith('-') ? text : ` ${text}`;
  }
  return data;
}

/** Formats tenths as a decimal without a leading zero, e.g. -3 → "-.3". */
function decimal(value: number): string {
  if (value === 0 || value <= -10 || value >= 10) return String(value / 10);
  return value < 0 ? `-.${-value}` : `.${value}`;
}
