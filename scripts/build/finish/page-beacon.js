// Reports page views, web vitals and sent messages to BEACON_URL, which esbuild replaces
// (bundled-script.ts). A script of its own in pages of a build with BEACON_URL; other builds do not
// contain it (docs/decisions/0036-own-beacon.md).

const { doNotTrack, globalPrivacyControl } = navigator;

/** Time after which a layout shift starts a new session window, and longest window (web.dev/cls). */
const [gapMs, windowMs] = [1000, 5000];

/**
 * Sends without cookies. Browsers that can not send a request after a page is left get sendBeacon
 * (Firefox before version 133).
 */
function send(event, facts) {
  const body = JSON.stringify({ event, ...facts });
  if (!('keepalive' in Request.prototype)) return navigator.sendBeacon(BEACON_URL, body);
  const options = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body };
  fetch(BEACON_URL, options).catch(() => {});
}

function observe(type, seen, options) {
  try {
    const each = (list) => list.getEntries().forEach(seen);
    new PerformanceObserver(each).observe({ type, buffered: true, ...options });
  } catch {
    // The browser does not measure this.
  }
}

/** Measures this document until it is first hidden. */
function measure() {
  const page = location.pathname;
  let lcp;
  let cls = 0;
  let shifts = { sum: 0, first: 0, last: 0 };
  const interactions = new Map();
  const start = performance.getEntriesByType('navigation')[0]?.activationStart ?? 0;

  observe('largest-contentful-paint', ({ startTime }) => {
    lcp = Math.max(0, startTime - start);
  });
  observe('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isNew = startTime - shifts.last > gapMs || startTime - shifts.first > windowMs;
    if (isNew) shifts = { sum: 0, first: startTime };
    shifts.last = startTime;
    shifts.sum += value;
    cls = Math.max(cls, shifts.sum);
  });
  const options = { durationThreshold: 40 };
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (!interactionId) return;
      interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    },
    options,
  );

  addEventListener(
    'visibilitychange',
    function report() {
      if (document.visibilityState !== 'hidden') return;
      removeEventListener('visibilitychange', report, true);
      // The worst interaction, without one of every 50 (web.dev/inp).
      const slowest = [...interactions.values()].sort((a, b) => b - a);
      const skipped = Math.floor((performance.interactionCount ?? slowest.length) / 50);
      const inp = slowest[Math.min(skipped, slowest.length - 1)];
      send('vitals', { page, lcp: lcp && Math.round(lcp), cls: Number(cls.toFixed(4)), inp });
    },
    true,
  );
}

function start() {
  let shown;
  const view = (referrer) => {
    const page = location.pathname;
    if (page === shown) return;
    shown = page;
    send('view', { page, referrer });
  };
  const { referrer } = document;
  view(referrer && new URL(referrer).origin);
  measure();
  // The router changes pages without loading a document.
  const push = history.pushState;
  history.pushState = function (...state) {
    push.apply(this, state);
    view();
  };
  addEventListener('popstate', () => view());
  addEventListener('contact-sent', () => send('contact', { page: shown }));
}

if (doNotTrack !== '1' && !globalPrivacyControl) {
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
