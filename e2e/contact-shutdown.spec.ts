import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { test } from './support/test';

const body = JSON.stringify({ name: 'Ada', email: 'ada@moore.example', details: 'In flight.' });

test('a service that is stopped finishes in-flight requests first', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'shutdown-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/node.ts'], {
    env: { ...process.env, PORT: '0', DEMO_PORT: '0', OPERATOR_PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let address = '';
  for await (const line of createInterface({ input: child.stdout })) {
    address = /^Site\s+(\S+)$/.exec(line)?.[1] ?? '';
    if (address) break;
  }
  const post = request(`${address}/send-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
  });
  const answered = once(post, 'response');
  await new Promise<unknown>((resolve) => post.write(body.slice(0, 20), resolve));
  await expect.poll(async () => (await fetch(address)).status).toBe(200);

  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await expect.poll(() => fetch(address).then(String, () => 'closed')).toBe('closed');
  post.end(body.slice(20));
  const [answer] = await answered;
  expect(answer.statusCode).toBe(200);
  answer.resume();
  expect(await ended).toEqual([0, null]);
  const stored = readdirSync(path.join(data, 'outbox'));
  expect(stored.filter((name) => name.endsWith('.eml'))).toHaveLength(1);
  rmSync(data, { recursive: true });
});
