import { describe, expect, it, vi } from 'vitest';

import { createGroupSync } from './group-sync';

/** A sync function whose runs are ended by the test. */
function slowSync() {
  const ends: ((error?: Error) => void)[] = [];
  const sync = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve()));
      }),
  );
  return { sync, ends };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('createGroupSync', () => {
  it('serves all waiting calls with one run', async () => {
    const { sync, ends } = slowSync();
    const commit = createGroupSync(sync);
    const first = commit();
    const others = Array.from({ length: 1000 }, () => commit());
    ends[0]?.();
    await first;
    await settled();
    expect(sync).toHaveBeenCalledTimes(2);
    ends[1]?.();
    await Promise.all(others);
    expect(sync).toHaveBeenCalledTimes(2);
  });

  it('does not serve a call with a run that began before it', async () => {
    const { sync, ends } = slowSync();
    const commit = createGroupSync(sync);
    const first = commit();
    let served = false;
    const second = commit().then(() => (served = true));
    ends[0]?.();
    await first;
    await settled();
    expect(served).toBe(false);
    ends[1]?.();
    await second;
  });

  it('rejects the calls of a failed run only, and continues', async () => {
    const { sync, ends } = slowSync();
    const commit = createGroupSync(sync);
    const first = commit();
    const second = commit();
    ends[0]?.(new Error('disk on fire'));
    await expect(first).rejects.toThrow('disk on fire');
    await settled();
    ends[1]?.();
    await expect(second).resolves.toBeUndefined();
    const third = commit();
    ends[2]?.();
    await expect(third).resolves.toBeUndefined();
  });
});
