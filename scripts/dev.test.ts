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
  const connection = () => {
    const socket = connect(port, '127.0.0.1', () => socket.destroy());
    return once(socket, 'close');
  };
  for await (const text of preview.stdout) if (/Ready/.test(String(text))) break;
  await connection();
  preview.kill('SIGTERM');
  await once(preview, 'exit');
  await expect(connection()).rejects.toThrow('ECONNREFUSED');
});
