import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  test as base,
  chromium,
  expect,
  firefox,
  type LaunchOptions,
  type Page,
  webkit,
} from '@playwright/test';
import { draftKey } from '#lib/editor/kept-drafts';
import { type EngineName, findEngine } from '../../scripts/browser';
import { built } from './built-base';
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

function pageVisitor(page: Page): Visitor {
  const first = (target: string) => page.locator(target).filter({ visible: true }).first();
  return {
    open: async (url) => void (await page.goto(url)),
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

/** Intervals of polling in milliseconds. Those of Playwright are up to a second. */
const often = { intervals: [20, 50, 100] };

export const expectSees = (visitor: Visitor, target: string) =>
  expect.poll(() => visitor.sees(target), { ...often, message: `sees ${target}` }).toBe(true);
export const expectMisses = (visitor: Visitor, target: string) =>
  expect.poll(() => visitor.sees(target), { ...often, message: `misses ${target}` }).toBe(false);

/** Codes of keys in WebDriver. */
const keys: Record<string, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Shift: '\uE008',
};

/** Property of a reference to an element in the answers of WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

function sessionVisitor({ send }: Session, pointer: 'mouse' | 'touch'): Visitor {
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
    let id: string | undefined;
    const find = async () => {
      id = await visible(target);
      return id;
    };
    await expect.poll(find, { ...often, message: target }).toBeDefined();
    return id ?? '';
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
    open: (url) => send('navigate', { url }),
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
        const script = 'return arguments[0].value';
        expect(await send('run', { script, args: [{ [elementKey]: id }] })).toBe(text);
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

/** Expects another page. A call that meets the change of the page fails, and is made again. */
export const expectPath = (visitor: Visitor, path: string) =>
  expect(async () => expect(await visitor.run(() => location.pathname)).toBe(built(path))).toPass(
    often,
  );

const scriptPath = /^\/_next\/static\/.*\.js/;

/** Serves the site under an address of its own. */
async function startSite(service: string) {
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
  // The end of a worker does not wait for it.
  server.unref();
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /**
     * Delays the next script of the framework, without which React does not start. More would take all
     * connections that a browser opens to a site. @returns what lets it go
     */
    holdScript() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}

type Site = Awaited<ReturnType<typeof startSite>>;
/** The address that visits share, so that their files stay in the cache of the browser. */
let shared: Promise<Site> | undefined;

/**
 * The browsers of this worker, with scripts and without. Not a fixture of the worker, for which
 * Playwright would start workers of their own.
 */
const started = new Map<boolean, Promise<Visitor>>();

/** @throws Error if the engine is not installed */
async function startBrowser(name: EngineName, options: LaunchOptions, scripts: boolean) {
  const engine = findEngine(name);
  if (!engine) throw new Error(`${name} is missing. Run: node --import tsx scripts/browser.ts`);
  if (engine.by === 'playwright') {
    const type = { chromium, firefox, webkit }[name];
    const browser = await type.launch({ ...options, executablePath: engine.path });
    const reducedMotion = 'reduce';
    const context = { reducedMotion, hasTouch: true, javaScriptEnabled: scripts } as const;
    return pageVisitor(await browser.newPage(context));
  }
  const startSession = name === 'firefox' ? startFirefox : startWebKit;
  const session = await startSession(engine.path, scripts);
  return sessionVisitor(session, name === 'firefox' ? 'touch' : 'mouse');
}

/** Tests of one table of flows, in the engine of the project. */
export const test = base.extend<{
  scripts: boolean;
  emptyCache: boolean;
  site: Site;
  visitor: Visitor;
}>({
  scripts: [true, { option: true }],
  emptyCache: [false, { option: true }],
  site: async ({ baseURL, emptyCache }, use) => {
    if (emptyCache) return use(await startSite(baseURL ?? ''));
    shared ??= startSite(baseURL ?? '');
    return use(await shared);
  },
  visitor: async ({ browserName, launchOptions, site, scripts }, use) => {
    const starting = started.get(scripts) ?? startBrowser(browserName, launchOptions, scripts);
    started.set(scripts, starting);
    const browser = await starting;
    const visitor: Visitor = { ...browser, open: (path) => browser.open(site.origin + path) };
    await visitor.resize(1280, 900);
    await use(visitor);
    // Leaves the page, and empties what it has stored.
    await visitor.open('/robots.txt');
    if (!scripts) return;
    await visitor.run((database) => {
      localStorage.clear();
      sessionStorage.clear();
      indexedDB.deleteDatabase(database);
    }, draftKey);
  },
});
