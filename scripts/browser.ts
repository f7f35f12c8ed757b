import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/**
 * File names in order of preference. The headless shell draws no window, so tests take half the
 * time.
 */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of an installed Chromium: the one in CHROME_PATH, else one of the system, else Playwright's
 * download. `CHROME_PATH=none` makes this return undefined, as on a machine without a browser.
 */
export function findBrowser(): string | undefined {
  if (process.env.CHROME_PATH === 'none') return undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return [
    process.env.CHROME_PATH ?? '',
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...places,
    chromium.executablePath(),
  ].find((candidate) => candidate !== '' && existsSync(candidate));
}

/**
 * Installs a browser if none is found: first Playwright's download, then the package of the system
 * if this process may install one.
 *
 * @returns whether a browser is installed now
 */
export function ensureBrowser(): boolean {
  const attempts = [
    ['node_modules/.bin/playwright', ['install', '--with-deps', 'chromium']],
    ['node_modules/.bin/playwright', ['install', 'chromium']],
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']],
    ['apt-get', ['install', '-y', '-qq', 'chromium']],
  ] as const;
  for (const [command, args] of attempts) {
    if (findBrowser()) break;
    console.log(`No Chrome or Chromium found. Trying: ${path.basename(command)} ${args.join(' ')}`);
    spawnSync(command, args, { stdio: 'inherit', timeout: 5 * 60_000 });
  }
  const found = findBrowser();
  console.log(
    found
      ? `Browser: ${found}`
      : 'No browser could be installed. Install Chrome or Chromium, or set CHROME_PATH to one.',
  );
  return found !== undefined;
}
