// Runs inline as the first script in the head of every exported page (scripts/build/finish/finish.ts puts
// it there, minified). It starts the page's scripts on the first sign of a visitor and holds the
// clicks on controls that need React until React has hydrated the page.
import { installPageListeners } from '#lib/browser/page-listeners';

const { page, entry, chunks, style, now } = document.currentScript.dataset;
const held = new Set();
let holding = true;
let begun = false;

/** Some browsers send a move by nothing when a page appears below a resting pointer. */
function sign({ type, movementX, movementY }) {
  if (type !== 'pointermove' || movementX || movementY) begin();
}

async function begin() {
  if (begun) return;
  begun = true;
  const sources = chunks.split(' ');
  for (const href of sources) add('link', { rel: 'preload', href, as: 'script' });
  if (style) add('link', { rel: 'preload', href: style, as: 'style' });
  try {
    const answer = await fetch(page);
    if (!answer.ok) throw answer.status;
    // What the framework's inline scripts would have left for its chunks to find.
    self.__next_f = [[0], [1, await answer.text()]];
    const [modules, places] = entry.split(';').map((list) => list.split(',').map(Number));
    const otherChunks = places.map((place) => sources[place].slice('/_next/'.length));
    self.TURBOPACK = [{ otherChunks, runtimeModuleIds: modules }];
    for (const src of sources) add('script', { src, async: true, onerror: release });
  } catch {
    release();
  }
}

function add(name, properties) {
  document.head.append(Object.assign(document.createElement(name), properties));
}

/** Repeats the held clicks, for React or, if it did not start, for plain HTML. Holds no more. */
function release() {
  holding = false;
  for (const control of held) control.click();
  held.clear();
}

installPageListeners();
addEventListener('hydrated', release);
// Errors of pictures do not bubble to here, those of scripts that throw or do not parse arrive.
addEventListener('error', () => begun && release());
addEventListener(
  'click',
  (event) => {
    // These do nothing useful before React; links, submit buttons and dialog buttons do.
    const control = event.target.closest?.('button[type=button]:not([command]),[type=radio]');
    if (!holding || !control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(control);
    // The longest time that a click is held.
    setTimeout(release, 4000);
    begin();
  },
  true,
);

if (now !== undefined) begin();
else {
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])
    addEventListener(type, sign, { capture: true, passive: true });
  addEventListener('load', () => {
    const idle = self.requestIdleCallback ?? setTimeout;
    // An overlay or a filter in the address needs scripts, and so does a signed-in visitor.
    let needed = location.search || document.querySelector('dialog:target');
    try {
      needed ||= localStorage.getItem('user');
    } catch {}
    if (needed) return idle(begin);
    const near = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && idle(begin),
      { rootMargin: '200px' },
    );
    // The fonts and pictures of the first screen load first; animations wait.
    const watch = () => {
      for (const moving of document.querySelectorAll('[data-moves]')) near.observe(moving);
    };
    setTimeout(watch, 2500);
  });
}
