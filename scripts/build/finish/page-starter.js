// Runs inline in the head of every page (scripts/build/finish/finish.ts puts it there, minified). It
// starts the page's scripts on the first sign of intent and keeps the clicks made meanwhile.
const { page, entry, chunks, style, now } = document.currentScript.dataset;
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
/** Controls that do nothing before React has them; links, forms and HTML's own buttons do. */
const controls = 'button:not([command]),input:is([type=radio],[type=checkbox])';
const clicked = [];
let begun = false;
let ready = false;

/** A page that comes up under a pointer at rest is told of it too, as of a move by nothing. */
function sign({ type, movementX, movementY }) {
  if (type !== 'pointermove' || movementX || movementY) begin();
}

function begin() {
  if (begun) return;
  begun = true;
  for (const type of signs) removeEventListener(type, sign, true);
  const sources = chunks.split(' ');
  for (const href of sources) hint(href, 'script');
  if (style) hint(style, 'style');
  fetch(page)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)))
    .then((payload) => {
      // What the framework's inline scripts would have left for its chunks to find.
      self.__next_f = [[0], [1, payload]];
      const [modules, places] = entry.split(';').map((list) => list.split(',').map(Number));
      const otherChunks = places.map((place) => sources[place].slice('/_next/'.length));
      self.TURBOPACK = [{ otherChunks, runtimeModuleIds: modules }];
      for (const src of sources) {
        const script = document.createElement('script');
        Object.assign(script, { src, async: true, onerror: settle });
        document.head.append(script);
      }
    })
    .catch(settle);
}

function hint(href, as) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', href, as });
  document.head.append(link);
}

/** Hands back the clicks: to React, or to plain HTML if the scripts did not come. */
function settle() {
  ready = true;
  for (const control of clicked.splice(0)) if (control.isConnected) control.click();
}

addEventListener('hydrated', settle, { once: true });
addEventListener(
  'click',
  (event) => {
    const control = event.target instanceof Element && event.target.closest(controls);
    if (ready || !control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!clicked.includes(control)) clicked.push(control);
    begin();
  },
  true,
);

if (now !== undefined || self.scriptsAtOnce) begin();
else {
  for (const type of signs) addEventListener(type, sign, { capture: true, passive: true });
  addEventListener('load', () => {
    const idle = self.requestIdleCallback ?? setTimeout;
    // An address may ask for what scripts do: an overlay, a filter. So may a signed-in visitor.
    let asked = location.search || document.querySelector('dialog:target');
    try {
      asked ||= localStorage.getItem('user');
    } catch {}
    if (asked) return idle(begin);
    const near = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && idle(begin),
      { rootMargin: '200px' },
    );
    // The page itself comes first: its fonts, its pictures, the first look. What moves has time.
    const watch = () => {
      for (const moving of document.querySelectorAll('[data-moves]')) near.observe(moving);
    };
    setTimeout(watch, 2500);
  });
}
