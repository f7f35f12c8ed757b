import { ease } from '../math.ts';
import { box, curve, type Dot, pictogram, poly, ring, type Stroke } from '../pictogram.ts';

const range = (count: number) =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, n) => n);
const whole = (value: number | undefined, most: number) =>
  Math.min(most, Math.max(1, Math.round(value ?? 1)));

/** Left and right end of a figure in the middle of the frame, at most `width` heights wide. */
function span(ratio: number, width: number): [number, number] {
  const half = Math.min(width, ratio - 0.3) / 2;
  return [ratio / 2 - half, ratio / 2 + half];
}

/** [stops, accented stop] A road through stops. */
const route = pictogram([5, 5], ([count, marked], ratio) => {
  const stops = whole(count, 9);
  const road = (u: number) => 0.5 + 0.24 * Math.sin(u * Math.PI * (stops - 1) * 0.92 + 0.7);
  const place = (n: number): [number, number] => {
    const u = (n + 0.5) / stops;
    return [u * ratio, road(u)];
  };
  return {
    strokes: [{ line: curve((u) => [u * ratio, road(u)]) }],
    dots: range(stops).map((n): Dot => {
      const accent = n + 1 === marked;
      return { at: place(n), part: accent ? 'accent' : 'color', size: accent ? 0.13 : 0.08 };
    }),
  };
});

/** [beads, accented beads] Beads on a thread: a count, a queue. */
const beads = pictogram([6, 2], ([count, marked = 0], ratio) => {
  const all = whole(count, 14);
  const size = Math.min(0.3, (ratio * 0.62) / all);
  const [left, right] = span(ratio, all * size * 1.5);
  return {
    strokes: [{ line: curve((u) => [u * ratio, 0.5 + 0.03 * Math.sin(u * 9)]) }],
    dots: range(all).map((n): Dot => {
      const x = left + ((right - left) * (n + 0.5)) / all;
      return {
        at: [x, 0.5 + 0.03 * Math.sin((x / ratio) * 9)],
        part: n < marked ? 'accent' : 'color',
        size,
      };
    }),
  };
});

/** [lines, accented line] A page that is read. */
const page = pictogram([6, 3], ([count, marked], ratio) => {
  const lines = whole(count, 8);
  const [left, right] = span(ratio, 0.82);
  const aside = Math.min(0.3, left - 0.04);
  const height = (n: number) => 0.22 + (0.6 * (n + 0.5)) / lines;
  return {
    strokes: [
      { line: box(left, 0.1, right, 0.92) },
      ...range(lines).map(
        (n): Stroke => ({
          line:
            n + 1 === marked
              ? poly([left - aside, height(n)], [right + aside, height(n)])
              : poly([left + 0.12, height(n)], [right - (n % 3 === 2 ? 0.3 : 0.12), height(n)]),
          part: n + 1 === marked ? 'accent' : 'color',
          thin: n + 1 !== marked,
        }),
      ),
    ],
  };
});

/** [columns, rows, accented] Boxes on shelves, or the days of a calendar. */
const shelf = pictogram([6, 3, 4], ([across, down, marked = 0], ratio) => {
  const [columns, rows] = [whole(across, 10), whole(down, 4)];
  const step = 0.84 / rows;
  const [left, right] = span(ratio, columns * step * 1.15);
  const width = (right - left) / columns;
  const strokes: Stroke[] = range(rows).map((row) => ({
    line: poly([left - 0.12, 0.08 + step * (row + 1)], [right + 0.12, 0.08 + step * (row + 1)]),
  }));
  for (const n of range(columns * rows)) {
    const x = left + width * (n % columns);
    const floor = 0.08 + step * (Math.floor(n / columns) + 1);
    const part = n < marked ? 'accent' : 'color';
    strokes.push({
      part,
      line: box(x + width * 0.16, floor - step * 0.68, x + width * 0.84, floor - step * 0.1),
    });
  }
  return { strokes };
});

