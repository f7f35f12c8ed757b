import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

import { isDrawn } from './picture';
import { pictureJobs } from './pictures';
import { openPool } from './pool';

it('works through tasks in other processes, which share the cache, and reports failures', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pool-'));
  vi.stubEnv('BUILD_CACHE', path.join(folder, 'cache'));
  const pool = openPool();
  onTestFinished(async () => {
    await pool.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const jobs = pictureJobs().slice(0, 4);
  await Promise.all(jobs.map((job) => pool.run({ task: 'picture', job })));
  expect(jobs.every(isDrawn)).toBe(true);

  writeFileSync(
    path.join(folder, 'page.html'),
    '<!DOCTYPE html><p class="a">Hi</p><script>(globalThis["TURBOPACK"]=[]).push({"otherChunks":[]})</script><script>self.__next_f.push([1,"x"])</script>',
  );
  const { used } = await pool.run({ task: 'page', out: folder, file: 'page.html' });
  expect(used.classes).toEqual(new Set(['a']));

  await expect(pool.run({ task: 'page', out: folder, file: 'none.html' })).rejects.toThrow(
    'none.html',
  );
}, 120_000);
