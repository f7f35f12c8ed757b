import { describe, expect, it } from 'vitest';

import { inspectMarkdown, problemsInFile, renderMarkdown } from './markdown';
import { formatProblem } from './problem';

const good = [
  'kind: bar',
  'title: Threads',
  'caption: An illustration.',
  'labels: [a, b]',
  'series:',
  '  - name: Share',
  '    values: [1, 2]',
];
const fenced = (lines: readonly string[]) => ['```chart', ...lines, '```', ''].join('\n');
const changed = (line: number, text: string) =>
  good.map((each, at) => (at === line - 1 ? text : each));
/** A file whose chart block starts on line 12. */
const problemsOf = (lines: readonly string[]) =>
  problemsInFile(inspectMarkdown(`Text.\n\n${fenced(lines)}`).problems, {
    file: 'content/blog/a.md',
    bodyLine: 10,
  });

describe('a chart in a text', () => {
  it('replaces its block after sanitizing', () => {
    const { html } = renderMarkdown(`Before.\n\n${fenced(good)}\nAfter.\n`);
    expect(html).toMatch(
      /^<p>Before.<\/p>\n<div class="chart"><figure.*<\/div>\n<p>After.<\/p>\n$/s,
    );
    expect(html).not.toContain('Figure 1');
    expect(html).not.toContain('<pre>');
  });

  it('is numbered among others, and its table is no table of the text', () => {
    const { html } = renderMarkdown(`${fenced(good)}\n${fenced(good)}\n| a |\n|---|\n| 1 |\n`);
    expect(html).toContain('Figure 1</span>');
    expect(html).toContain('Figure 2</span>');
    expect(html).toContain('aria-label="Table 1"');
    expect(html).not.toContain('aria-label="Table 2"');
  });

  it.each([
    ['raw HTML', '<pre><code class="language-chart">0\n</code></pre>'],
    ['escaped HTML', '\\<pre>\\<code class="language-chart">0\n\\</code>\\</pre>'],
    ['code', '`<pre><code class="language-chart">0\n</code></pre>`'],
    [
      'a block of another language',
      '```html\n<pre><code class="language-chart">0\n</code></pre>\n```',
    ],
    ['the words of a picture', '![<pre><code class="language-chart">0 </code></pre>](/a.png)'],
  ])('can not be forged by %s', (_, text) => {
    const { html } = renderMarkdown(`${fenced(good)}\n${text}\n`);
    expect(html.match(/<figure/g)).toHaveLength(1);
  });

  it('escapes markup in texts of a chart', () => {
    const { html } = renderMarkdown(fenced(changed(2, 'title: "<script>alert(1)</script> $& $1"')));
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1');
  });

  it('stops the page when it is wrong', () => {
    expect(() => renderMarkdown(fenced(changed(1, 'kind: pie')))).toThrow('unknown chart "pie"');
  });
});

describe('a diagram in a text', () => {
  const flow = ['kind: flow', 'title: Threads', 'caption: An illustration.', 'steps: [Cut, Sew]'];
  const block = (lines: readonly string[]) => ['```diagram', ...lines, '```', ''].join('\n');

  it('is in the HTML, or refers to its file', () => {
    const inside = renderMarkdown(block(flow)).html;
    expect(inside).toMatch(/^<div class="diagram"><figure>.*>Sew<\/text>.*<li>Sew<\/li>/s);
    const outside = renderMarkdown(block(flow), { diagramFolder: '/drawn/' }).html;
    expect(outside).toMatch(/<use href="\/drawn\/\w+\.svg#wide"\/>/);
    expect(outside).not.toContain('</text>');
  });

  it('is counted apart from charts', () => {
    const { html } = renderMarkdown(`${block(flow)}\n${fenced(good)}\n${block(flow)}`);
    expect(html.match(/<div class="(chart|diagram)">/g)).toEqual(
      ['diagram', 'chart', 'diagram'].map((name) => `<div class="${name}">`),
    );
    expect(html).not.toContain('Figure 1');
  });

  it('is in its place among more than ten', () => {
    const names = Array.from({ length: 12 }, (_, index) => `Cut ${index}`);
    const { html } = renderMarkdown(
      names.map((name) => block([...flow.slice(0, 3), `steps: [${name}, Sew]`])).join('\n'),
    );
    expect([...html.matchAll(/<li>(Cut \d+)<\/li>/g)].map(([, name]) => name)).toEqual(names);
  });

  it.each([
    ['no steps', flow.slice(0, 3), 1, 'diagram.steps', 'write the steps as a list'],
    [
      'a number for a step',
      [...flow.slice(0, 3), 'steps: [Cut, 2]'],
      5,
      'diagram.steps.1',
      '"- Name"',
    ],
    [
      'a question in place of a step',
      [
        'kind: decision',
        ...flow.slice(1, 3),
        'question: Cut?',
        'answers:',
        '  Yes: { answers: {} }',
        '  No: Sew',
      ],
      7,
      'diagram.answers.Yes',
      'another "question:"',
    ],
  ])('with %s is reported', (_, lines, line, field, fix) => {
    const [problem] = inspectMarkdown(block(lines)).problems;
    expect(problem).toMatchObject({ field, fix: expect.stringContaining(fix) });
    expect(problem?.line).toBeGreaterThanOrEqual(line);
  });
});