/** [branches, accented branch] A thread that forks. */
const fork = pictogram([3, 1], ([count, marked], ratio) => {
  const all = whole(count, 7);
  const ends = range(all).map((n) => (all === 1 ? 0.5 : 0.14 + (0.72 * n) / (all - 1)));
  const reach = (u: number, end: number) => 0.5 + (end - 0.5) * ease(0.3, 0.78, u);
  return {
    strokes: ends.map((end, n) => ({
      line: curve((u) => [u * ratio, reach(u, end)]),
      part: n + 1 === marked ? 'accent' : 'color',
    })),
    dots: [
      { at: [ratio * 0.3, 0.5], part: 'color', size: 0.13 },
      ...ends.map(
        (end, n): Dot => ({
          at: [ratio * 0.82, end],
          part: n + 1 === marked ? 'accent' : 'color',
          size: 0.1,
        }),
      ),
    ],
  };
});

/** [threads in, threads out] Many threads, of which few go on. */
const sieve = pictogram([12, 3], ([many, few], ratio) => {
  const [all, passing] = [whole(many, 20), whole(few, 12)];
  const step = Math.max(1, Math.floor(all / passing));
  const passes = (n: number) => n % step === Math.floor(step / 2) && n / step < passing;
  const wall = ratio * 0.5;
  return {
    strokes: [
      ...range(all).map((n): Stroke => {
        const y = 0.1 + (0.8 * (n + 0.5)) / all;
        const end = passes(n) ? ratio : wall - 0.04;
        return {
          line: poly([0, y], [end, y]),
          part: passes(n) ? 'accent' : 'color',
          thin: !passes(n),
        };
      }),
      { line: poly([wall, 0.03], [wall, 0.97]) },
    ],
  };
});

/** [share in percent] A measure against a limit: the thread is accented above the line. */
const threshold = pictogram([60], ([share = 60], ratio) => {
  const limit = 0.48;
  const from = ratio * (1 - Math.min(0.92, Math.max(0.08, share / 100)));
  const height = (x: number) =>
    limit +
    0.36 * Math.tanh(((from - x) * 3.4) / ratio) +
    0.05 * Math.sin(x * 8) * Math.min(1, Math.abs(x - from) * 2);
  const part = (start: number, end: number) =>
    curve((u) => {
      const x = start + (end - start) * u;
      return [x, height(x)];
    });
  return {
    strokes: [
      { line: poly([0, limit], [ratio, limit]), part: 'quiet' },
      { line: part(0, from) },
      { line: part(from, ratio), part: 'accent' },
    ],
    dots: [{ at: [from, limit], part: 'accent', size: 0.13 }],
  };
});

/** [turns] A thread that goes around before it goes on. */
const turns = pictogram([3], ([count], ratio) => {
  const all = whole(count, 6);
  const radius = Math.min(0.34, (ratio / all) * 0.34);
  return {
    strokes: [
      {
        line: curve((u) => {
          const angle = 2 * Math.PI * all * u;
          const bend = ease(0.02, 0.24, u) * (1 - ease(0.74, 0.94, u));
          return [
            u * ratio - radius * bend * Math.sin(angle) * 1.5,
            0.62 - radius * bend * (1 - Math.cos(angle)) + 0.1 * bend,
          ];
        }),
      },
    ],
    dots: [{ at: [ratio * 0.96, 0.62], part: 'accent', size: 0.11 }],
  };
});

/** [pairs, accented pairs] Two sides, held against each other. */
const match = pictogram([5, 3], ([count, marked = 0], ratio) => {
  const pairs = whole(count, 8);
  const [left, right] = span(ratio, 1.7);
  const height = (n: number) => 0.14 + (0.72 * (n + 0.5)) / pairs;
  const order = range(pairs).map((n) => (n % 2 === 0 ? Math.min(pairs - 1, n + 1) : n - 1));
  return {
    strokes: range(pairs).map((n) => {
      const [from, to] = [height(n), height(order[n] ?? n)];
      return {
        line: curve((u) => [left + (right - left) * u, from + (to - from) * ease(0.2, 0.8, u)]),
        part: n < marked ? 'accent' : 'color',
      };
    }),
    dots: range(pairs).flatMap((n): Dot[] => {
      const part = n < marked ? 'accent' : 'color';
      return [
        { at: [left, height(n)], part, size: 0.09 },
        { at: [right, height(order[n] ?? n)], part, size: 0.09 },
      ];
    }),
  };
});

