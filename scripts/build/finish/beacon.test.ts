import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';

import { beaconCode } from './bundled-script';

const url = 'https://count.loom.example/site';
let code = '';

beforeAll(async () => {
  code = await beaconCode(url);
});

type Seen = (list: { getEntries: () => object[] }) => void;

/** Runs the script in a page with the parts of a browser that it uses. */
function visit({ navigator = {}, document = {}, keepalive = true }: Record<string, unknown> = {}) {
  const sent: { to: string; by: string; options: Record<string, unknown> }[] = [];
  const listeners = new Map<string, () => void>();
  const observers = new Map<string, Seen>();
  const on = (name: string, heard: () => void) => listeners.set(name, heard);
  const page = {
    location: { pathname: '/blog/a' },
    document: { referrer: '', addEventListener: on, ...(document as object) },
    navigator: {
      sendBeacon: (to: string, body: string) => sent.push({ to, by: 'beacon', options: { body } }),
      ...(navigator as object),
    },
    history: { pushState: (_: unknown, __: string, to: string) => go(to) },
    performance: { getEntriesByType: () => [{ activationStart: 100 }] },
    Request: { prototype: keepalive ? { keepalive: true } : {} },
    PerformanceObserver: class {
      constructor(readonly seen: Seen) {}
      observe({ type }: { type: string }) {
        observers.set(type, this.seen);
      }
    },
    addEventListener: on,
    removeEventListener: (name: string) => listeners.delete(name),
    fetch: async (to: string, options: Record<string, unknown>) => {
      sent.push({ to, by: 'fetch', options });
    },
    URL,
  };
  const go = (to: string) => {
    page.location.pathname = to;
  };
  runInNewContext(code, page);
  return {
    page,
    sent,
    facts: () => sent.map(({ options }) => JSON.parse(String(options.body))),
    measured: (type: string, ...entries: object[]) =>
      observers.get(type)?.({ getEntries: () => entries }),
    happens: (name: string) => listeners.get(name)?.(),
    hides: () => {
      Object.assign(page.document, { visibilityState: 'hidden' });
      listeners.get('visibilitychange')?.();
    },
  };
}

it('is a small script without storage', () => {
  expect(brotliCompressSync(code).length).toBeLessThan(1000);
  expect(code).not.toMatch(/cookie|localStorage|sessionStorage|indexedDB/);
});

describe('a page view', () => {
  it('has the path and the origin that linked here, and no cookies', () => {
    const { sent, facts } = visit({ document: { referrer: 'https://a.example/secret?q=1' } });
    expect(facts()).toEqual([{ event: 'view', page: '/blog/a', referrer: 'https://a.example' }]);
    expect(sent[0]).toMatchObject({
      to: url,
      by: 'fetch',
      options: { method: 'POST', credentials: 'omit', keepalive: true },
    });
  });

  it('is sent for each page of the router, once', () => {
    const { page, facts, happens } = visit();
    page.history.pushState(null, '', '/about');
    page.history.pushState(null, '', '/about');
    page.location.pathname = '/blog/a';
    happens('popstate');
    expect(facts().map((fact) => fact.page)).toEqual(['/blog/a', '/about', '/blog/a']);
  });

  it('of a page that was prepared waits until the page is shown', () => {
    const { facts, happens } = visit({ document: { prerendering: true } });
    expect(facts()).toEqual([]);
    happens('prerenderingchange');
    expect(facts()).toHaveLength(1);
  });

  it('is sent by sendBeacon where a request can not outlive its page', () => {
    expect(visit({ keepalive: false }).sent).toMatchObject([{ to: url, by: 'beacon' }]);
  });
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'sends nothing with %o',
  (navigator) => {
    const { sent, happens, hides } = visit({ navigator });
    happens('contact-sent');
    hides();
    expect(sent).toEqual([]);
  },
);

it('counts a sent message', () => {
  const { facts, happens } = visit();
  happens('contact-sent');
  expect(facts().at(-1)).toEqual({ event: 'contact', page: '/blog/a' });
});

describe('web vitals', () => {
  it('are sent once, when the page is hidden', () => {
    const { facts, measured, hides } = visit();
    measured('largest-contentful-paint', { startTime: 300 }, { startTime: 850.4 });
    // Two windows of shifts; one shift follows an input.
    measured('layout-shift', { value: 0.02, startTime: 1000 }, { value: 0.03, startTime: 1500 });
    measured('layout-shift', { value: 0.04, startTime: 9000 });
    measured('layout-shift', { value: 0.5, startTime: 9100, hadRecentInput: true });
    measured('event', { interactionId: 1, duration: 48 }, { interactionId: 1, duration: 120 });
    measured('event', { interactionId: 0, duration: 900 }, { interactionId: 2, duration: 64 });
    hides();
    hides();
    expect(facts().slice(1)).toEqual([
      // Minus the time for which the page was prepared.
      { event: 'vitals', page: '/blog/a', lcp: 750, cls: 0.05, inp: 120 },
    ]);
  });

  it('leave out what did not happen', () => {
    const { facts, hides } = visit();
    hides();
    expect(facts().at(-1)).toEqual({ event: 'vitals', page: '/blog/a', cls: 0 });
  });

  it('skip one of 50 interactions', () => {
    const { facts, measured, hides } = visit();
    for (let id = 1; id <= 60; id += 1) {
      measured('event', { interactionId: id, duration: id === 1 ? 900 : 40 + id });
    }
    hides();
    expect(facts().at(-1)).toHaveProperty('inp', 100);
  });
});
