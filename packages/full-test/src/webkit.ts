import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { Builder, type WebDriver, WebElement } from 'selenium-webdriver';

import { type Engine, findVisible, height, until } from './engine';

/** Path of a program in PATH or in the folders of WebKit's own programs. */
function findProgram(name: string): string | undefined {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const webkit = libraries.map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1`);
  return [...(process.env.PATH ?? '').split(':'), ...webkit]
    .map((folder) => `${folder}/${name}`)
    .find((file) => existsSync(file));
}

/**
 * Starts WebKitGTK's MiniBrowser through WebDriver, in a virtual screen.
 *
 * @returns the reason if it cannot be started
 */
export async function webkit(): Promise<Engine | string> {
  const driver = findProgram('WebKitWebDriver');
  const browser = findProgram('MiniBrowser');
  const screen = findProgram('Xvfb');
  if (!driver || !browser || !screen)
    return 'WebKitGTK is not installed (Debian: apt-get install webkit2gtk-driver xvfb)';
  // Xvfb chooses an unused display and writes its number to the file descriptor.
  const xvfb = spawn(
    screen,
    ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const display = await new Promise<string>((resolve, reject) => {
    xvfb.once('exit', () => reject(new Error('Xvfb did not start')));
    xvfb.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // WebKit's sandbox works neither as root nor in containers without user namespaces.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await ready(`${server}/status`);
  return {
    name: 'webkit',
    async open() {
      const page = await new Builder()
        .usingServer(server)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        })
        .build();
      return sessionOf(page);
    },
    async close() {
      await Promise.all([stop(service), stop(xvfb)]);
    },
  };
}

function sessionOf(page: WebDriver) {
  const find = async (selector: string, text = '') => {
    const element = await page.executeScript(
      `return (${findVisible})(...arguments)`,
      selector,
      text,
    );
    if (!(element instanceof WebElement)) throw new Error(`not visible: ${selector} ${text}`);
    return element;
  };
  const session = {
    async goto(url: string, width: number) {
      await page.manage().window().setRect({ width, height });
      await page.get(url);
      await until(session, `Math.abs(innerWidth - ${width}) < 100`);
    },
    click: async (selector: string, text?: string) => (await find(selector, text)).click(),
    type: async (selector: string, text: string) => (await find(selector)).sendKeys(text),
    evaluate: (expression: string) => page.executeScript(`return ${expression}`),
    async screenshot(file: string) {
      await writeFile(file, await page.takeScreenshot(), 'base64');
    },
    close: () => page.quit(),
  };
  return session;
}

/** Returns a port that is currently unused. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

async function ready(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answers = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}
