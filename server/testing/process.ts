import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Absolute path of a file of the project. */
export const projectFile = (name: string) =>
  fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** Starts a process for a test and collects its output. */
export function run(command: string, args: string[], env: Record<string, string> = {}) {
  const child: ChildProcess = spawn(command, args, { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'exit');
  return {
    pid: child.pid ?? 0,
    output: () => output,
    hasEnded: () => child.exitCode !== null,
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
