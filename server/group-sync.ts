/**
 * Group commit: one run of `sync` serves everybody who asked while the run before was under way.
 * Nobody is served by a run that had already begun when they asked, because it may not have seen
 * what they wrote.
 *
 * @returns a function that resolves once a run that began after the call has ended
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
    // A run that failed has told those who waited for it.
    next ??= running.then(run, run);
    return next;
  };
}
