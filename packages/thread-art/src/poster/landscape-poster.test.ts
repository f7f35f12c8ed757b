import { expect, test } from 'vitest';

import { theme } from '../fixtures.ts';
import { textWidth } from '../text-metrics.ts';
import { expectClearLayout, longLayer } from './fixtures.ts';
import { drawLandscape, type PosterInput } from './landscape-poster.ts';
import type { Layer } from './layer.ts';

const layers: readonly Layer[] = ['Models', 'Retrieval', 'Evaluation & tests'].map((name) => ({
  name,
  description: 'What it is for, in a sentence of about this length.',
  items: ['Warp', 'Weft & Co', 'Heddle', 'Shuttle', 'Shed', 'Reed', 'Bobbin'],
}));

const input: PosterInput = {
  title: 'A map of tools',
  subtitle: 'What the tools are, and where each of them stands in a company that weaves.',
  compiled: '2026-11-01',
  credit: 'The Weavers\nHudson, NY',
  license: 'https://creativecommons.org/licenses/by/4.0/',
  notice: 'Names belong to the mills that own them.',
  layers,
  fonts: { display: 'ZGlzcGxheQ==', text: 'dGV4dA==' },
};

const wideLayer: Layer = { ...longLayer, items: Array(10).fill('W'.repeat(32)) };

const svg = drawLandscape(input, theme);

test('has a dark color for each light one, only where its address asks for it', () => {
  const [style, rules = ''] =
    /<style>.*@media \(prefers-color-scheme:dark\)\{(.*?)\}<\/style>/.exec(svg) ?? [];
  const drawn = svg.replace(`${style}`, '');
  for (const name of ['paper', 'ink', 'muted'] as const) {
    const color = theme.palette[name].light;
    expect(drawn).toContain(`"${color}"`);
    expect(rules).toContain(`[fill="${color}"]`);
  }
  for (const rule of rules.split('}').filter(Boolean)) expect(rule).toMatch(/^:target /);
});

test('names every item as text and in the description, and date, credit, license and notice', () => {
  const [, description] = /<desc[^>]*>(.*)<\/desc>/.exec(svg) ?? [];
  for (const name of layers.flatMap(({ items }) => items)) {
    const escaped = name.replace('&', '&amp;');
    expect(svg).toContain(`>${escaped}</text>`);
    expect(description).toContain(escaped);
  }
  for (const text of ['Compiled November 1, 2026', 'License: CC BY 4.0', input.notice]) {
    expect(svg).toContain(`>${text}</text>`);
  }
  for (const line of input.credit.split('\n')) expect(svg).toContain(`>${line}</text>`);
});

test('escapes text, and is self-contained, in the same bytes for the same input', () => {
  const drawn = drawLandscape({ ...input, title: 'R&D <b>"GenAI"</b>\u0000' }, theme);
  expect(drawn).toContain('>R&amp;D &lt;b&gt;&quot;GenAI&quot;&lt;/b&gt;</title>');
  expect(drawn).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
  expect(drawn).not.toContain('\u0000');
  expect(drawLandscape(structuredClone(input), theme)).toBe(svg);
  expect(svg).not.toMatch(/<script|\sstyle=|\son\w+=|href|<image|<foreignObject/i);
  expect(svg.match(/url\([^)]{0,20}/g)).toEqual(Array(2).fill('url(data:font/woff2;base'));
});

const longHead = {
  title: 'The Generative AI Landscape for Regulated Companies',
  subtitle: `${input.subtitle} ${input.subtitle}`,
};

test.each<[string, readonly Layer[], head?: { title: string; subtitle: string }]>([
  ['three layers', layers],
  ...[1, 2, 5, 8, 10].map((count): [string, readonly Layer[]] => [
    `${count} layers of long names`,
    Array(count).fill(longLayer),
  ]),
  ['six items', Array(8).fill({ ...longLayer, items: longLayer.items.slice(0, 6) })],
  ['letters of the greatest width', Array(8).fill(wideLayer)],
  ['a long head', layers, longHead],
  ['a long head over one layer', [longLayer], longHead],
  ['a short head', layers, { title: 'AI', subtitle: 'A map.' }],
])('keeps all text of %s legible, in less than 60 kB without fonts', (_, layers, head = input) => {
  expectClearLayout({ ...head, layers }, theme.advances);
  const drawn = drawLandscape({ ...input, ...head, layers }, theme);
  expect(Buffer.byteLength(drawn)).toBeLessThan(60_000);
});

test('estimates no width for an unknown letter that a fallback font could exceed', () => {
  const widthOf = (text: string) => textWidth(theme.advances, text, 10, 'text');
  expect(widthOf('模')).toBe(10);
  expect(widthOf('é')).toBe(widthOf('e'));
});
