import { type Advances, type Line, setLine, textWidth, wrapEvenly } from '../text-metrics.ts';
import { columns, minFontSize, weftHalf } from './sheet.ts';

export interface Layer {
  name: string;
  description: string;
  items: readonly string[];
}

/** A short thread that leads from the warp to a name. */
export interface Stub {
  column: 1 | 2;
  /** Left end of the name, and the middle of its height. */
  x: number;
  y: number;
  layer: number;
}

/** Font sizes of all layers, and the scale that they result from. */
export interface Sizes {
  scale: number;
  name: number;
  note: number;
  item: number;
}

const least = { name: 22, item: minFontSize + 2 } as const;
/** Share of the size from baseline to the top of a capital, and to the foot of a descender. */
const capital = 0.72;
const descender = 0.24;

/** Font sizes at a scale; scale 1 gives names 42, notes 24 and items at most 28 units. */
export function sizesAt(scale: number, layers: readonly Layer[], advances: Advances): Sizes {
  const ems = layers.flatMap(({ items }) =>
    items.map((item) => textWidth(advances, item, 1, 'text')),
  );
  // A long name reduces the size of all names, so that all have the same size.
  const alike = columns[1].measure / Math.max(1, ...ems);
  return {
    scale,
    name: Math.max(least.name, 42 * scale),
    note: Math.max(minFontSize, 24 * scale),
    item: Math.max(least.item, Math.min(28 * scale, alike)),
  };
}

/** Vertical distance between the center of a weft and the text. */
export function layerMargin({ scale }: Sizes): number {
  return weftHalf + 19 * Math.min(1, scale + 0.2);
}

/** Lays out a layer from y = 0: name and description at the left, items in two columns. */
export function setLayer(
  layer: Layer,
  index: number,
  sizes: Sizes,
  advances: Advances,
): { lines: Line[]; stubs: Stub[]; height: number } {
  const [label, ...sides] = columns;
  const lines: Line[] = [];
  const first = sizes.name * capital;
  let y = first;
  wrapEvenly(advances, layer.name, sizes.name, 'display', label.measure).forEach((text, row) => {
    if (row > 0) y += sizes.name * 1.08;
    const setting = { ...label, y, size: sizes.name, minFontSize: least.name } as const;
    lines.push(setLine(advances, text, { ...setting, face: 'display' }));
  });
  y += 7 * sizes.scale;
  for (const text of wrapEvenly(advances, layer.description, sizes.note, 'text', label.measure)) {
    y += sizes.note * 1.32;
    const setting = { ...label, y, size: sizes.note, minFontSize, quiet: true } as const;
    lines.push(setLine(advances, text, { ...setting, face: 'text' }));
  }
  const rows = Math.ceil(layer.items.length / 2);
  const pitch = sizes.item * 1.3;
  const stubs: Stub[] = layer.items.map((text, place) => {
    const column = place < rows ? 1 : 2;
    const side = sides[column - 1] ?? label;
    const base = first + (place % rows) * pitch;
    lines.push(
      setLine(advances, text, { ...side, y: base, size: sizes.item, minFontSize, face: 'text' }),
    );
    return { column, x: side.x, y: base - sizes.item * 0.31, layer: index };
  });
  const lastRow = first + (rows - 1) * pitch + sizes.item * descender;
  return { lines, stubs, height: Math.max(y + sizes.note * descender, lastRow) };
}
