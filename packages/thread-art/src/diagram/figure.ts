import { round, type Sheet } from '../chart/drawing.ts';
import { escaped } from '../escape.ts';
import type { Palette } from '../palette.ts';
import { hashOf } from '../random.ts';
import type { Theme } from '../theme.ts';
import { type Drawn, sheetsOf, type Word } from './blocks.ts';
import { drawDecision } from './decision.ts';
import { drawFlow, drawLoop } from './flow.ts';
import { drawBeforeAfter, drawLayers } from './rows.ts';
import type { Diagram, Item, Question } from './schema.ts';
import { inkColor } from './strands.ts';

/** Draws a diagram of any kind on one sheet. */
export function drawDiagram(diagram: Diagram, sheet: Sheet): Drawn {
  switch (diagram.kind) {
    case 'flow':
      return drawFlow(diagram, sheet);
    case 'loop':
      return drawLoop(diagram, sheet);
    case 'layers':
      return drawLayers(diagram, sheet);
    case 'before-after':
      return drawBeforeAfter(diagram, sheet);
    case 'decision':
      return drawDecision(diagram, sheet);
  }
}

/** Name of the file of a diagram. It changes with the content, so caches never have an old one. */
export const diagramFile = (diagram: Diagram) =>
  `${hashOf(JSON.stringify(diagram)).toString(36)}.svg`;

/**
 * SVG document with both drawings of a diagram, as groups with the ids `wide` and `narrow`. A page
 * shows one with `use`: then fonts and custom properties of the page apply to it, and with them its
 * color scheme. Opened by itself, the file shows the wide drawing on a light ground.
 */
export function diagramSvg(diagram: Diagram, theme: Theme): string {
  const sheets = sheetsOf(theme);
  const [wide, narrow] = sheets.map((sheet) => group(diagram, sheet));
  const { width, height } = sizeOf(diagram, sheets[0]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif">${wide}<defs>${narrow}</defs></svg>`;
}

function group(diagram: Diagram, sheet: Sheet): string {
  const { art, words } = drawDiagram(diagram, sheet);
  const { palette } = sheet.theme;
  return `<g id="${sheet.name}" fill="none" stroke-linecap="round" stroke-linejoin="round">${art}<g font-size="${sheet.size}" fill="${inkColor(palette, 'ink')}">${words.map((word) => wordOf(word, palette)).join('')}</g></g>`;
}

function wordOf({ text, x, y, anchor, style, ink }: Word, palette: Palette): string {
  const fill = ink ?? (style === 'quiet' ? 'muted' : undefined);
  const attributes = [
    `x="${round(x)}" y="${round(y)}"`,
    anchor === 'start' ? '' : `text-anchor="${anchor}"`,
    style === 'strong' ? 'font-weight="540"' : '',
    fill ? `fill="${inkColor(palette, fill)}"` : '',
  ].filter(Boolean);
  return `<text ${attributes.join(' ')}>${escaped(text)}</text>`;
}

const sizeOf = (diagram: Diagram, sheet: Sheet) => ({
  width: sheet.width,
  height: Math.ceil(drawDiagram(diagram, sheet).height),
});

interface Place {
  /** Folder of the files, e.g. `/diagrams/`. Default: the drawings are part of the HTML. */
  folder?: string;
}

/**
 * HTML of a diagram: a figure with its drawing for wide and for narrow columns, and its text as a
 * list. Text from the content is escaped here. Equal diagrams give equal bytes.
 */
export function diagramFigure(diagram: Diagram, theme: Theme, { folder }: Place = {}): string {
  const pictures = sheetsOf(theme).map((sheet) => {
    const { width, height } = sizeOf(diagram, sheet);
    const drawing = folder
      ? `<use href="${folder}${diagramFile(diagram)}#${sheet.name}"/>`
      : group(diagram, sheet).replace(` id="${sheet.name}"`, '');
    return `<svg class="chart-${sheet.name}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${drawing}</svg>`;
  });
  return [
    '<div class="diagram"><figure>',
    `<p class="chart-title">${escaped(diagram.title)}</p>`,
    ...pictures,
    `<figcaption>${escaped(diagram.caption)}</figcaption></figure>`,
    `<details class="chart-data"><summary>Diagram as a list</summary>${listOf(diagram)}</details></div>`,
  ].join('');
}

/** The content of a diagram as an HTML list. */
export function listOf(diagram: Diagram): string {
  switch (diagram.kind) {
    case 'flow':
      return ordered(diagram.steps.map(itemText));
    case 'loop':
      return ordered([...diagram.steps.map(itemText), `Back to 1: ${escaped(diagram.again)}`]);
    case 'layers':
      return ordered(diagram.layers.map(itemText));
    case 'before-after': {
      const [before, after] = diagram.heads.map(escaped);
      return unordered(
        diagram.rows.map(
          (row) => `${before}: ${escaped(row.before)}<br/>${after}: ${escaped(row.after)}`,
        ),
      );
    }
    case 'decision':
      return unordered([questionText(diagram)]);
  }
}

const itemText = ({ name, note }: Item) =>
  note === undefined ? escaped(name) : `${escaped(name)}: ${escaped(note)}`;

const questionText = ({ question, answers }: Question): string =>
  escaped(question) +
  unordered(
    Object.entries(answers).map(
      ([answer, next]) =>
        `${escaped(answer)}: ${typeof next === 'string' ? escaped(next) : questionText(next)}`,
    ),
  );

const list = (tag: string, items: readonly string[]) =>
  `<${tag}>${items.map((text) => `<li>${text}</li>`).join('')}</${tag}>`;
const ordered = (items: readonly string[]) => list('ol', items);
const unordered = (items: readonly string[]) => list('ul', items);
