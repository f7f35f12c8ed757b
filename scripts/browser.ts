import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** Commands that install a browser: Playwright's download, or a package of Debian or Ubuntu. */
const installations = [
  'npx playwright install --with-deps chromium',
  'npx playwright install chromium',
  'apt-get update -qq && apt-get install -y -qq chromium-headless-shell',
  'apt-get update -qq && apt-get install -y -qq chromium',
];

/** Installs a browser if none is found, and says how. @throws Error if that fails */
function ensureBrowser(): void {
  for (const command of installations) {
    if (findBrowser()) return;
    console.log(`No Chrome or Chromium found. Installing one: ${command}`);
    spawnSync(command, { stdio: 'inherit', shell: true });
  }
  if (findBrowser()) return;
  throw new Error('No browser could be installed. Install Chromium, or set CHROME_PATH to one.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureBrowser();
