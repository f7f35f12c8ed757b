import { fitCurve } from '../fit';
import type { Tone } from '../palette';
import { pathData } from '../path';
import { path, round } from './drawing';

interface Course {
  from: number;
  to: number;
  y: number;
  height: number;
  tone: Tone;
}

/** Pixels in which a strand goes up and down once. */
const lay = 84;
const strandWidth = 2;

/**
 * A value as a bundle of strands laid around each other. The band behind them ends exactly where
 * the value does; the strands stay within it.
 */
export function rope({ from, to, y, height, tone }: Course): string {
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const band = `<rect class="chart-band chart-${tone}" x="${round(left)}" y="${round(y - height / 2)}" width="${round(right - left)}" height="${height}"/>`;
  const swing = height / 2 - strandWidth / 2 - 0.5;
  const strands = (phases: readonly number[]) =>
    phases.map((phase) => strand(left, right, y, swing, phase)).join('');
  return (
    band +
    path(strands([0.125, 0.625]), 'chart-fiber', `chart-${tone}`) +
    path(strands([0, 0.5]), 'chart-strand', `chart-${tone}`)
  );
}

/** A single thread with a second one wound around it. */
export function twist({ from, to, y, height, tone }: Course): string {
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  return (
    path(`M${round(left)} ${round(y)}H${round(right)}`, 'chart-thread', `chart-${tone}`) +
    path(strand(left, right, y, height / 2, 0), 'chart-fiber', `chart-${tone}`)
  );
}

function strand(left: number, right: number, y: number, swing: number, phase: number): string {
  const end = strandWidth / 2;
  const length = Math.max(0.1, right - left - 2 * end);
  const pieces = Math.max(1, Math.ceil(length / (lay / 2)));
  const cuts = Array.from({ length: pieces + 1 }, (_, index) => index / pieces);
  return pathData(
    fitCurve(
      (u) => [
        left + end + u * length,
        y + swing * Math.sin(2 * Math.PI * ((u * length) / lay + phase)),
      ],
      cuts,
    ),
  );
}
