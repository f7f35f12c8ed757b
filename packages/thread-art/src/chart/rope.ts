import type { Tone } from '../palette.ts';
import { numbers, path, round } from './drawing.ts';

interface Course {
  from: number;
  to: number;
  y: number;
  tone: Tone;
}

/** Half of the wavelength of a strand, in SVG user units. */
const half = 42;
/** Number of half waves that cover the widest sheet. */
const count = 16;

/** A thread defined once per picture as an SVG symbol and used for each value. */
export interface ThreadSymbol {
  /** The symbol, longer than any value: the width of each use cuts it off. */
  symbol: string;
  /** Markup of one use, from x `from` to x `to` at height `y`. */
  lay: (course: Course) => string;
}

/** Two pairs of twisted strands on a solid band. */
export function ropeOf(id: string, height: number): ThreadSymbol {
  const swing = height / 2 - 1.5;
  const pair = (left: number) => wave(left, height / 2, -swing) + wave(left, height / 2, swing);
  return threadSymbol(
    `${id}:rope`,
    height,
    '<rect class="chart-band" width="100%" height="100%"/>' +
      path(pair(-half / 4), 'chart-fiber') +
      path(pair(0), 'chart-strand'),
  );
}

/** A straight thread with a second one twisted around it. */
export function twistOf(id: string): ThreadSymbol {
  const height = 10;
  return threadSymbol(
    `${id}:twist`,
    height,
    path(`M0 ${height / 2}h${half * count}`, 'chart-thread') +
      path(wave(0, height / 2, height / 2 - 1), 'chart-fiber'),
  );
}

function threadSymbol(id: string, height: number, art: string): ThreadSymbol {
  return {
    symbol: `<symbol id="${id}">${art}</symbol>`,
    lay: ({ from, to, y, tone }) => {
      const [left, right] = [Math.min(from, to), Math.max(from, to)].map(round) as [number, number];
      return `<use class="chart-${tone}" href="#${id}" height="${height}" x="${left}" y="${round(y - height / 2)}" width="${Math.max(1, right - left)}"/>`;
    },
  };
}

/**
 * Approximates a sine of amplitude `swing`: handles 4/3 of it high, at 3/7 and 4/7 of a half wave.
 */
function wave(left: number, y: number, swing: number): string {
  const [near, far] = [half * (3 / 7), half * (4 / 7)];
  const rise = round((swing * 4) / 3);
  const halves = Array.from({ length: count - 1 }, (_, at) =>
    numbers(far, at % 2 === 0 ? -rise : rise, half, 0),
  );
  return `M${numbers(round(left), y)}c${numbers(near, rise, far, rise, half, 0)}s${halves.join(' ')}`;
}
