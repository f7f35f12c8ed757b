/**
 * Capital letters as strokes on a grid from y 0 to 6: each pair of digits is a point (x, y), a
 * space continues the stroke, a comma starts a new one. Curves have corners, as on woven labels.
 */
const strokesOf: Record<string, string> = {
  A: '06 20 46,14 34',
  B: '03 33 42 41 30 00 06 36 45 44 33',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46,03 33',
  F: '40 00 06,03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06,40 46,03 43',
  I: '00 06',
  J: '30 35 26 16 05',
  K: '00 06,40 03 46',
  L: '00 06 46',
  M: '06 00 34 60 66',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10,34 46',
  R: '06 00 30 41 42 33 03,23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40,20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 32 56 60',
  X: '00 46,40 06',
  Y: '00 23 40,23 26',
  Z: '00 40 06 46',
};

/** Letters that Unicode does not decompose into a base letter and a mark. */
const baseOf: Record<string, string> = { Æ: 'A', Ð: 'D', Đ: 'D', Ł: 'L', Ø: 'O', Œ: 'O', Þ: 'T' };
/** Grid units between two letters. */
const gap = 2;
/** Width of a space, besides the gap. */
const space = 2;

export type Stroke = readonly [x1: number, y1: number, x2: number, y2: number];

/**
 * Strokes of a word centered on 0, 0 and its width, in grid units. Accents and characters that have
 * no strokes are omitted.
 */
export function strokeFontText(word: string): { strokes: Stroke[]; width: number } {
  const strokes: Stroke[] = [];
  let left = 0;
  for (const each of word.normalize('NFD').toUpperCase()) {
    const letter = baseOf[each] ?? each;
    if (letter === ' ') left += space;
    const lines = strokesOf[letter]?.split(',').map((line) => line.split(' ').map(pointOf));
    if (!lines) continue;
    for (const line of lines) {
      line.slice(1).forEach(([x, y], index) => {
        const [fromX, fromY] = line[index] ?? [x, y];
        strokes.push([fromX + left, fromY - 3, x + left, y - 3]);
      });
    }
    left += Math.max(...lines.flat().map(([x]) => x)) + gap;
  }
  const width = Math.max(0, left - gap);
  return {
    strokes: strokes.map(([x1, y1, x2, y2]) => [x1 - width / 2, y1, x2 - width / 2, y2]),
    width,
  };
}

function pointOf(digits: string): [number, number] {
  return [Number(digits[0]), Number(digits[1])];
}
