/** Milliseconds from one line about a step to the next. */
const pause = 10_000;

/** A rounded duration, e.g. "40 s" or "3 min". @param seconds - at least 0 */
const roughTime = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds / 5) * 5} s` : `${Math.round(seconds / 60)} min`;

const now = () => performance.now();

/** Estimates the time left of a step from now on, as a text. */
function estimate(clock: () => number) {
  const started = clock();
  return (done: number, total: number) => {
    const left = ((clock() - started) / Math.max(1, done)) * (total - done);
    return `about ${roughTime(left / 1000)} left`;
  };
}

/**
 * Prints every ten seconds how many items of a step are done, and the time left.
 *
 * @returns a function to call with the number of items that are done
 */
export function progressOf(name: string, total: number, clock = now) {
  const timeLeft = estimate(clock);
  let printed = clock();
  return (done: number) => {
    if (clock() - printed < pause || done === total) return;
    printed = clock();
    console.log(`  ${name}: ${done} of ${total}, ${timeLeft(done, total)}`);
  };
}

/** Prints the output of `next build` with the time left in its lines about pages and pictures. */
export function withTimeLeft(clock = now) {
  let timeLeft: ReturnType<typeof estimate> | undefined;
  return (line: string) => {
    const [counts, done = 0, total = 0] = / \((\d+)\/(\d+)\)/.exec(line) ?? [];
    // Next.js writes "(0/1746)" at the start.
    if (counts && Number(done) === 0) timeLeft = estimate(clock);
    const isUnderWay = timeLeft && Number(done) > 0 && Number(done) < Number(total);
    console.log(isUnderWay ? `${line}${timeLeft?.(Number(done), Number(total))}` : line);
  };
}
