import { expect, it, vi } from 'vitest';

import { enterProject, writeIn } from '#lib/content/fixtures/temp-project';
import { exportPages } from './export-pages';

it('compiles unless nothing but posts has changed since a build that has succeeded', async () => {
  const root = enterProject({ 'app/page.tsx': 'a', 'content/blog/a.md': 'a', '.next/trace': '' });
  const next = vi.fn(async (_options: readonly string[]) => {});
  const compiles = async (siteUrl = 'https://loom.example') => {
    await exportPages({ siteUrl, downloads: [], hashes: {} }, next);
    return next.mock.lastCall?.[0].length === 0;
  };
  expect(await compiles()).toBe(true);
  writeIn(root, 'content/blog/b.md', 'b');
  expect(await compiles()).toBe(false);
  writeIn(root, 'content/site.json', '{}');
  expect(await compiles()).toBe(true);
  expect(await compiles('https://loom.example/site')).toBe(true);
  next.mockRejectedValueOnce(new Error('stopped'));
  await expect(compiles('https://loom.example/site')).rejects.toThrow('stopped');
  expect(await compiles('https://loom.example/site')).toBe(true);
  expect(await compiles('https://loom.example/site')).toBe(false);
});
