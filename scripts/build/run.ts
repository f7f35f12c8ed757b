import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Runs a program with Node.
 *
 * @param onLine - called with each line of the output; by default the output is that of this process
 * @throws Error if it fails
 */
export async function run(
  args: string[],
  env: Record<string, string> = {},
  onLine?: (line: string) => void,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    stdio: ['inherit', onLine ? 'pipe' : 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (onLine && child.stdout) createInterface(child.stdout).on('line', onLine);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args.join(' ')} has failed`);
}
