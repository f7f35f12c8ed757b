import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { run } from '#server/testing/process';

/** A server in a process of its own, so that measuring does not delay its answers. */
export interface ServerProcess {
  /** Address without a slash at the end. */
  url: string;
  pid: number;
  end: () => Promise<void>;
}

/**
 * Starts a server and waits for the line of its output that begins with `Site` and has its address.
 *
 * @param args - arguments of Node
 * @throws Error with the output of a server that ends
 */
export async function startServer(
  args: string[],
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const server = run(process.execPath, args, env);
  for (;;) {
    const url = /^Site\s+(\S+)$/m.exec(server.output())?.[1];
    if (url) return { url, pid: server.pid, end: server.end };
    if (server.hasEnded()) throw new Error(server.output());
    await sleep(50);
  }
}

/** Starts the service on free ports, with an outbox in a new folder and no limit of messages. */
export async function startService(): Promise<ServerProcess & { folder: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-service-'));
  const service = await startServer(['--import', 'tsx', 'server/node.ts'], {
    PORT: '0',
    DEMO_PORT: '0',
    DATA_DIR: folder,
    RATE_LIMIT: '1000000000',
  });
  return { ...service, folder };
}
