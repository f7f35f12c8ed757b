import { expect, it } from 'vitest';

import { analyze, compareWithTruth, judge, median } from './logic.js';
import { components, histogram, otsu, threshold, toGray } from './pixels.js';
import { makeScene, renderScene } from './scene.js';

function shape(size, inside) {
  const gray = Uint8Array.from({ length: size * size }, (_, at) => {
    return inside(at % size, Math.floor(at / size)) ? 200 : 40;
  });
  return { gray, width: size, height: size };
}
const settings = { level: 120, parts: 'lighter', minArea: 10, minRoundness: 0.88 };

it('puts the Otsu level between two groups of grays', () => {
  const level = otsu(histogram(Uint8Array.from([20, 22, 25, 21, 200, 205, 198])));
  expect(level).toBeGreaterThanOrEqual(25);
  expect(level).toBeLessThan(198);
});

it('connects diagonal neighbors, separates what does not touch, and inverts dark parts', () => {
  const mask = Uint8Array.from([1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]);
  expect(components(mask, 4, 3).count).toBe(2);
  expect(components(Uint8Array.from([1, 0, 0, 1]), 2, 2).count).toBe(1);
  expect([...threshold(Uint8Array.from([10, 200]), 100, 'darker')]).toEqual([1, 0]);
});

it('measures a disc, the hole of a washer and the corners of a square', () => {
  const disc = shape(80, (x, y) => Math.hypot(x - 40, y - 40) <= 25);
  const [region] = analyze(disc, settings).regions;
  expect(region).toMatchObject({ kind: 'disc', faults: [] });
  expect(region.roundness).toBeGreaterThan(0.95);
  expect(region.diameter).toBeCloseTo(50, 0);
  const ring = shape(80, (x, y) => Math.abs(Math.hypot(x - 40, y - 40) - 20) <= 8);
  expect(analyze(ring, settings).regions[0].kind).toBe('washer');
  const square = shape(60, (x, y) => x > 9 && x < 50 && y > 9 && y < 50);
  expect(analyze(square, settings).regions[0].roundness).toBeLessThan(0.85);
});

it('finds nothing in an empty picture, a group in a large region, and a small part', () => {
  const empty = shape(20, () => false);
  expect(analyze(empty, settings).regions).toEqual([]);
  expect(median([])).toBe(0);
  const round = { roundness: 0.98, hole: 0, diameter: 30, area: 707 };
  expect(judge({ ...round, area: 4000 }, 2000, 0.88).kind).toBe('group');
  expect(judge(round, 2000, 0.88).faults[0]).toMatch(/^small: 59%/);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])('sample %d shows found, merged and missed parts', (seed) => {
  const scene = makeScene(seed);
  const picture = toGray(renderScene(scene), scene.width, scene.height);
  const score = (level) => {
    const findings = analyze(picture, { ...settings, minArea: 120, level });
    return compareWithTruth(scene.parts, findings, scene.width);
  };
  const automatic = score(otsu(histogram(picture.gray)));
  expect(automatic.missed).toBe(0);
  expect(automatic.found + automatic.merged).toBe(automatic.placed);
  expect(automatic.merged).toBeGreaterThan(0);
  const high = score(170);
  expect(high.missed).toBeGreaterThanOrEqual(3);
  expect(high.merged).toBeLessThan(4);
});
