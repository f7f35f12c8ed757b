import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { findBrowser } from './browser';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browser-'));
  const folders = ['first', 'second'].map((name) => path.join(folder, name));
  for (const each of folders) mkdirSync(each);
  vi.stubEnv('PATH', folders.join(path.delimiter));
  vi.stubEnv('CHROME_PATH', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const install = (name: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, '');
  return file;
};

it('prefers the headless shell, then CHROME_PATH to both', () => {
  install('first/chromium');
  const shell = install('second/chromium-headless-shell');
  expect(findBrowser()).toBe(shell);
  const named = install('named');
  vi.stubEnv('CHROME_PATH', named);
  expect(findBrowser()).toBe(named);
});

it('finds none with CHROME_PATH=none', () => {
  install('first/chromium');
  vi.stubEnv('CHROME_PATH', 'none');
  expect(findBrowser()).toBeUndefined();
});
