import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

import { readEnv } from '#lib/site/env';

import { openFile } from './database-libsql';
import { start } from './start';
import { formPost, type Init, jsonPost, send, writeSite } from './testing/site';
import { message, temporaryFolder } from './testing/store';

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

it('on a full disk answers 503, keeps the pages online, and loses nothing', async ({ skip }) => {
  if (!isRoot) skip('needs root, to mount a small file system');
  const root = temporaryFolder();
  writeSite(root);
  const data = path.join(root, 'data');
  mkdirSync(data);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', data]).status !== 0) {
    skip('a file system cannot be mounted here');
  }
  onTestFinished(() => void spawnSync('umount', ['-l', data]));
  const filler = path.join(data, 'filler');
  const fill = () => {
    expect(() => writeFileSync(filler, Buffer.alloc(3 * 1024 * 1024))).toThrow('ENOSPC');
  };
  const env = readEnv({ PORT: '0', DEMO_PORT: '0', DATA_DIR: data, RATE_LIMIT: '100000' });
  const begin = () => start({ env, root, log: vi.fn() });
  // Starts while the disk is full, before there is a database.
  fill();
  let service = await begin();
  const ask = (path: string, init?: Init) => send(service.siteUrl, path, init);
  const post = (details: string) => ask('/send-email', jsonPost({ ...message, details }));
  expect((await post('Too early')).status).toBe(503);
  const health = await ask('/healthz');
  expect([health.status, health.body]).toEqual([503, expect.stringContaining('no message can')]);
  expect((await ask('/about')).status).toBe(200);
  rmSync(filler);

  const thanked: string[] = [];
  let status = 200;
  for (let index = 0; index < 1000 && status === 200; index += 1) {
    const details = `${index} ${'x'.repeat(4900)}`;
    status = (await post(details)).status;
    if (status === 200) thanked.push(details);
  }
  expect(status).toBe(503);
  expect(thanked.length).toBeGreaterThan(100);
  fill();
  const typed = await ask('/send-email', formPost({ ...message, details: 'Kept' }));
  expect([typed.status, typed.body]).toEqual([503, expect.stringMatching(/Kept<\/textarea>/)]);
  await service.close();
  service = await begin();
  expect((await ask('/about')).status).toBe(200);
  await service.close();
  copyFileSync(path.join(data, 'messages.db'), path.join(root, 'copy.db'));
  const copy = openFile(path.join(root, 'copy.db'));
  onTestFinished(() => copy.close());
  const rows = await copy.all<{ details: string }>('SELECT details FROM messages ORDER BY id');
  expect(rows.map(({ details }) => details)).toEqual(thanked);
});
