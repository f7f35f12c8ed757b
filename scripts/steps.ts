import { spawn } from 'node:child_process';

/** A step or a group of tests that did not run, with the reason. */
export interface Skipped {
  name: string;
  reason: string;
}

/** Skipped steps of this process. They are reported, because a skipped step proves nothing. */
export const skippedSteps: Skipped[] = [];

/** Names of the steps of this process that failed. */
export const failedSteps: string[] = [];

/**
 * When the output of a command is printed: immediately; when the command ends (for commands that
 * run concurrently); or when it ends, only if it failed.
 */
export type Output = 'live' | 'at end' | 'on failure';

interface CommandOptions {
  cwd?: string;
  env?: Record<string, string>;
  output?: Output;
}

/**
 * Runs a program.
 *
 * @returns whether it exited with 0, and its output, unless that was printed live
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env, output = 'live' }: CommandOptions = {},
): Promise<{ good: boolean; printed: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: output === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const printed = Buffer.concat(chunks).toString();
      if (output === 'at end' || (output === 'on failure' && code !== 0)) {
        process.stdout.write(printed);
      }
      resolve({ good: code === 0, printed });
    });
  });
}

/**
 * Runs a command of an installed package without a shell and without npx.
 *
 * @returns whether it exited with 0
 */
export async function runPackage(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
  output: Output = 'live',
): Promise<boolean> {
  return (await runCommand(`node_modules/.bin/${name}`, args, { env, output })).good;
}

/**
 * Runs one step and prints its name, its result and its duration in seconds.
 *
 * @param work - returns whether the step passed, or the reason why it was skipped; an error that it
 *   throws is printed and fails the step
 * @returns false if the step failed
 */
export async function step(
  label: string,
  work: () => Promise<boolean | { skipped: string }> | boolean | { skipped: string },
): Promise<boolean> {
  console.log(`\n▸ ${label}`);
  const started = performance.now();
  let result: boolean | { skipped: string };
  try {
    result = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    result = false;
  }
  const seconds = `(${((performance.now() - started) / 1000).toFixed(1)} s)`;
  if (typeof result === 'object') {
    skippedSteps.push({ name: label, reason: result.skipped });
    console.log(`- ${label}: skipped, ${result.skipped} ${seconds}`);
    return true;
  }
  if (!result) failedSteps.push(label);
  console.log(`${result ? '✓' : '✗'} ${label} ${seconds}`);
  return result;
}

/** Runs steps in order and stops at the first failure. */
export async function inOrder(steps: readonly (() => Promise<boolean>)[]): Promise<boolean> {
  for (const run of steps) if (!(await run())) return false;
  return true;
}

/** Runs every step in order, even after a failure. @returns whether all succeeded */
export async function every(steps: readonly (() => Promise<boolean>)[]): Promise<boolean> {
  let good = true;
  for (const run of steps) good = (await run()) && good;
  return good;
}

/**
 * Like Promise.all, but waits for all promises to settle before it throws, so that no work
 * continues after the error is handled.
 *
 * @throws the reason of the first rejected promise
 */
export async function settled<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(promises);
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}
