import { expect, it } from 'vitest';

import { brotliSize, theme } from '../fixtures.ts';
import { sheetsOf } from './blocks.ts';
import { diagramFigure, diagramFile, diagramSvg, drawDiagram, listOf } from './figure.ts';
import { crowded, expectClearWords, oneOfEach } from './fixtures.ts';
import { type Diagram, diagramSchemas } from './schema.ts';

const both = [...oneOfEach, ...crowded].flatMap((diagram) =>
  sheetsOf(theme).map((sheet) => ({ kind: diagram.kind, on: sheet.name, diagram, sheet })),
);

it.each(both)('draws every word of a $kind on the $on sheet, apart', ({ diagram, sheet }) => {
  expectClearWords(diagram, sheet);
  const drawn = drawDiagram(diagram, sheet).words.map(({ text }) => text);
  const listed = listOf(diagram).replace(/<[^>]+>/g, ' ');
  for (const text of drawn) expect(listed.replaceAll(/\s+/g, ' ')).toContain(text);
});

it.each([...oneOfEach, ...crowded])('refers to the drawings in a small file ($kind)', (diagram) => {
  const html = diagramFigure(diagram, theme, { folder: '/diagrams/' });
  const svg = diagramSvg(diagram, theme);
  expect(brotliSize(html, 450)).toBeLessThanOrEqual(450);
  expect(brotliSize(svg, 3000)).toBeLessThanOrEqual(3000);
  const uses = [...html.matchAll(/<use href="\/diagrams\/([^#"]+)#([^"]+)"/g)];
  expect(uses.map(([, file]) => file)).toEqual([diagramFile(diagram), diagramFile(diagram)]);
  for (const [, , id] of uses) expect(svg).toContain(`<g id="${id}"`);
  expect(svg).not.toMatch(/\sstyle=|NaN|Infinity|undefined/);
  expect(html).toMatch(/<details .*<(ol|ul)><li>.*<\/details>/);
  // Without a file the drawings are in the HTML, where an id would be there twice.
  expect(diagramFigure(diagram, theme)).not.toMatch(/<use|\sid=/);
});

it('changes its file with its content', () => {
  expect(new Set(oneOfEach.map(diagramFile)).size).toBe(oneOfEach.length);
  const [diagram] = oneOfEach as [Diagram];
  expect(diagramFile(structuredClone(diagram))).toBe(diagramFile(diagram));
});

it.each(oneOfEach)('escapes all text from the content ($kind)', (diagram) => {
  const bad = `<img src=x onerror="alert('1')">&`;
  const texts = JSON.stringify(diagram, (key, value) => {
    if (key === 'answers') return { [`${bad}Yes`]: value.Yes, [`${bad}No`]: value.No };
    return typeof value === 'string' && key !== 'kind' ? bad : value;
  });
  const changed = JSON.parse(texts);
  for (const text of [diagramFigure(changed, theme), diagramSvg(changed, theme)]) {
    expect(text).not.toContain('<img');
    expect(text).not.toMatch(/"[^"=<>]*onerror="/);
    expect(text).toContain('&lt;img src=x');
  }
});

it('lists the questions of a decision in nested lists, and the way back of a loop', () => {
  expect(listOf(oneOfEach[4] as Diagram)).toBe(
    '<ul><li>Does it hold?<ul><li>Yes: Sell it</li><li>No: Can it be mended?<ul><li>Yes: Mend it</li><li>No: Weave it again</li></ul></li></ul></li></ul>',
  );
  expect(listOf(oneOfEach[1] as Diagram)).toContain('<li>Back to 1: Until nothing is found</li>');
});

const flow = { kind: 'flow', title: 'A', caption: 'B' };

it('reads a step as a name with or without a note', () => {
  const { steps } = diagramSchemas.flow.parse({ ...flow, steps: ['Cut', { Sew: 'By hand' }] });
  expect(steps).toEqual([{ name: 'Cut' }, { name: 'Sew', note: 'By hand' }]);
});

it.each([
  ['a step with two notes', { ...flow, steps: ['Cut', { Sew: 'a', Press: 'b' }] }],
  ['one step', { ...flow, steps: ['Cut'] }],
  ['seven steps', { ...flow, steps: [...'abcdefg'] }],
])('refuses %s', (_, data) => {
  expect(diagramSchemas.flow.safeParse(data).success).toBe(false);
});

it('has text of at least 13 pixels on a phone of 320, whose column is 280 wide', () => {
  const [, narrow] = sheetsOf(theme);
  expect((narrow.size * 280) / narrow.width).toBeGreaterThanOrEqual(13);
});
