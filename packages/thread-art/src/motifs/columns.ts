import type { Motif, Variation } from '../motif.ts';
import { cycle } from '../random.ts';
import { polyline } from './polyline.ts';

interface Look {
  /** Columns on a card; an even number, so threads end at the height at which they start. */
  columns: number;
  /** Width of a column as a share of the distance between columns. */
  flute: number;
  /** Height of beam and base, share of the frame. */
  beam: number;
}

const looks: readonly [Look, ...Look[]] = [
  { columns: 4, flute: 0.5, beam: 0.24 },
  { columns: 6, flute: 0.5, beam: 0.16 },
  { columns: 4, flute: 0.28, beam: 0.1 },
  { columns: 8, flute: 0.4, beam: 0.1 },
  { columns: 4, flute: 0.82, beam: 0.34 },
  { columns: 6, flute: 0.3, beam: 0.3 },
  { columns: 6, flute: 0.86, beam: 0.44 },
  { columns: 10, flute: 0.56, beam: 0.2 },
];

function turns(t: number, { variant, ratio }: Variation): [number, number][] {
  const look = cycle(looks, variant);
  const count = Math.max(4, Math.round((look.columns * ratio) / 4) * 2);
  const top = 0.07 + t * look.beam;
  const bottom = 0.93 - (1 - t) * look.beam;
  const points: [number, number][] = [[0, top]];
  for (let column = 0; column < count; column += 1) {
    const down = column % 2 === 0;
    const across = (down ? 1 - t : t) - 0.5;
    const x = (column + 0.5 + across * look.flute) / count;
    points.push([x, down ? top : bottom], [x, down ? bottom : top]);
  }
  points.push([1, top]);
  return points;
}

/** Law: a colonnade; each thread runs along beam, column, base, column, beam. */
export const columns: Motif = { threads: 24, ...polyline(turns) };
