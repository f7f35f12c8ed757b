/** Maps a range of values to a range of pixels. */
export function scaleOf(low: number, high: number, from: number, to: number) {
  const span = high - low || 1;
  return (value: number) => from + ((value - low) / span) * (to - from);
}

/** Round values that lie within a range, about `count` of them. */
export function ticksWithin(low: number, high: number, count: number): number[] {
  const rough = (high - low) / count || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 3, 5].find((each) => each * power >= rough) ?? 10) * power;
  const ticks: number[] = [];
  for (let index = Math.ceil(low / step); index * step <= high + step * 1e-9; index += 1) {
    ticks.push(Number((index * step).toPrecision(12)));
  }
  return ticks;
}

/** A value as it is read: `-300` in `$#K` is −$300K, and nothing is $0 and no thousands. */
export function written(value: number, unit = '#'): string {
  if (value === 0) return unit.replace(/#[KMB]?/, '0');
  const digits = Math.abs(value).toLocaleString('en-US', { maximumFractionDigits: 4 });
  return `${value < 0 ? '−' : ''}${unit.replace('#', () => digits)}`;
}
