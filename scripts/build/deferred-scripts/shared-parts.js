// Before hydration a link loads a document, and a Back button may do so later. The browser moves what
// has the same name on both pages, one element a name, so this names the parts that belong to the
// page that is left or to the one that follows (components/ui/shared-part.tsx).

import { viewTransitionName } from '#lib/site/view-transition-name';

/** @type {Record<string, HTMLElement>} */
let named = {};

function nameParts(transition, otherAddress) {
  for (const { style } of Object.values(named)) {
    style.viewTransitionName = style.viewTransitionClass = '';
  }
  named = {};
  if (!transition || !otherAddress) return;
  // A part of a page can have an address of its own.
  const paths = [location, new URL(otherAddress)].flatMap(({ pathname, hash }) => [
    pathname,
    pathname + hash,
  ]);
  for (const element of document.querySelectorAll('[vt-name]')) {
    const name = element.getAttribute('vt-name');
    const part = ['title', 'cover'].find((each) =>
      paths.some((path) => name === viewTransitionName(each, path)),
    );
    const { top, bottom } = element.getBoundingClientRect();
    if (!part || named[part] || bottom <= 0 || top >= innerHeight) continue;
    named[part] = element;
    element.style.viewTransitionName = element.style.viewTransitionClass = part;
  }
  transition.finished.finally(nameParts);
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
