/** Linear scale from a range of values to a range of positions. */
export function scaleOf(low: number, high: number, from: number, to: number) {
  const span = high - low || 1;
  return (value: number) => from + ((value - low) / span) * (to - from);
}

/**
 * Round values within a range, at most about `count` steps (1, 2, 3, 5 or 10 times a power of ten).
 */
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

/** Formats a value with a pattern, e.g. formatValue(-300, '$#K') → "−$300K". Zero has no K, M or B. */
export function formatValue(value: number, unit = '#'): string {
  if (value === 0) return unit.replace(/#[KMB]?/, '0');
  const digits = Math.abs(value).toLocaleString('en-US', { maximumFractionDigits: 4 });
  return `${value < 0 ? '−' : ''}${unit.replace('#', () => digits)}`;
}
