import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';

const server = createServer((_, response) => response.end('another program'));

afterEach(() => server.close());

it('prints one sentence when another program uses the port of the demos', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    env: { ...process.env, DEMO_PORT: `${port}` },
  });
  const [output, code] = await Promise.all([
    text(child.stderr),
    new Promise((resolve) => child.on('exit', resolve)),
  ]);
  expect(output.trim()).toMatch(new RegExp(`^Port ${port} is taken\\. [^\n]*DEMO_PORT=\\d+\\.$`));
  expect(code).toBe(1);
});
