import { sin } from '../math.ts';
import { fiveTones } from '../palette.ts';
import { cycle } from '../random.ts';
import type { SceneOf } from './schema.ts';
import { box, card, check, curve, type Layer, type Pen, part } from './sheet.ts';

const grid = { left: 62, top: 82, column: 64, row: 36 } as const;

/** Interviews: a week whose days hang as threads, filled slot by slot. */
export function drawCalendar(scene: SceneOf<'calendar'>, pen: Pen): Layer[] {
  const { surface, threads, widthOf, words } = pen;
  const columnAt = (day: number) => grid.left + day * grid.column;
  const rowAt = (time: number) => grid.top + time * grid.row;
  const bottom = rowAt(scene.times.length);
  const warp = scene.days.flatMap((_, day) =>
    [0.2, 0.4, 0.6, 0.8].map((share) =>
      curve((u) => [
        columnAt(day) + share * grid.column + 1.2 * sin(u * 6 + day + share * 9),
        grid.top - 6 + u * (bottom - grid.top + 10),
      ]),
    ),
  );
  const rows = scene.times.map((_, time) => `M${grid.left} ${rowAt(time)}h${5 * grid.column}`);
  const slots = scene.slots.map(({ name, day, time }, index) => {
    const tone = cycle(fiveTones, index + 3);
    const [x, y] = [columnAt(day) + 3, rowAt(time) + 3];
    const light = tone === 'primary' || tone === 'fifth';
    const style = light ? 'over' : 'dark';
    return part(
      surface(box(x, y, grid.column - 6, grid.row - 6, 7), tone),
      words(name, x + (grid.column - 6 - widthOf(name, style)) / 2, y + 20, style),
    );
  });
  return [
    card(box(14, 14, 372, 300, 14)),
    words(scene.title, 30, 42, 'title'),
    threads(warp, 'fourth', { width: 1.2, share: 0.45 }),
    threads(rows, undefined, { width: 1, share: 0.4 }),
    ...scene.days.map((day, index) =>
      words(day, columnAt(index) + (grid.column - widthOf(day, 'quiet')) / 2, 68, 'quiet'),
    ),
    ...scene.times.map((time, index) =>
      words(time, grid.left - 8 - widthOf(time, 'quiet'), rowAt(index) + 22, 'quiet'),
    ),
    ...slots,
    part(
      threads([check(30, bottom + 20)], 'fourth', { width: 2 }),
      words(scene.note, 48, bottom + 25, 'strong'),
    ),
  ];
}
