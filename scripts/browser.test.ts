import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ensureBrowser, findBrowser } from './browser';

vi.mock('node:child_process', () => ({ spawnSync: vi.fn() }));
vi.mock('node:fs', () => ({ existsSync: vi.fn() }));
vi.mock('@playwright/test', () => ({ chromium: { executablePath: () => '/cache/chromium' } }));

const there = new Set<string>();
const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const shell = path.join('/second', 'chromium-headless-shell');
const first = path.join('/first', 'chromium');
const second = path.join('/second', 'google-chrome');

beforeEach(() => {
  there.clear();
  vi.mocked(existsSync).mockImplementation((file) => there.has(String(file)));
  vi.mocked(spawnSync).mockReset();
  vi.stubEnv('PATH', ['/first', '/second'].join(path.delimiter));
  vi.stubEnv('CHROME_PATH', '/named/chrome');
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('findBrowser', () => {
  const order = ['/named/chrome', shell, first, second, mac, '/cache/chromium'];

  it.each(order.map((_, index) => order.slice(index)))('prefers %s', (...files: string[]) => {
    for (const file of files) there.add(file);
    expect(findBrowser()).toBe(files[0]);
  });

  it('returns undefined without a browser', () => expect(findBrowser()).toBeUndefined());

  it('finds none with CHROME_PATH=none', () => {
    vi.stubEnv('CHROME_PATH', 'none');
    for (const file of order) there.add(file);
    expect(findBrowser()).toBeUndefined();
  });

  it('ignores an empty CHROME_PATH', () => {
    vi.stubEnv('CHROME_PATH', '');
    there.add('');
    expect(findBrowser()).toBeUndefined();
  });
});

describe('ensureBrowser', () => {
  it('installs nothing when a browser is installed', () => {
    there.add(second);
    expect(ensureBrowser()).toBe(true);
    expect(spawnSync).not.toHaveBeenCalled();
  });

  it('tries each installation in turn until one succeeds', () => {
    vi.mocked(spawnSync).mockImplementation((_command, args) => {
      if (!args?.includes('--with-deps')) there.add('/cache/chromium');
      return {} as ReturnType<typeof spawnSync>;
    });
    expect(ensureBrowser()).toBe(true);
    expect(vi.mocked(spawnSync).mock.calls.map(([, args]) => args?.join(' '))).toEqual([
      'install --with-deps chromium',
      'install chromium',
    ]);
  });

  it('returns false when every installation fails', () => {
    expect(ensureBrowser()).toBe(false);
    expect(vi.mocked(spawnSync).mock.calls.map(([command]) => command)).toContain('apt-get');
    expect(vi.mocked(console.log).mock.lastCall?.[0]).toContain('CHROME_PATH');
  });
});