/** [futures] A line so far, and what may come. */
const forecast = pictogram([5], ([count], ratio) => {
  const all = whole(count, 9);
  const now = ratio * 0.52;
  const past = (x: number) =>
    0.6 - 0.08 * (x / ratio) + 0.09 * Math.sin(x * 5.2) + 0.05 * Math.sin(x * 11);
  const y = past(now);
  return {
    strokes: [
      { line: curve((u) => [u * now, past(u * now)]) },
      ...range(all).map((n): Stroke => {
        const end = 0.1 + (0.76 * (n + 0.5)) / all;
        return {
          line: curve((u) => [now + (ratio - now) * u, y + (end - y) * u ** 1.25]),
          part: n === Math.floor(all / 2) ? 'accent' : 'color',
        };
      }),
    ],
    dots: [{ at: [now, y], part: 'accent', size: 0.13 }],
  };
});

/** [lines, found line] A glass over rows of text. */
const lens = pictogram([6, 3], ([count, found], ratio) => {
  const rows = whole(count, 8);
  const height = (n: number) => 0.12 + (0.76 * (n + 0.5)) / rows;
  const target = height(whole(found, rows) - 1);
  const [x, radius] = [ratio * 0.56, 0.24];
  return {
    strokes: [
      ...range(rows).map((n): Stroke => {
        const y = height(n);
        return {
          line: poly([ratio * 0.12, y], [ratio * (n % 3 === 1 ? 0.8 : 0.9), y]),
          part: y === target ? 'accent' : 'quiet',
        };
      }),
      { line: ring([x, target], radius) },
      {
        line: poly(
          [x + radius * 0.72, target + radius * 0.72],
          [x + radius * 1.7, Math.min(0.97, target + radius * 1.6)],
        ),
      },
    ],
  };
});

/** [turns of speech, accented turn] A conversation. */
const talk = pictogram([3, 3], ([count, marked], ratio) => {
  const all = whole(count, 5);
  const step = 0.86 / all;
  const [left, right] = span(ratio, 1.9);
  const wide = (right - left) * 0.62;
  return {
    strokes: range(all).flatMap((n): Stroke[] => {
      const [top, bottom] = [0.08 + step * n, 0.08 + step * (n + 0.72)];
      const start = n % 2 === 0 ? left : right - wide;
      const part = n + 1 === marked ? 'accent' : 'color';
      const tail = n % 2 === 0 ? start + 0.12 : start + wide - 0.12;
      const middle = (top + bottom) / 2;
      return [
        { line: box(start, top, start + wide, bottom), part },
        { line: poly([tail, bottom], [tail, bottom + step * 0.22]), part },
        { line: poly([start + 0.12, middle], [start + wide - 0.2, middle]), part: 'quiet' },
      ];
    }),
  };
});

/** [beats, accented beat] A line that is watched. */
const monitor = pictogram([4, 3], ([count, marked], ratio) => {
  const all = whole(count, 8);
  const beat = (n: number): [number, number][] => {
    const x = (ratio * (n + 0.5)) / all;
    const tall = n + 1 === marked ? 0.4 : 0.16;
    const width = Math.min(0.1, (ratio / all) * 0.16);
    return [
      [x - 2 * width, 0.56],
      [x - width, 0.56 - tall],
      [x + width * 0.4, 0.56 + tall * 0.7],
      [x + width * 1.6, 0.56],
    ];
  };
  const top = whole(marked, all) - 1;
  return {
    strokes: [{ line: poly([0, 0.56], ...range(all).flatMap(beat), [ratio, 0.56]) }],
    dots: [{ at: [(ratio * (top + 0.5)) / all - 0.1, 0.12], part: 'accent', size: 0.12 }],
  };
});

