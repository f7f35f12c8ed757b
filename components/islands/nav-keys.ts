/** The link that a key moves to in a list; the list wraps. */
function linkAtStep(key: string, list: readonly HTMLElement[], steps: Record<string, number>) {
  const step = steps[key];
  return step === undefined ? undefined : list.at(step % list.length);
}

/**
 * The link that a key moves to from an element of a menu item: horizontal arrows move along the
 * bar, vertical arrows into and along a panel, Home and End to the first and last link.
 */
export function linkFor(
  key: string,
  from: HTMLElement,
  bar: readonly HTMLElement[],
  item: number,
  panel: readonly HTMLElement[],
): HTMLElement | undefined {
  const place = panel.indexOf(from);
  if (place >= 0) {
    const steps = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: -1 };
    return linkAtStep(key, panel, steps);
  }
  if (key === 'ArrowDown') return panel[0];
  const steps = { ArrowRight: item + 1, ArrowLeft: item - 1, Home: 0, End: -1 };
  return linkAtStep(key, bar, steps);
}