describe('a mistake in a chart', () => {
  it.each([
    ['an unknown kind', changed(1, 'kind: pie'), '13  chart.kind: unknown chart "pie"', 'bar'],
    ['no kind', good.slice(1), '13  chart.kind: this field is missing', 'line'],
    ['an empty block', [], '13  chart.kind: this field is missing', 'roadmap'],
    ['an unknown field', [...good, 'color: red'], '20  chart.color: unknown field', 'kind, title'],
    [
      'no caption',
      good.filter((line) => !/^caption/.test(line)),
      '13  chart.caption: this field is missing',
      'add it: ',
    ],
    [
      'a word for a number',
      changed(7, '    values: [1, two]'),
      '19  chart.series.0.values.1: "two" is not valid',
      'plain number',
    ],
    [
      'a value too few',
      changed(7, '    values: [1]'),
      '19  chart.series.0.values: expected 2 values (one per label), found 1',
      'one value for each',
    ],
    [
      'a label twice',
      changed(4, 'labels: [a, a]'),
      '16  chart.labels: a list of 2 is not valid',
      'use each label once',
    ],
    [
      'a unit without #',
      [...good, 'unit: "%"'],
      '20  chart.unit: "%" is not valid',
      'write # once',
    ],
    [
      'an unknown highlight',
      [...good, 'highlight: [c]'],
      '20  chart.highlight.0: unknown label "c"',
      'copy',
    ],
    [
      'a source that is no address',
      [...good, 'source: { label: A, url: "javascript:x" }'],
      '20  chart.source.url: "javascript:x" is not valid',
      'https://',
    ],
    ['an unquoted text', changed(2, 'title: *Growth'), '14  chart.YAML: ', 'quotes'],
    ['broken YAML', changed(4, 'labels: [a, b'), '17  chart.YAML: ', 'check quotes'],
    ['a field twice', [...good, 'kind: bar'], '20  chart.YAML: ', 'quotes'],
  ])('%s is found', (_, lines, place, fix) => {
    const [printed = '', fixed] = problemsOf(lines).map(formatProblem).join().split('\n    Fix: ');
    expect(printed.startsWith(`content/blog/a.md:${place}`), printed).toBe(true);
    expect(fixed).toContain(fix);
  });

  it('of a roadmap is found in its row', () => {
    const rows = ['kind: roadmap', 'title: A', 'caption: B', 'axis: Months', 'rows:'];
    const row = (from: number, to: number) => `  - { label: "${from}", from: ${from}, to: ${to} }`;
    expect(problemsOf([...rows, row(0, 6), row(6, 6)])).toEqual([
      expect.objectContaining({
        line: 19,
        field: 'chart.rows.1.to',
        fix: expect.stringContaining('larger'),
      }),
    ]);
  });

  it('of several is told at once', () => {
    const text = `${fenced(changed(1, 'kind: pie'))}\n${fenced(changed(2, 'title: 3'))}`;
    const { charts, problems } = inspectMarkdown(text);
    expect(charts).toEqual([]);
    expect(problems.map(({ line, field }) => `${line} ${field}`)).toEqual([
      '2 chart.kind',
      '13 chart.title',
    ]);
  });
});