/** [gates, closed gate] A way through gates. No closed gate: 0. */
const gates = pictogram([4, 3], ([count, closed = 0], ratio) => {
  const all = whole(count, 6);
  const x = (n: number) => (ratio * (n + 1)) / (all + 1);
  const stop = closed > 0 && closed <= all ? x(closed - 1) : ratio;
  return {
    strokes: [
      { line: poly([0, 0.5], [stop - (stop < ratio ? 0.06 : 0), 0.5]) },
      ...range(all).flatMap((n): Stroke[] => {
        const part = n + 1 === closed ? 'accent' : 'color';
        if (n + 1 === closed) return [{ line: poly([x(n), 0.08], [x(n), 0.92]), part }];
        return [
          { line: poly([x(n), 0.08], [x(n), 0.36]), part },
          { line: poly([x(n), 0.64], [x(n), 0.92]), part },
        ];
      }),
    ],
    dots: stop < ratio ? [{ at: [stop - 0.1, 0.5], part: 'accent', size: 0.13 }] : [],
  };
});

/** [percent] A dial. */
const dial = pictogram([70], ([percent = 70], ratio) => {
  const center: [number, number] = [ratio / 2, 0.76];
  const radius = Math.min(0.6, ratio * 0.44);
  const share = Math.min(1, Math.max(0, percent / 100));
  const angle = Math.PI * (share - 0.5);
  const tip: [number, number] = [
    center[0] + 0.76 * radius * Math.sin(angle),
    center[1] - 0.76 * radius * Math.cos(angle),
  ];
  return {
    strokes: [
      { line: ring(center, radius, 0.5 * share - 0.012, -0.25), part: 'accent' },
      { line: ring(center, radius - 0.09, 0.5 * share - 0.012, -0.25), part: 'accent' },
      { line: ring(center, radius, 0.5 * (1 - share), -0.25 + 0.5 * share), part: 'color' },
      { line: poly(center, tip) },
    ],
    dots: [{ at: center, part: 'color', size: 0.14 }],
  };
});

/** [ends, accented ends] One in the middle, in touch with many. */
const hub = pictogram([6, 1], ([count, marked = 0], ratio) => {
  const ends = whole(count, 10);
  const center: [number, number] = [ratio / 2, 0.5];
  const place = (n: number): [number, number] => {
    const angle = (2 * Math.PI * (n + 0.5)) / ends;
    return [
      center[0] + Math.min(0.92, ratio * 0.36) * Math.cos(angle),
      0.5 + 0.37 * Math.sin(angle),
    ];
  };
  return {
    strokes: range(ends).map((n) => {
      const [x, y] = place(n);
      return {
        line: curve((u) => [
          center[0] + (x - center[0]) * u,
          center[1] + (y - center[1]) * u + 0.05 * Math.sin(Math.PI * u),
        ]),
        part: n < marked ? 'accent' : 'color',
      };
    }),
    dots: [
      { at: center, part: 'color', size: 0.2 },
      ...range(ends).map(
        (n): Dot => ({ at: place(n), part: n < marked ? 'accent' : 'color', size: 0.11 }),
      ),
    ],
  };
});

/** [things, found thing] Things seen by a camera; a frame is around one. */
const sight = pictogram([3, 2], ([count, found], ratio) => {
  const all = whole(count, 5);
  const x = (n: number) => (ratio * (n + 0.5)) / all;
  const radius = Math.min(0.2, (ratio / all) * 0.26);
  const [cx, half] = [x(whole(found, all) - 1), radius + 0.1];
  const [left, right, top, bottom] = [cx - half, cx + half, 0.5 - half, 0.5 + half];
  const arm = half * 0.55;
  const corners: [number, number][][] = [
    [
      [left, top + arm],
      [left, top],
      [left + arm, top],
    ],
    [
      [right - arm, top],
      [right, top],
      [right, top + arm],
    ],
    [
      [right, bottom - arm],
      [right, bottom],
      [right - arm, bottom],
    ],
    [
      [left + arm, bottom],
      [left, bottom],
      [left, bottom - arm],
    ],
  ];
  return {
    strokes: [
      ...range(all).map((n): Stroke => ({ line: ring([x(n), 0.5], radius) })),
      ...corners.map((corner): Stroke => ({ line: poly(...corner), part: 'accent' })),
    ],
  };
});

