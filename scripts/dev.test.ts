import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';

import { freePort } from './free-port';

it('a stopped preview leaves nothing on its port', async () => {
  const [port, demoPort] = [await freePort(), await freePort()];
  const preview = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    env: { ...process.env, NODE_ENV: 'development', PORT: `${port}`, DEMO_PORT: `${demoPort}` },
  });
  const isTaken = async () => {
    const socket = connect(port, '127.0.0.1');
    try {
      // Rejects when the connection is refused.
      await once(socket, 'connect');
      return true;
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  };
  for await (const text of preview.stdout) if (/Ready/.test(String(text))) break;
  expect(await isTaken()).toBe(true);
  preview.kill('SIGTERM');
  await once(preview, 'exit');
  expect(await isTaken()).toBe(false);
});
