import { afterEach, vi } from 'vitest';

// The next test has the clock, the environment and the functions as they were before this one.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