/** [cells, accented cells] Joined hexagons: a molecule, a part. */
const cells = pictogram([4, 1], ([count, marked = 0], ratio) => {
  const all = whole(count, 7);
  const radius = Math.min(0.25, (ratio * 0.86) / (all * 1.75));
  const left = ratio / 2 - ((all - 1) * radius * 1.74) / 2;
  return {
    strokes: range(all).map((n) => {
      const [x, y] = [left + n * radius * 1.74, 0.5 + (n % 2 === 0 ? -1 : 1) * radius * 0.5];
      const corner = (index: number): [number, number] => [
        x + radius * 0.96 * Math.sin((Math.PI / 3) * index),
        y - radius * 0.96 * Math.cos((Math.PI / 3) * index),
      ];
      const [a, b] = [corner(0), corner(1)];
      // From the middle of a side, so that every corner is rounded.
      const start: [number, number] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      return {
        line: poly(start, ...range(6).map((index) => corner(index + 1)), start),
        part: n >= all - marked ? 'accent' : undefined,
      };
    }),
  };
});

/** [crossing in percent of the width] Two lines that cross. */
const crossing = pictogram([60], ([percent = 60], ratio) => {
  const at = Math.min(0.9, Math.max(0.1, percent / 100));
  const rising = (u: number) => 0.5 - 0.4 * Math.tanh((u - at) * 3);
  const flat = (u: number) => 0.5 + 0.22 * (u - at);
  return {
    strokes: [
      { line: curve((u) => [u * ratio, flat(u)]), part: 'color' },
      { line: curve((u) => [u * ratio, rising(u)]), part: 'accent' },
    ],
    dots: [{ at: [at * ratio, 0.5], part: 'accent', size: 0.16 }],
  };
});

/** [steps, accented steps] Stairs. */
const stairs = pictogram([4, 1], ([count, marked = 0], ratio) => {
  const all = whole(count, 8);
  const wide = ratio / all;
  const height = (n: number) => 0.88 - (0.74 * n) / Math.max(1, all - 1);
  const part = (from: number, to: number) =>
    poly(
      ...(from > 0 ? [[wide * from, height(from - 1)] as [number, number]] : []),
      ...range(to - from).flatMap((n): [number, number][] => [
        [wide * (from + n), height(from + n)],
        [wide * (from + n + 1), height(from + n)],
      ]),
    );
  return {
    strokes: [
      { line: part(0, all - marked), part: 'color' },
      ...(marked > 0 ? [{ line: part(all - marked, all), part: 'accent' as const }] : []),
    ],
    dots: [{ at: [ratio - wide / 2, height(all - 1)], part: 'accent', size: 0.14 }],
  };
});

/** [letters, accented letter] Letters. */
const letters = pictogram([3, 2], ([count, marked], ratio) => {
  const all = whole(count, 5);
  const wide = Math.min(0.86, (ratio / all) * 0.76);
  const tall = Math.min(0.6, wide * 0.68);
  return {
    strokes: range(all).flatMap((n): Stroke[] => {
      const x = (ratio * (n + 0.5)) / all - wide / 2;
      const [top, bottom] = [0.5 - tall / 2, 0.5 + tall / 2];
      const part = n + 1 === marked ? 'accent' : undefined;
      return [
        { line: box(x, top, x + wide, bottom), part },
        {
          line: poly([x, top + 0.03], [x + wide / 2, 0.5 + tall * 0.1], [x + wide, top + 0.03]),
          part: part ?? 'color',
        },
      ];
    }),
  };
});

/** [hour] A clock. */
const clock = pictogram([8], ([hour = 8], ratio) => {
  const center: [number, number] = [ratio / 2, 0.5];
  const hand = (turn: number, length: number): [number, number] => [
    center[0] + length * Math.sin(2 * Math.PI * turn),
    center[1] - length * Math.cos(2 * Math.PI * turn),
  ];
  return {
    strokes: [
      { line: ring(center, 0.38) },
      { line: poly(hand(0, 0.28), center, hand(hour / 12, 0.19)), part: 'accent' },
    ],
    dots: range(12).map((n): Dot => ({ at: hand(n / 12, 0.3), part: 'color', size: 0.03 })),
  };
});

/** Motifs that draw a thing. Each documents its numbers, in order. */
export const pictograms = {
  beads,
  cells,
  clock,
  crossing,
  dial,
  forecast,
  fork,
  gates,
  hub,
  lens,
  letters,
  match,
  monitor,
  page,
  route,
  shelf,
  sieve,
  sight,
  stairs,
  talk,
  threshold,
  turns,
};
