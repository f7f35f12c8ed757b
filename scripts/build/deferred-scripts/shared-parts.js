// Before hydration a link loads a document, and a Back button may do so later. The browser moves what
// has the same name on both pages, one element a name, so this names the parts that belong to the
// page that is left or to the one that follows (components/ui/shared-part.tsx).

/** @type {HTMLElement[]} */
let named = [];

/** Paths that a part of a page can belong to: a product has its own hash. */
function pathsOf(address) {
  const { pathname, hash } = new URL(address);
  return [pathname, pathname + hash];
}

function isInView(element) {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

function setName({ style }, name) {
  style.viewTransitionName = style.viewTransitionClass = name;
}

function nameParts(transition, otherAddress) {
  for (const element of named) setName(element, '');
  named = [];
  if (!transition || !otherAddress) return;
  const paths = [...pathsOf(location.href), ...pathsOf(otherAddress)];
  const taken = new Set();
  for (const element of document.querySelectorAll('[vt-name]')) {
    const [part, path] = element.getAttribute('vt-name').split(' ');
    if (taken.has(part) || !paths.includes(path) || !isInView(element)) continue;
    taken.add(part);
    setName(element, part);
    named.push(element);
  }
  transition.finished.finally(() => nameParts());
}

/** Names the parts when a document is left and when the next one is shown. */
export function nameSharedParts() {
  addEventListener('pageswap', ({ viewTransition, activation }) =>
    nameParts(viewTransition, activation?.entry.url),
  );
  addEventListener('pagereveal', ({ viewTransition }) =>
    nameParts(viewTransition, self.navigation?.activation?.from?.url),
  );
}
