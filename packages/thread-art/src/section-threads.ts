import { fitCurve } from './fit.ts';
import { ease, PI, sin, turn } from './math.ts';
import { fiveTones, type Palette, threadColor } from './palette.ts';
import { pathData } from './path.ts';

/** Distances of the five threads from the edge of the page, in thousandths of its width. */
const places = [5, 8, 11, 14, 17] as const;
/** Width and height of the box that a page stretches over the boundary of two sections. */
const [width, height] = [1000, 100];

const threads = (palette: Palette, draw: (place: number, index: number) => string) =>
  fiveTones
    .map(
      (tone, index) =>
        `<path stroke="${threadColor(palette, tone)}" d="${draw(places[index] ?? 0, index)}"/>`,
    )
    .join('');

/** Five threads that come down the left side, cross the page as a braid and go on at the right side. */
export function drawCrossingThreads(palette: Palette): string {
  const paths = threads(palette, (place, index) =>
    pathData(
      fitCurve(
        (u) => {
          const across = place + (width - 2 * place) * ease(0, 1, ease(0, 1, u));
          const braid = 17 * sin(turn * (u * 2 + index / 5)) * sin(PI * u) ** 2;
          return [across, height * u + braid];
        },
        [0, 1],
      ),
    ),
  );
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${paths}</svg>`;
}

/** The same threads as straight lines along the left side. */
export function drawSideThreads(palette: Palette): string {
  const paths = threads(palette, (place) => `M${place} 0v1`);
  return `<svg viewBox="0 0 ${width} 1" preserveAspectRatio="none">${paths}</svg>`;
}
