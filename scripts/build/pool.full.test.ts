import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import { exportedPage } from './finish/fixtures';
import { isDrawn } from './picture';
import { pictureJobs } from './pictures';
import { openPool } from './pool';

it('works through tasks in other processes, which share the cache, and reports failures', async () => {
  const body = '<p class="a">Hi</p><link itemprop="first-screen-end"><p class="b">Bye</p>';
  const folder = tempProject({
    'page.html': exportedPage(body),
    'changed.html': '<!DOCTYPE html><p>Hi</p>',
  });
  vi.stubEnv('BUILD_CACHE', path.join(folder, 'cache'));
  const pool = openPool();
  onTestFinished(async () => {
    await pool.close();
    vi.unstubAllEnvs();
  });
  const jobs = pictureJobs().slice(0, 4);
  await Promise.all(jobs.map((job) => pool.run({ task: 'picture', job })));
  expect(jobs.every(isDrawn)).toBe(true);

  const options = { out: folder, work: path.join(folder, 'work'), scriptsStart: 'intent' } as const;
  const facts = await pool.run({ task: 'page', file: 'page.html', options });
  expect(facts).toMatchObject({ used: { classes: new Set(['a']) } });

  expect(await pool.run({ task: 'page', file: 'changed.html', options })).toEqual({
    internal: 'style sheets',
    file: 'changed.html',
    found: 'none',
  });

  await expect(pool.run({ task: 'page', file: 'none.html', options })).rejects.toThrow('none.html');
}, 120_000);
