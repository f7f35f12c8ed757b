import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import { findBrowser } from './browser';

it('takes CHROME_PATH, else a headless shell, else another Chromium', () => {
  const names = ['first/chromium', 'second/chromium-headless-shell', 'named'];
  const folder = tempProject(Object.fromEntries(names.map((name) => [name, ''])));
  const [, shell, named] = names.map((name) => path.join(folder, name));
  const folders = ['first', 'second'].map((name) => path.join(folder, name));
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', folders.join(path.delimiter));
  vi.stubEnv('CHROME_PATH', '');
  expect(findBrowser()).toBe(shell);
  vi.stubEnv('CHROME_PATH', named);
  expect(findBrowser()).toBe(named);
  vi.stubEnv('CHROME_PATH', 'none');
  expect(findBrowser()).toBeUndefined();
});
