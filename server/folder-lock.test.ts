import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readlinkSync } from 'node:fs';
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import { lockFolder } from './folder-lock';

let folder: string;
let file: string;

beforeEach(() => {
  folder = tempProject({});
  file = path.join(folder, '.lock');
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const atOnce = { waitMs: 0 };
const rewrite = async (changes: object) =>
  writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...changes }));

it('refuses a second holder with an error that names the first', async () => {
  const lock = await lockFolder(file);
  await expect(lockFolder(file, atOnce)).rejects.toThrow(
    new RegExp(`in use by process ${process.pid} on ${hostname()}, since \\d{4}-.*DATA_DIR`),
  );
  await lock.release();
  await (await lockFolder(file, atOnce)).release();
  expect(await readdir(folder)).toEqual([]);
});

it('waits for a holder that is closing', async () => {
  const lock = await lockFolder(file);
  const second = lockFolder(file, { waitMs: 600_000, pollMs: 1 });
  await lock.release();
  await (await second).release();
});

it('takes over at once from a process that has ended', async () => {
  await lockFolder(file);
  const child = spawn(process.execPath, ['--version']);
  await once(child, 'exit');
  await rewrite({ pid: child.pid, token: 'gone' });
  await (await lockFolder(file, atOnce)).release();
});

it.runIf(process.platform === 'linux')(
  'takes over from a process whose number now belongs to another',
  async () => {
    await lockFolder(file);
    await rewrite({ processStart: '1', token: 'gone' });
    await (await lockFolder(file, atOnce)).release();
  },
);

it.runIf(process.platform === 'linux')(
  'names the process by its start and its PID namespace',
  async () => {
    const lock = await lockFolder(file);
    // Field 22 of stat in proc(5). The name of this process has no spaces.
    const start = readFileSync('/proc/self/stat', 'utf8')
      .replace(/\(.*\)/, 'name')
      .split(' ')[21];
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      pid: process.pid,
      processStart: start,
      host: `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`,
    });
    await lock.release();
  },
);

it('respects a process of another user', async () => {
  await lockFolder(file);
  await rewrite({ token: 'other' });
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
  });
  await expect(lockFolder(file, atOnce)).rejects.toThrow(/in use by process/);
});

it('respects an incomplete lock while it is new', async () => {
  await writeFile(file, '{"tok');
  await expect(lockFolder(file, atOnce)).rejects.toThrow(/in use by another process \(/);
  await utimes(file, new Date(0), new Date(0));
  await (await lockFolder(file, atOnce)).release();
  expect(await readdir(folder)).toEqual([]);
});

it('reports a folder that is missing', async () => {
  await expect(lockFolder(path.join(folder, 'none', '.lock'), atOnce)).rejects.toThrow(/ENOENT/);
});

it('respects a holder on another host while its heartbeat is recent', async () => {
  await lockFolder(file);
  await rewrite({ host: 'elsewhere pid:[1]', token: 'other' });
  await expect(lockFolder(file, atOnce)).rejects.toThrow(/ on elsewhere, since/);
  await utimes(file, new Date(0), new Date(0));
  await (await lockFolder(file, atOnce)).release();
});

it('gives the lock of a process that has ended to exactly one of many', async () => {
  await lockFolder(file);
  await rewrite({ processStart: 'gone', token: 'gone' });
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(file, atOnce)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('updates the lock file while it is held', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const onLost = vi.fn();
  const lock = await lockFolder(file, { onLost });
  await utimes(file, new Date(0), new Date(0));
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  await vi.waitFor(async () => expect((await stat(file)).mtimeMs).toBeGreaterThan(0));
  expect(onLost).not.toHaveBeenCalled();
  await lock.release();
});

it('notices that another process has taken the lock', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const onLost = vi.fn();
  const lock = await lockFolder(file, { onLost });
  await rewrite({ token: 'other' });
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1));
  await lock.release();
  expect(await readdir(folder)).toEqual(['.lock']);
});
