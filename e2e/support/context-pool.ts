import type { BrowserContext, Page } from '@playwright/test';

/**
 * Idle browser contexts of a worker, by their options. Playwright's own `reuseContext` empties the
 * HTTP cache and with it the compiled scripts; a page in a context of this pool takes half of the
 * processor time.
 */
const idle = new Map<string, BrowserContext>();

/** Events of a page or context to which tests listen. */
const events = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];

/** A document of the site without scripts, which an idle page shows. */
const idlePath = '/robots.txt';

/** The first page of a context, and how to remove what a test added to either. */
interface Additions {
  page: Page;
  undo: (() => Promise<unknown>)[];
}

const additions = new WeakMap<BrowserContext, Additions>();

/**
 * Records init scripts, exposed functions and DevTools sessions that tests add from now on, so that
 * `releaseContext` can remove them.
 */
export function recordAdditions(context: BrowserContext, page: Page): void {
  const undo: Additions['undo'] = [];
  additions.set(context, { page, undo });
  for (const target of [context, page]) {
    for (const name of ['addInitScript', 'exposeFunction'] as const) {
      const add = target[name].bind(target) as (...given: unknown[]) => Promise<{
        dispose: () => Promise<void>;
      }>;
      const recorded = async (...given: unknown[]) => {
        const added = await add(...given);
        undo.push(() => added.dispose());
        return added;
      };
      Object.assign(target, { [name]: recorded });
    }
  }
  const attach = context.newCDPSession.bind(context);
  context.newCDPSession = async (target) => {
    const session = await attach(target);
    // A test may have detached it.
    undo.push(() => session.detach().catch(() => undefined));
    return session;
  };
}

/** Options that a context can not change. */
interface Kind {
  /** Whether its clock may have been replaced. */
  clock: boolean;
}

/** An idle context with these options, if there is one. */
export function acquireContext(options: Kind): BrowserContext | undefined {
  const key = JSON.stringify(options);
  const context = idle.get(key);
  idle.delete(key);
  return context;
}

/**
 * Resets a context for the next test with the same options. A context whose page is closed, or
 * whose clock a test has replaced without saying so (`clock`), can not be reset and is closed.
 */
export async function releaseContext(context: BrowserContext, options: Kind): Promise<void> {
  const key = JSON.stringify(options);
  if (!idle.has(key) && (await reset(context, options.clock))) idle.set(key, context);
  else await context.close();
}

/** @returns whether the context is as new, except for a replaced clock */
async function reset(context: BrowserContext, clock: boolean): Promise<boolean> {
  const { page, undo } = additions.get(context) ?? {};
  if (!page || !undo || page.isClosed()) return false;
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const target of [page, context]) {
    for (const event of events) target.removeAllListeners(event);
    await target.unrouteAll({ behavior: 'ignoreErrors' });
  }
  for (const remove of undo.splice(0)) await remove();
  await context.clearCookies();
  await page.goto(idlePath);
  // The last test may have left the pointer over an element.
  await page.mouse.move(-1, -1);
  // Playwright's clock can be installed, but not removed. The next test sets its time.
  if (clock) await page.clock.resume();
  return page.evaluate(async (mayBeReplaced) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) {
      if (name) indexedDB.deleteDatabase(name);
    }
    return mayBeReplaced || setTimeout.toString().includes('[native code]');
  }, clock);
}
