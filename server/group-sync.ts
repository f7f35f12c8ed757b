/**
 * Group commit: all calls during a run of `sync` share the next run. A call never shares a run that
 * has already begun, because that run may miss what the caller wrote.
 *
 * @returns a function that resolves when a run that began after the call has ended, and rejects
 *   when that run fails
 */
export function createGroupSync(sync: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function run(): Promise<void> {
    next = undefined;
    const mine = sync().finally(() => {
      if (running === mine) running = undefined;
    });
    running = mine;
    return mine;
  }

  return () => {
    if (!running) return run();
    // The callers of a failed run already got its error, so it does not affect the next run.
    next ??= running.then(run, run);
    return next;
  };
}
