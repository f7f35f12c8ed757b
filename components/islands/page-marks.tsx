'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

// One module: with another one for the second component, the bundler would give the not-found page
// a second chunk with the shell, which every page would load (docs/decisions/0010).

/** Dispatches `hydrated` on the window, which scripts/build/finish/page-starter.js waits for. */
export function HydrationSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}

/**
 * Marks the end of what the first screen of a page shows. The finishing step inlines the CSS rules
 * of what is above, and replaces this element with the link to the style sheet of what is below
 * (scripts/build/finish/first-screen.ts). Without the finishing step it does nothing: `itemProp`
 * makes React leave the link where it is.
 *
 * A route change removes the link with the page. The rules then apply as an adopted style sheet.
 * Unlike a second link, that does not restyle the page while it is hydrated.
 *
 * Place it where nothing above moves when the content below appears.
 */
export function FirstScreenEnd() {
  const ref = useRef<HTMLLinkElement>(null);
  // The cleanup of useEffect would run after the removal.
  useLayoutEffect(() => {
    const link = ref.current;
    if (link?.rel !== 'stylesheet') return;
    const lasting = new CSSStyleSheet();
    // From the cache of the browser. A visitor who is offline can not go to another page anyway.
    fetch(link.href, { priority: 'low' })
      .then((response) => response.text())
      .then((text) => lasting.replace(text))
      .catch(() => undefined);
    return () => {
      document.adoptedStyleSheets.push(lasting);
    };
  }, []);
  return <link ref={ref} itemProp="first-screen-end" href="#main" />;
}
