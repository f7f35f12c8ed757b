import path from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { expect, it, vi } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import { findBrowser, findEngine } from './browser';

it('takes CHROME_PATH, else a headless shell, else another Chromium', () => {
  const shell = 'second/chromium-headless-shell';
  const folder = tempProject({ 'first/chromium': '', [shell]: '', named: '' });
  const at = (name: string) => path.join(folder, name);
  vi.stubEnv('PATH', at('first') + path.delimiter + at('second'));
  vi.stubEnv('CHROME_PATH', '');
  expect(findBrowser()).toBe(at(shell));
  vi.stubEnv('CHROME_PATH', at('named'));
  expect(findBrowser()).toBe(at('named'));
  vi.stubEnv('CHROME_PATH', 'none');
  expect(findBrowser()).toBeUndefined();
});

it("takes Playwright's own build of an engine, else the one of the system with all it needs", () => {
  const folder = tempProject({ 'bin/firefox-esr': '', 'bin/WebKitWebDriver': '', build: '' });
  const at = (name: string) => path.join(folder, name);
  vi.stubEnv('PATH', at('bin'));
  const builds = [firefox, webkit].map((type) => vi.spyOn(type, 'executablePath'));
  for (const build of builds) build.mockReturnValue(at('missing'));
  expect(findEngine('firefox')).toEqual({ by: 'webdriver', path: at('bin/firefox-esr') });
  // Without Xvfb.
  expect(findEngine('webkit')).toBeUndefined();
  for (const build of builds) build.mockReturnValue(at('build'));
  expect(findEngine('firefox')).toEqual({ by: 'playwright', path: at('build') });
  expect(findEngine('webkit')).toEqual({ by: 'playwright', path: at('build') });
});
