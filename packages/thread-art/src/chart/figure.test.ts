import { expect, it } from 'vitest';

import { brotliSize, theme } from '../fixtures.ts';
import { sheetsOf } from './drawing.ts';
import { describeChart, drawChart, chartFigure as drawFigure } from './figure.ts';
import { bars, expectClearLabels, lines, oneOfEach, phases } from './fixtures.ts';
import type { Chart, LineChart } from './schema.ts';

const place = { number: 1, numbered: false };
const sheets = sheetsOf(theme);
const chartFigure = (chart: Chart, at: typeof place) => drawFigure(chart, at, theme);
const idsOf = (text: string) => [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);

/** Several series with similar last values. */
const crowded: LineChart = {
  ...lines,
  notes: undefined,
  series: [
    { name: 'Adopters', values: [1, 9, 10] },
    { name: 'Starters', values: [0, 8, 9.8] },
    { name: 'Waiters', values: [2, 9, 9.9] },
  ],
};

it.each(oneOfEach)('is a figure with a name, a picture per sheet and a table ($kind)', (chart) => {
  const source = { label: 'A & B', url: 'https://www.example.com/?a=1&b=2' };
  const html = chartFigure({ ...chart, source }, { number: 3, numbered: true });
  const svgs = html.match(/<svg .*?<\/svg>/g) ?? [];
  expect(svgs).toHaveLength(2);
  // Color and type are left to CSS.
  expect(html).not.toMatch(/\sstyle=|\s(fill|stroke|font-size|font-family)=|"#[0-9a-f]{3,6}"/i);
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
  expect(chartFigure(structuredClone(chart), place)).toBe(chartFigure(chart, place));
  expect(brotliSize(svgs.join(''), 1100)).toBeLessThanOrEqual(1100);
  for (const sheet of ['wide', 'narrow']) {
    expect(html).toContain(`role="img" aria-labelledby="chart:3:title chart:3:${sheet}"`);
    expect(html).toContain(`<desc id="chart:3:${sheet}">`);
  }
  expect(html).toContain('id="chart:3:title"><span class="chart-number">Figure 3</span>');
  expect(html).toContain(
    '<figcaption>An illustration. Source: <a href="https://www.example.com/?a=1&amp;b=2">A &amp; B</a>.</figcaption></figure>',
  );
  expect(html).toMatch(/<details class="chart-data"><summary>Data as a table<\/summary>.*<table>/);
  expect(new Set(idsOf(html)).size).toBe(idsOf(html).length);
  // Each picture refers to its own parts.
  for (const svg of svgs) {
    const used = [...svg.matchAll(/(?:href="|url\()#([^")]*)/g)].map(([, id]) => id);
    expect(idsOf(svg)).toEqual(expect.arrayContaining(used));
  }
});

it.each(oneOfEach)('escapes all text from the content ($kind)', (chart) => {
  const bad = `#<img src=x onerror="alert('1')">&`;
  const source = { label: bad, url: 'https://www.example.com/"><img src=x>' };
  const isText = (key: string, value: unknown) =>
    typeof value === 'string' && !/kind|tone/i.test(key);
  const texts = JSON.stringify(chart, (key, value) => (isText(key, value) ? bad : value));
  const html = chartFigure({ ...JSON.parse(texts), source }, place);
  expect(html).not.toContain('<img');
  expect(html).not.toMatch(/"[^"=<>]*onerror="/);
  expect(html).toContain("#&lt;img src=x onerror=&quot;alert('1')&quot;&gt;&amp;");
});

it('writes the data of a roadmap and of a line, and describes both', () => {
  const roadmap = chartFigure(phases, place);
  expect(roadmap).toContain('<th scope="col">From (Months)</th>');
  expect(roadmap).toContain('<tr><th scope="row">Begin</th><td>0</td><td>6</td><td>Live</td></tr>');
  expect(roadmap).toContain('<tr><th scope="row">Go on</th><td>6</td><td>12</td><td></td></tr>');
  const line = chartFigure(lines, place);
  expect(line).toContain('<tr><th scope="row">1</th><td>−$20K</td><td></td></tr>');
  expect(line).toContain('<tr><th scope="row">4</th><td>$0</td><td>Even</td></tr>');
  expect(describeChart(lines)).toBe('Line chart of 3 values: Net runs from −$20K (1) to $10K (2).');
  expect(describeChart(phases)).toBe(
    'Roadmap in Months: Begin, 0 to 6; Go on, 6 to 12; Side by side, 12 to 15.',
  );
});

it.each([...oneOfEach, crowded])('keeps all text of a $kind on each sheet, apart', (chart) => {
  for (const sheet of sheets) expectClearLabels(chart, sheet);
});

it.each(sheets)('draws each thing, and tells series apart on the $name sheet', (sheet) => {
  const { art } = drawChart(phases, sheet, 'chart');
  const [, data = ''] = art.match(/class="chart-thread [^"]*" d="([^"]*)"/) ?? [];
  const ends = [...data.matchAll(/(\d+ \d+)(?=M|$)/g)].map(([, end]) => end);
  expect(ends).toHaveLength(3);
  expect(new Set(ends).size).toBe(1);
  const texts = drawChart(crowded, sheet, 'chart').labels.map(({ text }) => text);
  const named = ['Adopters $10K', 'Starters $9.8K', 'Waiters $9.9K'];
  expect(texts).toEqual(expect.arrayContaining(named));
});

it('names the series at each bar where there are several', () => {
  const several = { ...bars, labels: crowded.labels.map(String), series: crowded.series };
  const texts = drawChart(several, sheets[1], 'chart').labels.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['10% Adopters', '2% Waiters']));
});
