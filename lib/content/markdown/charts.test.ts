import { expect, it } from 'vitest';
import { html, rendered } from '../fixtures/rendered';
import { formatProblem } from '../load/problem';
import { inspectMarkdown, problemsInFile } from './markdown';

const good = [
  'kind: bar',
  'title: Threads',
  'caption: An illustration.',
  'labels: [a, b]',
  'series:',
  '  - name: Share',
  '    values: [1, 2]',
];
const fenced = (lines: readonly string[], language = 'chart') =>
  [`\`\`\`${language}`, ...lines, '```', ''].join('\n');
const changed = (line: number, text: string) =>
  good.map((each, at) => (at === line - 1 ? text : each));

const flow = ['kind: flow', 'title: Threads', 'caption: An illustration.', 'steps: [Cut, Sew]'];
const diagram = fenced(flow, 'diagram');

it('a chart replaces its block after sanitizing, and its texts are escaped', () => {
  const chart = fenced(changed(2, 'title: "<script>alert(1)</script> $& $1"'));
  const text = html(`A.\n\n${chart}\nB.\n`);
  expect(text).toMatch(/^<p>A.<\/p>\n<div class="chart"><figure.*<\/div>\n<p>B.<\/p>\n$/s);
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1');
  expect(text).not.toMatch(/Figure 1|<pre>|<script/);
});

it('charts, also in footnotes, are numbered apart from diagrams and tables', () => {
  const table = '| a |\n|---|\n| 1 |\n';
  const note = `A[^a].\n\n[^a]:\n${fenced(good).replaceAll(/^/gm, '    ')}`;
  const blocks = [fenced(good), diagram, note, table];
  const found = html(blocks.join('\n')).match(/(?<=="|>)(?:chart"|diagram"|Figure \d|Table \d)/g);
  expect(found?.join()).toBe('chart",Figure 1,diagram",Table 1,chart",Figure 2');
  expect(html(blocks.slice(0, 2).join('\n'))).not.toContain('Figure 1');
});

it.each([
  '<pre><code class="language-chart"><b>x</b></code></pre>',
  '```html\n<pre><code class="language-chart"><b>x</b></code></pre>\n```',
  '``` x language-chart\n<b>x</b>\n```',
])('HTML does not pass the sanitizer as a chart: %s', (text) => {
  expect(html(text)).not.toMatch(/<b>|<figure/);
});

it('a diagram is in the HTML, or refers to its file', () => {
  const inside = html(diagram);
  expect(inside).toMatch(/^<div class="diagram"><figure>.*>Sew<\/text>.*<li>Sew<\/li>/s);
  const outside = rendered(diagram, { diagramFolder: '/drawn/' }).html;
  expect(outside).toMatch(/<use href="\/drawn\/\w+\.svg#wide"\/>/);
  expect(outside).not.toContain('</text>');
});

const roadmap = [
  ...['kind: roadmap', 'title: A', 'caption: B', 'axis: Months', 'rows:'],
  ...['  - { label: A, from: 0, to: 6 }', '  - { label: B, from: 6, to: 6 }'],
];

const decision = [
  ...['kind: decision', ...flow.slice(1, 3), 'question: A?'],
  ...['answers:', '  Yes: { answers: {} }'],
];

it.each<[lines: string[], place: string, fix: string, language?: string]>([
  [changed(1, 'kind: pie'), '13  chart.kind: unknown chart "pie"', 'bar'],
  [[], '13  chart.kind: this field is missing', 'roadmap'],
  [[...good, 'color: red'], '20  chart.color: unknown field', 'kind, title'],
  [changed(7, '    values: [1, two]'), '19  chart.series.0.values.1: "two" is', 'plain number'],
  [
    changed(7, '    values: [1]'),
    '19  chart.series.0.values: expected 2 values (one per label), found 1',
    'one value for each',
  ],
  [changed(4, 'labels: [a, a]'), '16  chart.labels: a list of 2 is not valid', 'each label once'],
  [[...good, 'unit: "%"'], '20  chart.unit: "%" is not valid', 'write # once'],
  [[...good, 'highlight: [c]'], '20  chart.highlight.0: unknown label "c"', 'copy'],
  [[...good, 'source: { label: A, url: "javascript:x" }'], '20  chart.source.url: ', 'https://'],
  [roadmap, '19  chart.rows.1.to: 6 is not valid', 'larger'],
  [[...good, 'kind: bar'], '20  chart.YAML: ', 'keep one of the two'],
  [flow.slice(0, 3), '13  diagram.steps: ', 'write the steps as a list', 'diagram'],
  [[...flow.slice(0, 3), 'steps: [Cut, 2]'], '16  diagram.steps.1: ', '"- Name"', 'diagram'],
  [decision, '18  diagram.answers.Yes: ', 'another "question:"', 'diagram'],
])('a mistake in a figure of %j is at %s', (lines, place, fix, language) => {
  const { problems } = inspectMarkdown(`Text.\n\n${fenced(lines, language)}`);
  const found = problemsInFile(problems, { file: 'content/blog/a.md', bodyLine: 10 });
  const [printed = '', fixed] = found.map(formatProblem).join().split('\n    Fix: ');
  expect(printed.startsWith(`content/blog/a.md:${place}`), printed).toBe(true);
  expect(fixed).toContain(fix);
});

it('all mistakes in charts are told at once, and stop the page', () => {
  const text = `${fenced(changed(1, 'kind: pie'))}\n${fenced(changed(2, 'title: 3'))}`;
  const { charts, problems } = inspectMarkdown(text);
  expect(charts).toEqual([]);
  const places = problems.map(({ line, field }) => `${line} ${field}`);
  expect(places).toEqual(['2 chart.kind', '13 chart.title']);
  expect(() => rendered(text)).toThrow('unknown chart "pie"');
});
