/**
 * Measures the time to fill in a form, from the first key. The time is undefined if the form had
 * text before measuring began (restored by the browser, or typed before hydration), because a
 * guess could mark a person as a script.
 *
 * @param now - monotonic clock in milliseconds
 */
export function createFillTime(now = () => performance.now()) {
  let start: number | undefined;
  let unknown = false;
  return {
    /** Restarts the measurement. @param values - current values of the fields */
    reset(values: Iterable<unknown>): void {
      start = undefined;
      unknown = [...values].some(Boolean);
    },
    key(): void {
      if (!unknown) start ??= now();
    },
    elapsedMs: () => (start === undefined ? undefined : now() - start),
  };
}
