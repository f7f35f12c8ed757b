import type { Tone } from '../palette';
import { numbers, path, round } from './drawing';

interface Course {
  from: number;
  to: number;
  y: number;
  tone: Tone;
}

/** Pixels in which a strand goes up or down once; two of them are its lay. */
const half = 42;
/** Half lays that reach across the widest sheet. */
const count = 16;

/** A kind of thread that is drawn once in a picture and laid wherever a value needs it. */
export interface Cord {
  /** The drawing, longer than any value: each use shows as much of it as the value is long. */
  symbol: string;
  lay: (course: Course) => string;
}

/** A bundle of strands laid around each other, over a band that ends exactly where they do. */
export function ropeOf(id: string, height: number): Cord {
  const swing = height / 2 - 1.5;
  const pair = (left: number) => wave(left, height / 2, -swing) + wave(left, height / 2, swing);
  return cord(
    `${id}:rope`,
    height,
    '<rect class="chart-band" width="100%" height="100%"/>' +
      path(pair(-half / 4), 'chart-fiber') +
      path(pair(0), 'chart-strand'),
  );
}

/** A single thread with a second one wound around it. */
export function twistOf(id: string): Cord {
  const height = 10;
  return cord(
    `${id}:twist`,
    height,
    path(`M0 ${height / 2}h${half * count}`, 'chart-thread') +
      path(wave(0, height / 2, height / 2 - 1), 'chart-fiber'),
  );
}

function cord(id: string, height: number, art: string): Cord {
  return {
    symbol: `<symbol id="${id}">${art}</symbol>`,
    lay: ({ from, to, y, tone }) => {
      const [left, right] = [Math.min(from, to), Math.max(from, to)].map(round) as [number, number];
      return `<use class="chart-${tone}" href="#${id}" height="${height}" x="${left}" y="${round(y - height / 2)}" width="${Math.max(1, right - left)}"/>`;
    },
  };
}

/** A sine of that swing, begun at `left`: handles of 4/3 of it, 3/7 into each half lay. */
function wave(left: number, y: number, swing: number): string {
  const [near, far] = [half * (3 / 7), half * (4 / 7)];
  const rise = round((swing * 4) / 3);
  const halves = Array.from({ length: count - 1 }, (_, at) =>
    numbers(far, at % 2 === 0 ? -rise : rise, half, 0),
  );
  return `M${numbers(round(left), y)}c${numbers(near, rise, far, rise, half, 0)}s${halves.join(' ')}`;
}
