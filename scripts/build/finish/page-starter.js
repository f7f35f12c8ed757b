// Runs inline as the first script in the head of every exported page (inserted minified by
// scripts/build/finish/finish.ts). It starts the page's scripts on the first sign of a visitor, and
// holds clicks on controls that need React until React has hydrated the page.
import { installPageListeners } from '#lib/browser/page-listeners';
import { provideBootstrap } from './next-internals';

// Without a page (SCRIPTS_START=load), the scripts of the framework start by themselves.
const { page, entry, chunks, style } = document.currentScript.dataset;
const held = new Set();
let holding = true;
let begun = !page;
/** Press of the key that opens search, before React. */
let slash;

/**
 * Some browsers send a pointer move with no distance when a page appears below a resting pointer.
 */
function sign(event) {
  const { type, movementX, movementY } = event;
  if (event.key === '/') slash = event;
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
    provideBootstrap(await answer.text(), entry, sources);
    for (const src of sources) add('script', { src, async: true, onerror: release });
  } catch {
    release();
  }
}

function add(name, properties) {
  document.head.append(Object.assign(document.createElement(name), properties));
}

/**
 * Dispatches the held clicks again, for React or, if it did not start, for plain HTML. Holds no
 * further clicks.
 */
function release() {
  holding = false;
  for (const control of held) control.click();
  held.clear();
}

installPageListeners();
addEventListener('hydrated', () => {
  release();
  slash?.target.dispatchEvent(new KeyboardEvent('keydown', slash));
});
// Error events of pictures do not bubble to the window. Errors of scripts that throw or do not
// parse do.
addEventListener('error', () => begun && release());
addEventListener(
  'click',
  (event) => {
    // Hold clicks only on controls that do nothing useful before React. Links, submit buttons and
    // dialog buttons work without it.
    const control = event.target.closest?.('button[type=button]:not([command]),[type=radio]');
    if (!holding || !control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(control);
    // Hold a click for at most 4 seconds.
    setTimeout(release, 4000);
    begin();
  },
  true,
);

if (!begun) {
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])
    addEventListener(type, sign, { capture: true, passive: true });
  addEventListener('load', () => {
    const idle = self.requestIdleCallback ?? setTimeout;
    // An overlay or a filter in the URL needs scripts, and so does a signed-in visitor.
    let needed = location.search || document.querySelector('dialog:target');
    try {
      needed ||= localStorage.getItem('user');
    } catch {}
    if (needed) return idle(begin);
    const near = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && idle(begin),
      { rootMargin: '200px' },
    );
    // Let the fonts and pictures of the first screen load before animations start.
    const watch = () => {
      for (const moving of document.querySelectorAll('[data-moves]')) near.observe(moving);
    };
    setTimeout(watch, 2500);
  });
}
