import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, firefox, webkit } from '@playwright/test';

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

/** Path of a program in PATH. */
const findProgram = (name: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((candidate) => existsSync(candidate));

/** Path of Playwright's own build, if it is installed. */
function findBuild(engine: 'firefox' | 'webkit'): string | undefined {
  const build = { firefox, webkit }[engine].executablePath();
  return existsSync(build) ? build : undefined;
}

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/**
 * How the browser tests drive an engine: `playwright` with a path of a browser, or `webdriver` with
 * the path of Debian's browser (Firefox) or of its driver (WebKitGTK, which also needs Xvfb).
 */
export type Engine = { by: 'playwright' | 'webdriver'; path: string };

/** The engine as it is installed, if it is. Playwright's own build comes first. */
export function findEngine(name: EngineName): Engine | undefined {
  const build = name === 'chromium' ? findBrowser() : findBuild(name);
  if (build) return { by: 'playwright', path: build };
  if (name === 'chromium' || (name === 'webkit' && !findProgram('Xvfb'))) return undefined;
  const program = findProgram(name === 'firefox' ? 'firefox-esr' : 'WebKitWebDriver');
  return program ? { by: 'webdriver', path: program } : undefined;
}

/**
 * Commands that install an engine, the preferred one first. The libraries that Playwright's builds
 * need are installed only after a download, because they are many.
 */
const installations: Record<EngineName, string[]> = {
  chromium: [
    'npx playwright install --with-deps chromium',
    'npx playwright install chromium',
    'apt-get update -qq && apt-get install -y -qq chromium-headless-shell',
    'apt-get update -qq && apt-get install -y -qq chromium',
  ],
  firefox: [
    'npx playwright install firefox && npx playwright install-deps firefox',
    'apt-get update -qq && apt-get install -y -qq --no-install-recommends firefox-esr',
  ],
  webkit: [
    'npx playwright install webkit && npx playwright install-deps webkit',
    'apt-get update -qq && apt-get install -y -qq --no-install-recommends webkit2gtk-driver xvfb',
  ],
};

/** Installs an engine that is not found, and says how. @throws Error if that fails */
function ensureEngine(name: EngineName): void {
  for (const command of installations[name]) {
    if (findEngine(name)) return;
    const place = command.includes('deps') || command.includes('apt-get') ? ' on this system' : '';
    console.log(`No ${name} found for the browser tests. Installing it${place}: ${command}`);
    spawnSync(command, { stdio: 'inherit', shell: true });
  }
  if (findEngine(name)) return;
  const fix =
    name === 'chromium'
      ? 'Install Chromium, or set CHROME_PATH to one'
      : 'Run as root, or install it by hand';
  throw new Error(`${name} could not be installed. ${fix}: ${installations[name].join(', or: ')}`);
}

// Installs the named engines, or all.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const all = Object.keys(installations) as EngineName[];
  const named = all.filter((name) => process.argv.includes(name));
  for (const name of named.length > 0 ? named : all) ensureEngine(name);
}
