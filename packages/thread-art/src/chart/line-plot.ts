import { type Mark, numbers, path, round, roundMarks, rules } from './drawing.ts';
import type { Thread } from './line-labels.ts';
import { type Point, partsOf, rangeOf, threadsOf, ticksOf } from './line-threads.ts';
import { scaleOf } from './scale.ts';
import type { LineChart } from './schema.ts';

interface Field {
  width: number;
  height: number;
}

/** Position and scale of a plot area within the chart, in SVG user units. */
interface Stretch {
  left: number;
  across: number;
  down: number;
}

/**
 * SVG group of a line chart without text: grid, lines, the filled area of a single line, points.
 */
export function drawPlot(
  chart: LineChart,
  { width, height }: Field,
  { left, across, down }: Stretch,
  id: string,
): string {
  const { low, high, first, last } = rangeOf(chart);
  const y = scaleOf(low, high, height, 0);
  const zero = y(0);
  const threads = threadsOf(chart, scaleOf(first, last, 0, width), y);
  const single = threads.length === 1 ? threads[0] : undefined;
  const cloth = single && clothOf(single, zero, id);
  const grid = ticksOf(chart).filter((tick) => tick !== 0);
  const seriesMarks = threads.map(({ spots, tone, toneBelow }) =>
    spots.map((spot): Mark => ({ ...spot, tone: spot.value < 0 ? toneBelow : tone })),
  );
  const [wider, taller] = [across, down].map((each) => each.toFixed(3).replace(/^0|\.?0+$/g, ''));
  const scale = across === 1 && down === 1 ? '' : `scale(${wider} ${taller})`;
  return [
    `<g class="chart-plot" transform="translate(${left})${scale}">`,
    grid.length > 0
      ? path(rules(grid.map((tick) => ({ x: 0, y: y(tick), h: width }))), 'chart-grid')
      : '',
    cloth?.clip ?? '',
    ...threads.map((thread) => drawThread(thread, zero, cloth)),
    path(rules([{ x: -8, y: zero, h: width + 16 }]), 'chart-rule'),
    ...seriesMarks.map((each) => roundMarks(each, single ? 'dot' : 'small-dot')),
    '</g>',
  ].join('');
}

/**
 * Vertical threads between a line and zero: a broad dashed stroke per part, clipped to the area.
 */
interface Cloth {
  clip: string;
  hang: (points: readonly Point[], tone: string) => string;
}

function clothOf({ spots }: Thread, zero: number, id: string): Cloth {
  const edge = spots.map(({ x, y }) => [x, y] as const);
  const outline = `${polyline([[edge[0]?.[0] ?? 0, zero], ...edge])}V${round(zero)}`;
  return {
    clip: `<clipPath id="${id}"><path d="${outline}"/></clipPath>`,
    hang: (points, tone) => {
      const [from = 0, to = 0] = [points[0]?.[0], points.at(-1)?.[0]].map((x) => round(x ?? 0));
      return `<path class="chart-warp ${tone}" clip-path="url(#${id})" d="M${numbers(from, round(zero))}h${to - from}"/>`;
    },
  };
}

/** A line, in two colors if it crosses zero, and the area below it. */
function drawThread(thread: Thread, zero: number, cloth?: Cloth): string {
  return partsOf(thread, zero)
    .map(({ tone: own, points }) => {
      const tone = `chart-${own}`;
      return (cloth?.hang(points, tone) ?? '') + path(polyline(points), 'chart-thread', tone);
    })
    .join('');
}

/** Path data of straight lines through points, in relative coordinates. */
function polyline(points: readonly Point[]): string {
  const places = points.map(([x, y]) => [round(x), round(y)] as const);
  const steps = places.slice(1).flatMap(([x, y], at) => {
    const [penX, penY] = places[at] ?? [0, 0];
    return [x - penX, y - penY];
  });
  return `M${numbers(...(places[0] ?? []))}l${numbers(...steps)}`;
}
