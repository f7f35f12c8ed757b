import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program with Node. @throws Error if it fails */
export async function run(args: string[], env: Record<string, string> = {}): Promise<void> {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const;
  const [code] = await once(spawn(process.execPath, args, options), 'exit');
  if (code !== 0) throw new Error(`${args.join(' ')} has failed`);
}
