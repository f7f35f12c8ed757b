import { expect, it } from 'vitest';

import { theme } from '../fixtures.ts';
import { sheetsOf } from './drawing.ts';
import { drawChart } from './figure.ts';
import { bars, dots, lines, phases } from './fixtures.ts';
import type { Chart } from './schema.ts';

const [wide, narrow] = sheetsOf(theme);
const artOf = (chart: Chart, sheet = wide) => drawChart(chart, sheet, 'chart:1').art;

/** Uses of a symbol: class, start and length. */
const usesIn = (art: string) =>
  [...art.matchAll(/<use class="(.*?)".*? x="(\d+)" y="\d+" width="(\d+)"\/>/g)].map(
    ([, tone, x, width]) => ({ tone, x: Number(x), width: Number(width) }),
  );

/** The points of a path in relative coordinates. */
function pointsOf(art: string, name: string): [number, number][] {
  const data = art.match(new RegExp(`class="${name}[^"]*" d="([^"]*)"`))?.[1] ?? '';
  let [x, y] = [0, 0];
  return [...data.replaceAll('h.1', '').matchAll(/(-?\d+)[ ]?(-?\d+)/g)].map(([, dx, dy]) => {
    [x, y] = [x + Number(dx), y + Number(dy)];
    return [x, y];
  });
}

it('bars have a length in proportion to either side of zero, and are neutral beside others', () => {
  const [long, short] = usesIn(artOf({ ...bars, series: [{ name: 'a', values: [40, -10] }] }));
  expect((long?.width ?? 0) / (short?.width ?? 1)).toBeCloseTo(4, 1);
  expect(long).toMatchObject({ tone: 'chart-primary', x: (short?.x ?? 0) + (short?.width ?? 0) });
  expect(short?.tone).toBe('chart-accent');
  const tones = usesIn(artOf({ ...bars, highlight: ['Before'] })).map(({ tone }) => tone);
  expect(tones).toEqual(['chart-primary', 'chart-neutral']);
});

it('bars show even a tiny value, nothing at zero, and use a rope as long as the sheet', () => {
  const usesOf = (least: number) =>
    usesIn(artOf({ ...bars, series: [{ name: 'a', values: [4000, least] }] }));
  expect(usesOf(0.1)).toMatchObject([{}, { width: 1 }]);
  expect(usesOf(0)).toHaveLength(1);
  const steps = artOf(bars).match(/class="chart-strand" d="M0 \d+(.*?)M/)?.[1];
  expect((steps?.match(/42 0/g)?.length ?? 0) * 42).toBeGreaterThanOrEqual(wide.width);
});

it('lines place their points to scale where labels are numbers, and pass through them', () => {
  const xs = pointsOf(artOf(lines), 'chart-dot-rim').map(([x]) => x);
  const [first = 0, second = 0, third = 0] = xs.sort((a, b) => a - b);
  expect((third - second) / (second - first)).toBeCloseTo(2, 1);
  const series = [
    { name: 'a', values: [1, 7, 3] },
    { name: 'b', values: [2, 2, 9] },
  ];
  const art = artOf({ ...lines, notes: undefined, series });
  expect(pointsOf(art, 'chart-thread')).toEqual(pointsOf(art, 'chart-small-dot'));
});

it('lines change their tone where they cross zero', () => {
  const art = artOf(lines);
  expect(art).toContain('class="chart-thread chart-accent"');
  expect(art).toContain('class="chart-thread chart-fourth"');
  const same = artOf({ ...lines, series: [{ name: 'Net', tone: 'fourth', values: [-2, 1, 0] }] });
  expect(same.match(/chart-thread/g)).toHaveLength(1);
});

it('lines are the same on both sheets, scaled to the space beside the text', () => {
  const [on, off] = [wide, narrow].map((sheet) => artOf(lines, sheet));
  const plot = (art = '') => art.replace(/ transform="[^"]*"/, '');
  expect(plot(on)).toBe(plot(off));
  expect(on).toMatch(/^<g class="chart-plot" transform="translate\(\d+\)">/);

  const { labels } = drawChart({ ...lines, notes: undefined }, narrow, 'chart:1');
  const [, left, across] = off?.match(/translate\((\d+)\)scale\((\.\d+) \.84\)/) ?? [];
  const last = Math.max(...pointsOf(off ?? '', 'chart-dot chart-fourth').map(([x]) => x));
  const place = labels.find(({ text }) => text === '4');
  expect(Math.abs(Number(left) + last * Number(across) - (place?.x ?? 0))).toBeLessThan(1);
});

it('draws dots on either side of the base in two tones', () => {
  const art = artOf(dots);
  for (const tone of ['ink', 'fourth', 'primary']) expect(art).toContain(`chart-dot chart-${tone}`);
  expect(usesIn(art).map(({ tone }) => tone)).toEqual(['chart-fourth', 'chart-primary']);
});

it('connects phases that meet by a thread, and no others', () => {
  expect(artOf(phases).match(/class="chart-fall" d="(?:M[^M"]*){2}"/)).not.toBeNull();
  const rows = phases.rows.map((row, index) => ({ ...row, from: index * 4, to: 12 }));
  expect(artOf({ ...phases, rows })).not.toContain('chart-fall');
});
