import { spawn } from 'node:child_process';

/** Path of a package's command, so that no shell and no npx stands between. */
const bin = (name: string) => `node_modules/.bin/${name}`;

/**
 * Runs a command of an installed package with its output shown.
 *
 * @returns whether it ended well
 */
export function runPackage(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(bin(name), args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

/**
 * Runs one step and says what it is and how long it took.
 *
 * @returns whether it ended well
 */
export async function step(
  label: string,
  work: () => Promise<boolean> | boolean,
): Promise<boolean> {
  console.log(`\n▸ ${label}`);
  const started = performance.now();
  const good = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${good ? '✓' : '✗'} ${label} (${seconds} s)`);
  return good;
}

/** Runs steps in order and stops at the first that fails. */
export async function inOrder(steps: readonly (() => Promise<boolean>)[]): Promise<boolean> {
  for (const run of steps) if (!(await run())) return false;
  return true;
}
