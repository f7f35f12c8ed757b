import { availableParallelism } from 'node:os';
import path from 'node:path';
import Tinypool from 'tinypool';

import { bundle, bundleFolder } from '../bundle.mjs';
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
    filename: path.resolve(bundle('scripts/build/worker.ts', bundleFolder)),
    name: 'work',
    // Unlike threads, processes return all their memory when they end.
    runtime: 'child_process',
    execArgv: [],
    serialization: 'advanced',
    env: { ...process.env } as Record<string, string>,
    minThreads: 0,
    maxThreads: availableParallelism(),
    // Idle processes end, because Next.js needs the memory.
    idleTimeout: 2000,
  });
  return {
    run: (task) => pool.run(task),
    close: () => pool.destroy(),
  };
}
