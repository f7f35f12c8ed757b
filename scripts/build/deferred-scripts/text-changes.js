// Translators, dictionaries and reading aids change the text of a page, also before React hydrates it.
// React would then find other nodes than the server sent and render the page anew: typed text, focus
// and held clicks would be lost. So what they changed is taken back right before hydration. They
// observe the page and change it again.

/** @type {MutationRecord[]} */
let records = [];
/** Nodes that were added to the page, to be put back after hydration. */
let removed = [];

let parsing = true;

/** Whether a record can come from the parser, which appends nodes and text. */
const isParsed = ({ type, target, oldValue, removedNodes, nextSibling }) =>
  type === 'characterData'
    ? target.data.startsWith(oldValue)
    : !removedNodes.length && !nextSibling;

const keep = (found) => {
  records.push(...found.filter((record) => !parsing || !isParsed(record)));
};
/** How often changes during hydration are taken back. An extension may repeat them without end. */
let repeats = 0;

const observer = new MutationObserver((found) => {
  keep(found);
  if (repeats > 0) takeBackChanges(repeats - 1);
});

/** Records the changes of the page from now on. */
export function recordChanges() {
  observer.observe(document, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
  document.addEventListener(
    'readystatechange',
    () => {
      keep(observer.takeRecords());
      parsing = false;
    },
    { once: true },
  );
}

/**
 * Restores the nodes that the server sent, undoing the last change first, and does so again for
 * changes until `putElementsBack` is called.
 */
export function takeBackChanges(times = 50) {
  repeats = times;
  keep(observer.takeRecords());
  const changes = records;
  records = [];
  // The first change of a node tells whether it was on the page or has been added to it.
  const added = new Map();
  for (const { addedNodes, removedNodes } of changes) {
    for (const node of removedNodes) if (!added.has(node)) added.set(node, false);
    for (const node of addedNodes) if (!added.has(node)) added.set(node, true);
  }
  const isAdded = (node) => (node ? (added.get(node) ?? isAdded(node.parentNode)) : false);
  const { body, head, documentElement } = document;
  // React skips elements that it does not know in the head and directly in the body.
  const own = changes.filter(
    ({ target }) =>
      target !== body && target !== documentElement && !head.contains(target) && !isAdded(target),
  );
  const present = new Set([...added.keys()].filter((node) => added.get(node) && node.isConnected));
  const reworded = new Set();
  for (const { type, target, oldValue, addedNodes, removedNodes, nextSibling } of own.reverse()) {
    if (type === 'characterData') {
      target.data = oldValue;
      reworded.add(target.parentNode);
      continue;
    }
    for (const node of removedNodes) {
      target.insertBefore(node, nextSibling);
      if (!added.get(node)) reworded.add(target);
    }
    for (const node of addedNodes) {
      if (node.parentNode !== target) continue;
      node.remove();
      if (present.has(node)) removed.unshift({ node, target, nextSibling });
    }
  }
  // The parser may have continued a text in a second node.
  for (const target of reworded) target?.normalize();
  // An icon comes back, a translation beside restored text does not.
  removed = removed.filter(
    ({ node, target }) => !reworded.has(target) || (node.firstElementChild && !node.textContent),
  );
  observer.takeRecords();
}

/** Puts the elements back that were added to the page, and records nothing more. */
export function putElementsBack() {
  observer.disconnect();
  repeats = 0;
  for (const { node, target, nextSibling } of removed) {
    target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
  }
  removed = [];
}
