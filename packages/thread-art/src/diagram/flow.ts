import { leading, type Sheet, widthOf, wrapped } from '../chart/drawing.ts';
import type { Point } from '../fit.ts';
import { type Block, blockOf, type Drawn, setBlock, setLines, type Word } from './blocks.ts';
import type { Flow, Item, Loop } from './schema.ts';
import { dot, head, straight, twistedThread } from './strands.ts';

/** Space between the text of two columns. */
const gutter = 18;

/** Steps along a thread: side by side where their words fit, otherwise one below the other. */
export function drawFlow({ steps }: Flow, sheet: Sheet): Drawn {
  const column = sheet.width / steps.length;
  return sheet.name === 'wide' && fits(steps, sheet, column - gutter)
    ? across(steps, sheet, column)
    : down(steps, sheet);
}

/** Whether the longest word fits, and no text is broken into more than six lines. */
function fits(steps: readonly Item[], sheet: Sheet, measure: number): boolean {
  return steps.every(({ name, note = '' }) => {
    const words = `${name} ${note}`.split(/\s+/);
    const lines = blockOf({ name, note }, sheet, measure).lines.length;
    return words.every((word) => widthOf(word, sheet) <= measure) && lines <= 6;
  });
}

function across(steps: readonly Item[], sheet: Sheet, column: number): Drawn {
  const y = 14;
  const blocks = steps.map((step) => blockOf(step, sheet, column - gutter));
  const places = steps.map((_, index): Point => [index * column + 8, y]);
  const art = places.map((place, index) => {
    const end: Point = places[index + 1] ?? [sheet.width - 10, y];
    return twistedThread(sheet.theme.palette, straight(place, end));
  });
  const words = blocks.flatMap((block, index) =>
    setBlock(block, sheet, { x: index * column, y: y + 18 }),
  );
  return {
    height: y + 22 + Math.max(...blocks.map(({ height }) => height)),
    art:
      art.join('') +
      head(sheet.theme.palette, [sheet.width - 6, y]) +
      places.map((place) => dot(sheet.theme.palette, place)).join(''),
    words,
  };
}

/** Steps one below the other, beside a vertical thread. @param left - space left of the thread */
function rail(
  steps: readonly Item[],
  sheet: Sheet,
  left: number,
): { places: Point[]; words: Word[]; bottom: number } {
  const x = left + 8;
  const text = x + 24;
  const places: Point[] = [];
  const words: Word[] = [];
  let y = 2;
  for (const step of steps) {
    const block: Block = blockOf(step, sheet, sheet.width - text);
    places.push([x, y + sheet.size * 0.68]);
    words.push(...setBlock(block, sheet, { x: text, y }));
    y += block.height + 16;
  }
  return { places, words, bottom: y };
}

function down(steps: readonly Item[], sheet: Sheet): Drawn {
  const { places, words, bottom } = rail(steps, sheet, 0);
  const [x] = places[0] ?? [0];
  const end: Point = [x, bottom + 2];
  const art = places.map((place, index) =>
    twistedThread(sheet.theme.palette, straight(place, places[index + 1] ?? end)),
  );
  return {
    height: bottom + 8,
    art:
      art.join('') +
      head(sheet.theme.palette, [x, bottom + 5], 90) +
      places.map((place) => dot(sheet.theme.palette, place)).join(''),
    words,
  };
}

/** A closed thread with a step at each dot: a stadium, or a rail where it is too narrow. */
export function drawLoop({ steps, again }: Loop, sheet: Sheet): Drawn {
  const top = Math.ceil(steps.length / 2);
  const column = (sheet.width - 72) / top;
  return sheet.name === 'wide' && fits(steps, sheet, column - gutter)
    ? stadium(steps, again, sheet, top)
    : returning(steps, again, sheet);
}

