import { availableParallelism } from 'node:os';
import path from 'node:path';
import Tinypool from 'tinypool';

import type { Results, Task } from './worker';

/** Processes that run tasks of a build, one per core. */
export interface Pool {
  /** @throws what the task throws */
  run<Name extends keyof Results>(task: Extract<Task, { task: Name }>): Promise<Results[Name]>;
  close(): Promise<void>;
}

/** Opens a pool; its processes start with the first task. */
export function openPool(): Pool {
  const pool = new Tinypool({
    // From the project root: `npm run build` starts this module in a bundle at another place.
    filename: path.resolve('scripts/build/worker.ts'),
    name: 'work',
    // Child processes: unlike threads, they load TypeScript the way this process does.
    runtime: 'child_process',
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
    env: { ...process.env } as Record<string, string>,
    minThreads: 0,
    maxThreads: availableParallelism(),
    idleTimeout: 60_000,
  });
  return {
    run: (task) => pool.run(task),
    close: () => pool.destroy(),
  };
}
