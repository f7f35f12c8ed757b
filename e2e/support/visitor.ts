import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';

import { type EngineName, findEngine } from '../../scripts/browser';
import { type Session, startFirefox, startWebKit } from './webdriver';

/**
 * What a person does on a page, in any engine. A target is a CSS selector or, if it begins with `//`,
 * an XPath; of several matches the first visible one counts.
 */
export interface Visitor {
  open(path: string): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  click(target: string): Promise<void>;
  /** A touch; a click in WebKitGTK, whose driver has no touch. */
  tap(target: string): Promise<void>;
  /** Replaces the text of a field. */
  type(target: string, text: string): Promise<void>;
  /** Presses a key where the focus is: a character, or a name such as `Enter`. */
  press(key: string): Promise<void>;
  sees(target: string): Promise<boolean>;
  /** Runs a function in the page, which must have its scripts on. */
  run<T>(code: (argument: string) => T, argument?: string): Promise<T>;
}

/** How a test wants its visitor: with scripts on, by touch. */
interface Options {
  scripts: boolean;
}

/** An engine that has been started, for the tests of a worker. */
interface Driver {
  /** @returns a visitor of a site, and what ends the visit */
  visit(origin: string, options: Options): Promise<[Visitor, () => Promise<void>]>;
  close(): Promise<void>;
}

function pageVisitor(page: Page): Visitor {
  const first = (target: string) => page.locator(target).filter({ visible: true }).first();
  return {
    open: async (path) => void (await page.goto(path)),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (target) => first(target).click(),
    tap: (target) => first(target).tap(),
    type: (target, text) => first(target).fill(text),
    press: (key) => page.keyboard.press(key),
    sees: (target) => first(target).isVisible(),
    run: (code, argument = '') => page.evaluate(code as (argument: string) => never, argument),
  };
}

async function playwrightDriver(start: () => Promise<Browser>): Promise<Driver> {
  const browser = await start();
  return {
    async visit(baseURL, { scripts }) {
      const options: BrowserContextOptions = { baseURL, reducedMotion: 'reduce', hasTouch: true };
      const context = await browser.newContext({ ...options, javaScriptEnabled: scripts });
      return [pageVisitor(await context.newPage()), () => context.close()];
    },
    close: () => browser.close(),
  };
}

/** Codes of keys in WebDriver. */
const keys: Record<string, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Shift: '\uE008',
};

/** Property of a reference to an element in the answers of WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

function sessionVisitor({ send }: Session, origin: string, pointer: 'mouse' | 'touch'): Visitor {
  async function visible(target: string): Promise<string | undefined> {
    const using = target.startsWith('//') ? 'xpath' : 'css selector';
    const found = await send<Record<string, string>[]>('find', { using, value: target });
    for (const { [elementKey]: id } of found) {
      // An element of a page that has just been left is gone.
      if (await send<boolean>('displayed', { id }).catch(() => false)) return id;
    }
    return undefined;
  }
  async function first(target: string): Promise<string> {
    await expect.poll(() => visible(target), { message: target }).toBeDefined();
    return (await visible(target)) ?? first(target);
  }
  const run: Visitor['run'] = (code, argument = '') =>
    send('run', { script: `return (${code})(...arguments)`, args: [argument] });
  const act = (type: 'pointer' | 'key', actions: object[], parameters?: object) =>
    send<void>('actions', { actions: [{ type, id: `${type}-${pointer}`, actions, parameters }] });
  async function press(target: string, pointerType: 'mouse' | 'touch'): Promise<void> {
    const origin = { [elementKey]: await first(target) };
    // Into view, as a person scrolls.
    await send('run', {
      script: 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      args: [origin],
    });
    const move = { type: 'pointerMove', origin, x: 0, y: 0 };
    const down = { type: 'pointerDown', button: 0 };
    const up = { type: 'pointerUp', button: 0 };
    await act('pointer', [move, down, up], { pointerType });
  }
  return {
    open: (path) => send('navigate', { url: origin + path }),
    back: () => send('back'),
    resize: (width, height) => send('size', { width, height }),
    click: (target) => press(target, 'mouse'),
    tap: (target) => press(target, pointer),
    // A page that Back shows again takes no text for a moment.
    type: (target, text) =>
      expect(async () => {
        const id = await first(target);
        await send('clear', { id });
        await send('sendKeys', { id, text });
      }).toPass(),
    press: (key) =>
      act(
        'key',
        ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] ?? key })),
      ),
    sees: async (target) => (await visible(target)) !== undefined,
    run,
  };
}

/** Starts a browser with scripts, and another one without them, when a test wants it. */
function webDriver(name: EngineName, path: string): Driver {
  const start = name === 'firefox' ? startFirefox : startWebKit;
  const sessions = new Map<boolean, Promise<Session>>();
  return {
    async visit(origin, { scripts }) {
      const session = sessions.get(scripts) ?? start(path, scripts);
      sessions.set(scripts, session);
      const visitor = sessionVisitor(await session, origin, name === 'firefox' ? 'touch' : 'mouse');
      await visitor.resize(1280, 900);
      return [visitor, () => visitor.open('/robots.txt')];
    },
    async close() {
      for (const session of sessions.values()) await (await session).close();
    },
  };
}

/** Expects another page. A call that meets the change of the page fails, and is made again. */
export const expectPath = (visitor: Visitor, path: string) =>
  expect(async () => expect(await visitor.run(() => location.pathname)).toBe(path)).toPass();

/** The site under an address of its own, so that no visit finds what another one has stored. */
export interface Site {
  origin: string;
  /**
   * Delays the next script of the framework, without which React does not start. More would take all
   * connections that a browser opens to a site. @returns what lets it go
   */
  holdScript(): () => void;
}

const scriptPath = /^\/_next\/static\/.*\.js/;

async function startSite(service: string): Promise<[Site, Server]> {
  let held: Promise<void> | undefined;
  const server = createServer(async (asked, answer) => {
    if (held && scriptPath.test(asked.url ?? '')) {
      const released = held;
      held = undefined;
      await released;
    }
    const { method, headers } = asked;
    const passed = request(new URL(asked.url ?? '', service), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
      given.pipe(answer);
    });
    // A browser that has left breaks its connections.
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const site: Site = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    holdScript() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
  return [site, server];
}

/** Tests of one table of flows, in the engine of the project. */
export const test = base.extend<Options & { site: Site; visitor: Visitor }, { driver: Driver }>({
  scripts: [true, { option: true }],
  driver: [
    async ({ browserName, playwright, launchOptions }, use) => {
      const engine = findEngine(browserName);
      if (!engine)
        throw new Error(`${browserName} is missing. Run: node --import tsx scripts/browser.ts`);
      const driver =
        engine.by === 'playwright'
          ? await playwrightDriver(() =>
              playwright[browserName].launch({ ...launchOptions, executablePath: engine.path }),
            )
          : webDriver(browserName, engine.path);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ baseURL }, use) => {
    const [site, server] = await startSite(baseURL ?? '');
    await use(site);
    server.closeAllConnections();
    server.close();
  },
  visitor: async ({ driver, site, scripts }, use) => {
    const [visitor, leave] = await driver.visit(site.origin, { scripts });
    await use(visitor);
    await leave();
  },
});