function stadium(steps: readonly Item[], again: string, sheet: Sheet, top: number): Drawn {
  const above = steps.slice(0, top);
  const below = steps.slice(top).reverse();
  const radius = 38;
  const [left, right] = [radius + 8, sheet.width - radius - 8];
  const blocksOf = (items: readonly Item[]) =>
    items.map((step) => blockOf(step, sheet, (right - left) / items.length - gutter));
  const [upper, lower] = [blocksOf(above), blocksOf(below)];
  const rise = Math.max(...upper.map(({ height }) => height));
  const inner = wrapped(again, sheet, right - left - 40);
  const [high, low] = [rise + 16, rise + 16 + 2 * radius];
  const middle = (count: number, index: number) => left + ((right - left) * (index + 0.5)) / count;
  const places: Point[] = [
    ...above.map((_, index): Point => [middle(above.length, index), high]),
    ...below.map((_, index): Point => [middle(below.length, index), low]),
  ];
  const { at, length } = track(left, right, high, radius);
  const words = [
    ...upper.flatMap((block, index) =>
      setBlock(block, sheet, {
        ...{ x: middle(above.length, index), anchor: 'middle' as const },
        y: rise - block.height,
      }),
    ),
    ...lower.flatMap((block, index) =>
      setBlock(block, sheet, {
        ...{ x: middle(below.length, index), anchor: 'middle' as const },
        y: low + 14,
      }),
    ),
    ...setLines(inner, sheet, {
      ...{ x: (left + right) / 2, anchor: 'middle', style: 'quiet' },
      y: high + radius - (inner.length * leading(sheet)) / 2,
    }),
  ];
  return {
    height: low + 20 + Math.max(...lower.map(({ height }) => height)),
    art:
      twistedThread(sheet.theme.palette, { at, length, taper: () => 1 }) +
      head(sheet.theme.palette, [right + radius, high + radius], 90) +
      head(sheet.theme.palette, [left - radius, high + radius], -90) +
      places.map((place) => dot(sheet.theme.palette, place)).join(''),
    words,
  };
}

/** Center line of a stadium, clockwise from the left end of its upper side. */
function track(left: number, right: number, high: number, radius: number) {
  const side = right - left;
  const arc = Math.PI * radius;
  const length = 2 * (side + arc);
  const at = (u: number): Point => {
    const run = (u % 1) * length;
    if (run <= side) return [left + run, high];
    if (run <= side + arc) {
      const angle = (run - side) / radius;
      return [right + radius * Math.sin(angle), high + radius - radius * Math.cos(angle)];
    }
    if (run <= 2 * side + arc) return [right - (run - side - arc), high + 2 * radius];
    const angle = (run - 2 * side - arc) / radius;
    return [left - radius * Math.sin(angle), high + radius + radius * Math.cos(angle)];
  };
  return { at, length };
}

/** A rail whose thread goes back up at its left. */
function returning(steps: readonly Item[], again: string, sheet: Sheet): Drawn {
  const { places, words, bottom } = rail(steps, sheet, 26);
  const [first = [0, 0], last = [0, 0]] = [places[0], places.at(-1)];
  const inner = wrapped(again, sheet, sheet.width - first[0] - 24);
  const end = Math.max(last[1] + 20, bottom - 4);
  const radius = 13;
  const tall = end - first[1];
  const length = 2 * tall + 2 * Math.PI * radius;
  const at = (u: number): Point => {
    const run = u * length;
    const arc = Math.PI * radius;
    const x = first[0];
    if (run <= tall) return [x, first[1] + run];
    if (run <= tall + arc) {
      const angle = (run - tall) / radius;
      return [x - radius + radius * Math.cos(angle), end + radius * Math.sin(angle)];
    }
    if (run <= 2 * tall + arc) return [x - 2 * radius, end - (run - tall - arc)];
    const angle = (run - 2 * tall - arc) / radius;
    return [x - radius - radius * Math.cos(angle), first[1] - radius * Math.sin(angle)];
  };
  // Room for the upper arc.
  const shift = radius;
  return {
    height: shift + Math.max(end + radius, bottom + inner.length * leading(sheet)) + 10,
    art: `<g transform="translate(0 ${shift})">${twistedThread(sheet.theme.palette, { at, length, taper: () => 1 })}</g>${head(sheet.theme.palette, [first[0] - 2 * radius, shift + (first[1] + end) / 2], -90)}${places.map(([x, y]) => dot(sheet.theme.palette, [x, y + shift])).join('')}`,
    words: [
      ...words.map((word) => ({ ...word, y: word.y + shift })),
      ...setLines(inner, sheet, { x: first[0] + 24, y: bottom + shift, style: 'quiet' }),
    ],
  };
}
