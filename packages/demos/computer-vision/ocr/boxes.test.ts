import { expect, it } from 'vitest';

import { type Box, findBoxes } from './boxes';
import { readingRows } from './rows';

const width = 120;
const height = 80;

/** A map of probabilities with a filled rectangle. */
function mapOf({ x, y, width: w, height: h, angle }: Box, probability: number): Float32Array {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return Float32Array.from({ length: width * height }, (_, at) => {
    const [dx, dy] = [(at % width) + 0.5 - x, Math.floor(at / width) + 0.5 - y];
    const isInside = Math.abs(dx * cos + dy * sin) < w / 2 && Math.abs(dy * cos - dx * sin) < h / 2;
    return isInside ? probability : 0;
  });
}

const line = { x: 60, y: 40, width: 80, height: 10, angle: 0 };

it.each([0, 0.2, -0.3])('finds a line turned by %d radians, enlarged', (angle) => {
  const [box, ...rest] = findBoxes(mapOf({ ...line, angle }, 0.9), width, height);
  expect(rest).toEqual([]);
  // 1.5 × area / half the perimeter is added to both sides.
  const grow = (1.5 * 800) / 90;
  expect(box?.x).toBeCloseTo(60, 0);
  expect(box?.y).toBeCloseTo(40, 0);
  expect(Math.abs((box?.width ?? 0) - 80 - grow)).toBeLessThan(4);
  expect(Math.abs((box?.height ?? 0) - 10 - grow)).toBeLessThan(4);
  expect(Math.abs((box?.angle ?? 0) - angle)).toBeLessThan(0.03);
});

it('leaves out what is improbable or too thin', () => {
  expect(findBoxes(mapOf(line, 0.5), width, height)).toEqual([]);
  expect(findBoxes(mapOf({ ...line, height: 2 }, 0.9), width, height)).toEqual([]);
});

it('reads rows of a page in perspective, whose lines turn from top to bottom', () => {
  const lines = [0, 1, 2, 3, 4, 5].flatMap((row) => {
    // The last row falls by 52 pixels, more than the distance of two rows.
    const angle = (row * 1.5 * Math.PI) / 180;
    const y = row * 40;
    return [0, 400].map((x) => ({
      text: `${row} ${x}`,
      box: { x, y: y + x * Math.tan(angle), width: 100, height: 24, angle },
    }));
  });
  const shuffled = lines.toSorted((a, b) => a.text.length - b.text.length || a.box.y - b.box.y);
  const rows = readingRows(shuffled).map((row) => row.map(({ text }) => text));
  expect(rows).toEqual([0, 1, 2, 3, 4, 5].map((row) => [`${row} 0`, `${row} 400`]));
});
