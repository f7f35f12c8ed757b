import { type Advances, type Line, setLine, textWidth, wrapEvenly } from '../text-metrics.ts';
import { type Layer, layerMargin, type Sizes, type Stub, setLayer, sizesAt } from './layer.ts';
import { columns, minFontSize } from './sheet.ts';

export interface Words {
  title: string;
  subtitle: string;
  layers: readonly Layer[];
  /** One paragraph for each of the three columns at the foot. */
  foot: readonly string[];
}

export interface Layout {
  lines: Line[];
  stubs: Stub[];
  /** y of each weft: one above every layer and one below the last. */
  wefts: number[];
  /** y of the end of the heading text. */
  headBottom: number;
}

const footTop = 2128;
/** Largest height of a layer. With few layers, the area above them grows instead. */
const tallest = 330;
const headRight = 850;
/** At this scale, ten layers with the longest texts that the schema allows fit the sheet. */
const minScale = 0.5;

/** Positions of all text and threads on the sheet, in SVG user units. */
export function layOut(words: Words, advances: Advances): Layout {
  const head = layOutHead(words, advances);
  const count = words.layers.length;
  const room = Math.min(footTop - (head.bottom + 172), count * tallest);
  const top = footTop - room;
  const { sizes, heights } = sizesToFit(words.layers, room, advances);
  const slack = (room - sum(heights)) / Math.max(1, count);
  const lines = [...head.lines];
  const stubs: Stub[] = [];
  const wefts = [top];
  let y = top;
  words.layers.forEach((layer, index) => {
    const band = setLayer(layer, index, sizes, advances);
    const height = (heights[index] ?? 0) + slack;
    const start = y + (height - band.height) / 2;
    lines.push(...band.lines.map((line) => ({ ...line, y: line.y + start })));
    stubs.push(...band.stubs.map((stub) => ({ ...stub, y: stub.y + start })));
    y += height;
    wefts.push(y);
  });
  lines.push(...layOutFoot(words.foot, advances));
  return { lines, stubs, wefts, headBottom: head.bottom };
}

function layOutHead(
  { title, subtitle }: Words,
  advances: Advances,
): { lines: Line[]; bottom: number } {
  const x = columns[0].x;
  const measure = headRight - x;
  const oneLine = textWidth(advances, title, 88, 'display') <= measure;
  const rows = oneLine ? [title] : wrapEvenly(advances, title, 88, 'display', measure);
  const widest = Math.max(...rows.map((row) => textWidth(advances, row, 1, 'display')));
  const size = Math.floor(Math.max(40, Math.min(oneLine ? 116 : 100, measure / widest)));
  let y = 96 + size * 0.72;
  const lines = rows.map((row, index) => {
    if (index > 0) y += size * 1.04;
    return setLine(advances, row, { x: x - 4, y, size, minFontSize, face: 'display', measure });
  });
  y += 22;
  for (const row of wrapEvenly(advances, subtitle, 25, 'text', 560)) {
    y += 35;
    lines.push(
      setLine(advances, row, {
        x,
        y,
        size: 25,
        minFontSize,
        face: 'text',
        measure: 560,
        quiet: true,
      }),
    );
  }
  return { lines, bottom: y + 8 };
}

/** Finds the largest font sizes at which all layers fit into `room`. All layers share them. */
function sizesToFit(
  layers: readonly Layer[],
  room: number,
  advances: Advances,
): { sizes: Sizes; heights: number[] } {
  for (let scale = 1.24; ; scale -= 0.02) {
    const sizes = sizesAt(scale, layers, advances);
    const heights = layers.map(
      (layer, index) => setLayer(layer, index, sizes, advances).height + 2 * layerMargin(sizes),
    );
    if (sum(heights) <= room || scale <= minScale) return { sizes, heights };
  }
}

function layOutFoot(foot: readonly string[], advances: Advances): Line[] {
  return columns.flatMap((column, index) => {
    const x = index === 0 ? column.x : column.x - 14;
    const measure = column.measure + (index === 0 ? 0 : 14);
    const rows = (foot[index] ?? '')
      .split('\n')
      .flatMap((paragraph) => wrapEvenly(advances, paragraph, minFontSize, 'text', measure));
    return rows.slice(0, 4).map((row, place) =>
      setLine(advances, row, {
        x,
        y: footTop + 52 + place * 25,
        size: minFontSize,
        minFontSize,
        face: 'text',
        measure,
        quiet: true,
      }),
    );
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
