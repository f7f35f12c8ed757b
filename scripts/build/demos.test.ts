import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';

import { tempProject, writeIn } from '#lib/content/fixtures/temp-project';
import { buildDemos } from './demos';

it('builds the folder of the demo host when it is missing, incomplete or older than its sources', async () => {
  const root = tempProject({ 'packages/demos/public/a.js': 'a' });
  const dist = path.join(root, 'packages/demos/dist');
  const make = vi.fn(async () => writeIn(root, 'packages/demos/dist/a.js', 'a'));
  const builds = async () => {
    make.mockClear();
    await buildDemos(root, make);
    return make.mock.calls.length;
  };
  expect(await builds()).toBe(1);
  expect(await builds()).toBe(0);
  writeIn(root, 'packages/demos/public/a.js', 'b');
  make.mockRejectedValueOnce(new Error('stopped'));
  await expect(builds()).rejects.toThrow('stopped');
  writeIn(root, 'packages/demos/public/a.js', 'a');
  expect(await builds()).toBe(1);
  expect(await builds()).toBe(0);
  rmSync(dist, { recursive: true });
  expect(await builds()).toBe(1);
});
