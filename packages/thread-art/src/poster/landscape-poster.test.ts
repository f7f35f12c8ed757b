import { describe, expect, test } from 'vitest';

import landscape from '../../../content/landscape.json' with { type: 'json' };
import type { Cubic, Point } from '../fit';
import { type Line, textWidth } from '../text-metrics';
import { drawLandscape, type PosterInput } from './landscape-poster';
import type { Layer, Stub } from './layer';
import { layOut } from './layout';
import { reeds, sheet, smallest } from './sheet';
import { type Thread, warpThreads, weftThreads } from './threads';

const input: PosterInput = {
  title: landscape.title,
  subtitle: landscape.description,
  compiled: landscape.compiled,
  credit: 'Weftline\nJamison, PA',
  license: landscape.license,
  layers: landscape.layers,
  fonts: { display: 'ZGlzcGxheQ==', text: 'dGV4dA==' },
};

const longLayer: Layer = {
  name: 'Evaluation and observability now',
  description:
    'Tools that test answers before release, trace them afterward and show a team where the money and the time went.',
  items: Array.from({ length: 10 }, (_, index) => `Model Context Protocol Gateway ${index}`),
};
const wideLayer: Layer = { ...longLayer, items: Array(10).fill('W'.repeat(32)) };

const cases: [string, readonly Layer[]][] = [
  ['the content', landscape.layers],
  ...Array.from({ length: 10 }, (_, index): [string, readonly Layer[]] => [
    `${index + 1} layers of long names`,
    Array(index + 1).fill(longLayer),
  ]),
  ['six items', Array(8).fill({ ...longLayer, items: longLayer.items.slice(0, 6) })],
  ['letters of the greatest width', Array(8).fill(wideLayer)],
];

test('draws the same bytes for the same input', () => {
  expect(drawLandscape(input)).toBe(drawLandscape(structuredClone(input)));
});

test('names every item as text and in the description', () => {
  const svg = drawLandscape(input);
  for (const name of landscape.layers.flatMap(({ items }) => items)) {
    const escaped = name.replace('&', '&amp;');
    expect(svg).toContain(`>${escaped}</text>`);
    expect(/<desc[^>]*>(.*)<\/desc>/.exec(svg)?.[1]).toContain(escaped);
  }
});

test('shows date, credit and license', () => {
  const svg = drawLandscape(input);
  for (const text of ['Compiled November 1, 2026', 'License: CC BY 4.0', 'Weftline', 'Jamison, PA'])
    expect(svg).toContain(`>${text}</text>`);
});

test('escapes reserved characters and removes those that XML forbids', () => {
  const svg = drawLandscape({ ...input, title: 'R&D <b>"GenAI"</b>\u0000' });
  expect(svg).toContain('>R&amp;D &lt;b&gt;"GenAI"&lt;/b&gt;</title>');
  expect(svg).not.toMatch(/&(?!amp;|lt;|gt;)/);
  expect(svg).not.toContain('\u0000');
});

test('is self-contained: no script, no style attribute, no other file', () => {
  const svg = drawLandscape(input);
  expect(svg).not.toMatch(/<script|\sstyle=|\son\w+=|href|<image|<foreignObject/i);
  expect(svg.match(/url\([^)]{0,20}/g)).toEqual(Array(2).fill('url(data:font/woff2;base'));
});

test('weighs at most 60 kB without its fonts', () => {
  // The content, most layers, most items and widest letters.
  for (const [, layers] of [cases[0], cases[10], cases[12]].filter((each) => each !== undefined))
    expect(Buffer.byteLength(drawLandscape({ ...input, layers }))).toBeLessThan(60_000);
});

const longHead = {
  title: 'The Generative AI Landscape for Regulated Companies',
  subtitle: `${landscape.description} ${landscape.description}`,
};
const sheets: [string, readonly Layer[], Pick<PosterInput, 'title' | 'subtitle'>][] = [
  ...cases.map(([name, layers]): (typeof sheets)[number] => [name, layers, input]),
  ['a long head', landscape.layers, longHead],
  ['a long head over one layer', [longLayer], longHead],
  ['a short head', landscape.layers, { title: 'AI', subtitle: 'A map.' }],
];

describe.each(sheets)('%s', (_, layers, head) => {
  const layout = layOut({ ...head, layers, foot: ['Credit', 'Facts', 'Notice'] });
  const boxes = layout.lines.map(boxOf);

  test('keeps every line on the sheet, and large enough', () => {
    for (const { left, right, top, bottom } of boxes) {
      expect(left).toBeGreaterThan(0);
      expect(top).toBeGreaterThan(0);
      expect(right).toBeLessThan(sheet.width);
      expect(bottom).toBeLessThan(sheet.height);
    }
    expect(Math.min(...layout.lines.map(({ size }) => size))).toBeGreaterThanOrEqual(smallest);
    expect(smallest).toBeGreaterThanOrEqual(Math.round(sheet.width / 90));
  });

  test('lets no two lines touch', () => {
    const pairs = boxes.flatMap((box, index) =>
      boxes.slice(index + 1).filter((other) => overlap(box, other)),
    );
    expect(pairs).toEqual([]);
  });

  test('lets no thread cross a line', () => {
    const threads = [
      ...warpThreads(layout.wefts, layout.headBottom),
      ...layout.wefts.flatMap(weftThreads),
      ...layout.stubs.map(stubThread),
    ];
    const pieces = threads.flatMap((thread) => thread.pieces);
    const crossed = boxes.filter((box) => pieces.some((piece) => enters(piece, box)));
    expect(crossed.map(({ text }) => text)).toEqual([]);
  });
});

test('estimates no width for an unknown letter that a fallback font could exceed', () => {
  expect(textWidth('模', 10, 'text')).toBe(10);
  expect(textWidth('é', 10, 'text')).toBe(textWidth('e', 10, 'text'));
});

function boxOf({ text, x, y, size, width }: Line) {
  return { text, left: x, right: x + width, top: y - size * 0.74, bottom: y + size * 0.23 };
}

function overlap(a: ReturnType<typeof boxOf>, b: ReturnType<typeof boxOf>): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function stubThread({ column, x, y }: Stub): Thread {
  const [from, to]: [Point, Point] = [
    [reeds[column], y],
    [x - 15, y],
  ];
  return { pieces: [[from, from, to, to]] };
}

/** Whether a piece comes within four pixels of a box. A piece is inside the hull of its points. */
function enters(piece: Cubic, box: ReturnType<typeof boxOf>): boolean {
  const { left, right, top, bottom } = box;
  const inside = ([x, y]: Point) => x > left - 4 && x < right + 4 && y > top - 4 && y < bottom + 4;
  const xs = piece.map(([x]) => x);
  const ys = piece.map(([, y]) => y);
  if (Math.max(...xs) < left - 4 || Math.min(...xs) > right + 4) return false;
  if (Math.max(...ys) < top - 4 || Math.min(...ys) > bottom + 4) return false;
  return Array.from({ length: 401 }, (_, index) => pointAt(piece, index / 400)).some(inside);
}

function pointAt([a, b, c, d]: Cubic, t: number): Point {
  const rest = 1 - t;
  const [ka, kb, kc, kd] = [rest ** 3, 3 * rest ** 2 * t, 3 * rest * t ** 2, t ** 3];
  return [
    ka * a[0] + kb * b[0] + kc * c[0] + kd * d[0],
    ka * a[1] + kb * b[1] + kc * c[1] + kd * d[1],
  ];
}
