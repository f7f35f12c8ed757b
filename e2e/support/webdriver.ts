import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '../../scripts/free-port';

// A client of W3C WebDriver for the browsers of a system. Firefox has no driver in Debian, but takes
// the same commands itself, over a socket and with other names (Marionette).

/** Commands: the name in Marionette, and the method and the path in WebDriver. */
const commands = {
  navigate: ['Navigate', 'POST url'],
  back: ['Back', 'POST back'],
  find: ['FindElements', 'POST elements'],
  displayed: ['IsElementDisplayed', 'GET element/{id}/displayed'],
  sendKeys: ['ElementSendKeys', 'POST element/{id}/value'],
  clear: ['ElementClear', 'POST element/{id}/clear'],
  actions: ['PerformActions', 'POST actions'],
  run: ['ExecuteScript', 'POST execute/sync'],
  size: ['SetWindowRect', 'POST window/rect'],
} as const;

export interface Session {
  /** Sends a command. @throws Error with the answer, if the browser refuses it */
  send<T>(name: keyof typeof commands, params?: Record<string, unknown>): Promise<T>;
}

async function until<T>(find: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    await pause(50);
  }
}

/** Starts a program, which ends with this process. */
function start(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, options);
  // Before the folders that it uses are deleted.
  process.prependListener('exit', () => child.kill('SIGKILL'));
  return child;
}

/** Makes a folder, which is deleted at the end of this process. */
function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @param firefox - path of the browser @param scripts - whether pages may run scripts */
export async function startFirefox(firefox: string, scripts: boolean): Promise<Session> {
  const profile = temporaryFolder('firefox-');
  const preferences = {
    // Any free port, which the browser writes into its profile.
    'marionette.port': 0,
    'javascript.enabled': scripts,
    'dom.w3c_touch_events.enabled': 1,
    'ui.prefersReducedMotion': 1,
    'browser.shell.checkDefaultBrowser': false,
    // A process for a next tab, which no test opens.
    'dom.ipc.processPrelaunch.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${value});\n`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  const options = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  start(firefox, options, { stdio: 'ignore' });
  const portFile = path.join(profile, 'MarionetteActivePort');
  const port = await until(() =>
    existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || undefined : undefined,
  );
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (answer: [unknown, unknown]) => void>();
  let bytes = Buffer.alloc(0);
  socket.on('data', (data) => {
    bytes = Buffer.concat([bytes, data]);
    // Each message is its length in bytes, a colon, and JSON.
    for (;;) {
      const colon = bytes.indexOf(':');
      const length = Number(bytes.subarray(0, colon));
      if (colon < 0 || bytes.length <= colon + length) return;
      const message = JSON.parse(bytes.subarray(colon + 1, colon + 1 + length).toString());
      bytes = bytes.subarray(colon + 1 + length);
      // [1, id, error, result], after a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.([message[2], message[3]]);
    }
  });
  let last = 0;
  async function send(name: string, params: object): Promise<unknown> {
    last += 1;
    const id = last;
    const text = JSON.stringify([0, id, `WebDriver:${name}`, params]);
    const answered = new Promise<[unknown, unknown]>((resolve) => waiting.set(id, resolve));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [error, result] = await answered;
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return Object(result).value === undefined ? result : Object(result).value;
  }
  await send('NewSession', {});
  return {
    send: (name, params = {}) => send(commands[name][0], params) as never,
  };
}

/** @param driver - path of WebKitWebDriver @param scripts - whether pages may run scripts */
export async function startWebKit(driver: string, scripts: boolean): Promise<Session> {
  // WebKitGTK has no mode without a window. Xvfb chooses a free display and writes its number.
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = start('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  // Reduced motion, as in the other engines.
  const settings = temporaryFolder('webkit-');
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(path.join(settings, version));
    const file = path.join(settings, version, 'settings.ini');
    writeFileSync(file, '[Settings]\ngtk-enable-animations=0\n');
  }
  const [display] = await once(Object(screen.stdio[3]), 'data');
  const port = await freePort();
  start(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: settings,
    },
  });
  async function request(method: string, address: string, params?: object): Promise<unknown> {
    const body = method === 'POST' ? JSON.stringify(params ?? {}) : undefined;
    const answer = await fetch(`http://127.0.0.1:${port}/${address}`, { method, body });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
    return value;
  }
  await until(() => request('GET', 'status').catch(() => undefined));
  const args = ['--automation', ...(scripts ? [] : ['--enable-javascript=false'])];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } };
  const { sessionId } = Object(await request('POST', 'session', { capabilities }));
  return {
    send(name, params = {}) {
      const [method = '', address = ''] = commands[name][1].split(' ');
      const { id, ...rest } = params;
      const command = address.replace('{id}', `${id}`);
      return request(method, `session/${sessionId}/${command}`, rest) as never;
    },
  };
}
