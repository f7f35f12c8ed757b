import { leading, type Sheet, widthOf, wrapped } from '../chart/drawing.ts';
import { fiveTones } from '../palette.ts';
import { cycle } from '../random.ts';
import { blockOf, type Drawn, setBlock, setLines, type Word } from './blocks.ts';
import type { BeforeAfter, Layers } from './schema.ts';
import { bend, head, inkColor, straight, twistedThread } from './strands.ts';

/** Layers from top to bottom: each is a thread of one color across the sheet, under its words. */
export function drawLayers({ layers }: Layers, sheet: Sheet): Drawn {
  const names = layers.map(({ name }) => widthOf(name, sheet));
  const column = Math.min(Math.max(...names) + 20, sheet.width * 0.4);
  const beside = sheet.name === 'wide';
  const art: string[] = [];
  const words: Word[] = [];
  let y = 0;
  layers.forEach((layer, index) => {
    const tone = cycle(fiveTones, index);
    const name = wrapped(layer.name, sheet, beside ? column - 16 : sheet.width);
    const note = layer.note ? wrapped(layer.note, sheet, sheet.width - (beside ? column : 0)) : [];
    words.push(...setLines(name, sheet, { x: 0, y, style: 'strong', ink: tone }));
    const below = beside ? y : y + name.length * leading(sheet);
    words.push(...setLines(note, sheet, { x: beside ? column : 0, y: below, style: 'quiet' }));
    const lines = beside ? Math.max(name.length, note.length) : name.length + note.length;
    y += lines * leading(sheet) + 14;
    const line = straight([0, y], [sheet.width, y]);
    art.push(
      twistedThread(sheet.theme.palette, {
        ...line,
        inks: [tone, tone, tone],
        swing: 4,
        taper: () => 1,
      }),
    );
    y += 16;
  });
  return { height: y - 6, art: art.join(''), words };
}

/** Pairs of texts: tangled strands leave the left one and arrive straight at the right one. */
export function drawBeforeAfter({ heads, rows }: BeforeAfter, sheet: Sheet): Drawn {
  const gap = sheet.name === 'wide' ? 132 : 52;
  const column = (sheet.width - gap) / 2;
  const right = column + gap;
  const art: string[] = [];
  const words: Word[] = [];
  heads.forEach((text, index) => {
    const lines = wrapped(text, sheet, column);
    const ink = index === 0 ? 'accent' : 'fourth';
    words.push(...setLines(lines, sheet, { x: index * right, y: 0, style: 'strong', ink }));
  });
  let y =
    10 + leading(sheet) * Math.max(...heads.map((text) => wrapped(text, sheet, column).length));
  for (const { before, after } of rows) {
    const [from, to] = [before, after].map((name) =>
      blockOf({ name: '', note: name }, sheet, column),
    );
    if (!from || !to) continue;
    const high = Math.max(from.height, to.height);
    words.push(
      ...setBlock(from, sheet, { x: 0, y: y + (high - from.height) / 2 }),
      ...setBlock(to, sheet, { x: right, y: y + (high - to.height) / 2 }),
    );
    const middle = y + high / 2;
    const widest = Math.max(...from.lines.map(({ text }) => widthOf(text, sheet)));
    const start = Math.min(column, widest) + 14;
    const line = bend([start, middle], [right - 22, middle]);
    const taper = (u: number) => Math.min(1, 6 * u) * (1 - u) ** 1.4;
    art.push(
      twistedThread(sheet.theme.palette, {
        ...line,
        length: line.length * 1.6,
        inks: ['accent', 'primary', 'fourth'],
        swing: 10,
        taper,
      }),
      head(sheet.theme.palette, [right - 14, middle]),
    );
    y += high + 20;
  }
  const rule = `<path stroke="${inkColor(sheet.theme.palette, 'muted')}" stroke-opacity=".4" d="M0 ${leading(sheet) + 4}h${sheet.width}"/>`;
  return { height: y - 8, art: rule + art.join(''), words };
}
