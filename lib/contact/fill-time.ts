/**
 * Times how long a form takes to fill in, from the first key on. A form that held text before
 * anybody could watch, because the browser restored it or somebody typed before the scripts came,
 * has no time: a guess could turn a person away.
 *
 * @param now - milliseconds of a clock that nobody sets
 */
export function createFillTime(now = () => performance.now()) {
  let start: number | undefined;
  let unknown = false;
  return {
    /** Begins anew. @param values - what the fields hold */
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
