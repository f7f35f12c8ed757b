// Inline script at the start of every exported page (defer-scripts.ts bundles it). It starts the
// scripts of the page at the visitor's first input, and holds clicks on controls that need React
// until React has hydrated the page.
import { isSearchKey } from '#lib/search/shortcut';
import { installPageListeners } from './install-page-listeners.ts';
import { nameSharedParts } from './shared-parts.js';
import { putElementsBack, recordChanges, takeBackChanges } from './text-changes.js';

const chunks = document.currentScript.dataset.chunks.split(' ');
/** Number of chunks that have not run. */
let missing = chunks.length;
const held = new Set();
let holding = true;
let begun = false;
/** Whether the visitor has typed something, which a reload would lose. */
let typed = false;
/** Press of a key that opens the search, before React. */
let searchKey;

function begin() {
  if (begun) return;
  begun = true;
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}

function start() {
  for (const src of chunks) load(src);
}

/** Hydrates the page: the chunks wait for the data of the page, which also names their entry. */
function hydrate() {
  takeBackChanges();
  for (const block of document.querySelectorAll('script[data-push]')) {
    self[block.dataset.push] ??= [];
    self[block.dataset.push].push(JSON.parse(block.textContent));
  }
}

/** Adds a script, and tries a second time if it does not load. */
function load(src, isRetry) {
  const script = Object.assign(document.createElement('script'), { src, async: true });
  script.onload = () => {
    if (--missing === 0) hydrate();
  };
  script.onerror = () => {
    if (isRetry) return giveUp();
    script.remove();
    setTimeout(load, 1000, src, true);
  };
  document.head.append(script);
}

/**
 * The scripts of the page are gone, as after a deployment. Loads the page again, once, if the
 * server answers and nothing is lost; otherwise leaves it to plain HTML.
 */
async function giveUp() {
  const [{ type }] = performance.getEntriesByType('navigation');
  const answer = await fetch(location, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok && type !== 'reload' && !typed) location.reload();
  else release();
}

/** Dispatches the held clicks again, for React or else for plain HTML, and holds no others. */
function release() {
  holding = false;
  for (const control of held) {
    control.removeAttribute('aria-busy');
    control.click();
  }
  held.clear();
}

function onInput(event) {
  const { type, movementX, movementY } = event;
  if (holding && type === 'keydown' && isSearchKey(event)) {
    searchKey = event;
    // Firefox would open its own search, which takes the focus for five seconds.
    event.preventDefault();
  }
  // Some browsers send a move without a distance when a page appears below a resting pointer.
  if (type !== 'pointermove' || movementX || movementY) begin();
}

function holdClick(event) {
  // Links, submit buttons and dialog buttons work without React.
  const control = event.target.closest?.('button[type=button]:not([command]),[type=radio]');
  if (!holding || !control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.ariaBusy = 'true';
  held.add(control);
  begin();
}

/** Fetches the scripts into the HTTP cache: the first input then waits for the processor alone. */
function fetchScripts() {
  if (begun || navigator.connection?.saveData) return;
  for (const src of chunks) {
    // A body that is not read may stop at the size of a buffer.
    fetch(src, { priority: 'low' })
      .then((answer) => answer.blob())
      .catch(() => undefined);
  }
}

/** Calls a function when the page is idle, or after two seconds: Chromium lets some pages wait for minutes. */
const whenIdle = (work) => (self.requestIdleCallback ?? setTimeout)(work, { timeout: 2000 });

/** Fetches the scripts, and starts them without an input on pages that need them. */
function onLoad() {
  // An overlay or a filter in the address, or a visitor who is signed in.
  let needed = location.search || document.querySelector('dialog:target');
  try {
    needed ||= localStorage.getItem('user');
  } catch {}
  if (needed) return whenIdle(begin);
  whenIdle(fetchScripts);
  const near = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && whenIdle(begin),
    { rootMargin: '200px' },
  );
  // Fonts and pictures of the first screen load before animations start.
  setTimeout(() => {
    for (const moving of document.querySelectorAll('[data-moves]')) near.observe(moving);
  }, 2500);
}

installPageListeners();
nameSharedParts();
recordChanges();
for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']) {
  addEventListener(type, onInput, true);
}
addEventListener('input', () => {
  typed = true;
});
addEventListener('click', holdClick, true);
addEventListener('load', onLoad);
// Before React changes the page itself, which would be taken back too.
addEventListener('hydration-commit', putElementsBack);
addEventListener('hydrated', () => {
  release();
  searchKey?.target.dispatchEvent(new KeyboardEvent('keydown', searchKey));
});
