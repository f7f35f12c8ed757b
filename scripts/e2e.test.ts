import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ensureBrowser } from './browser';
import { e2e } from './e2e';
import { runPackage } from './steps';

vi.mock('node:fs', () => ({ existsSync: vi.fn() }));
vi.mock('./browser', () => ({ ensureBrowser: vi.fn() }));
vi.mock('./steps', () => ({ runPackage: vi.fn() }));

beforeEach(() => {
  vi.mocked(existsSync).mockReturnValue(true);
  vi.mocked(ensureBrowser).mockReturnValue(true);
  vi.mocked(runPackage).mockReset().mockResolvedValue(true);
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('passes arguments and environment on to Playwright', async () => {
  expect(await e2e(['--grep', 'menu'], { FULL: '1' })).toBe(true);
  const args = ['test', '--grep', 'menu'];
  expect(runPackage).toHaveBeenLastCalledWith('playwright', args, { FULL: '1' });
});

it('fails without an export, and prints how to make one', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(existsSync).mockReturnValue(false);
  expect(await e2e()).toBe(false);
  expect(runPackage).not.toHaveBeenCalled();
  expect(error.mock.lastCall?.[0]).toContain('npm run build');
});

it('fails without a browser', async () => {
  vi.mocked(ensureBrowser).mockReturnValue(false);
  expect(await e2e()).toBe(false);
  expect(runPackage).not.toHaveBeenCalled();
});

it('fails when a test fails', async () => {
  vi.mocked(runPackage).mockResolvedValue(false);
  expect(await e2e()).toBe(false);
});
