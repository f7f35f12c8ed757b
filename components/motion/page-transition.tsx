'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, ViewTransition } from 'react';

let listening = false;
/** Path in the address when the page was shown. */
let shownPath: string | undefined;
/** Back or Forward to another page, until that is shown. */
let traversal: { event: NavigateEvent; end: () => void } | undefined;

/**
 * Makes every change of the page a view transition: React starts one if an element of the new page
 * has a `ViewTransition`, and many pages have none. The page cross-fades (app/motion.css).
 */
export function PageTransition() {
  const path = usePathname();
  // Before the effect of the router, whose listener must be the later one.
  useEffect(listen, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the page
  useLayoutEffect(() => {
    shownPath = location.pathname;
    try {
      traversal?.event.scroll();
    } catch {
      // The visitor has pressed Back again.
    }
    traversal?.end();
    traversal = undefined;
  }, [path]);
  return <ViewTransition key={path} default="none" />;
}

function listen() {
  if (listening) return;
  listening = true;
  // Firefox 153 does not restore the position of a traversal that the router interrupts.
  if ('userAgentData' in navigator) navigation.addEventListener('navigate', waitForPage);
  addEventListener('popstate', (event) => {
    if (!event.state && location.pathname !== shownPath) {
      // The router ignores entries that are not its own, as those of links to a heading.
      location.reload();
    } else if (traversal && event.isTrusted) {
      event.stopImmediatePropagation();
      setTimeout(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
    }
  });
}

/**
 * Lets Back and Forward be view transitions too, in Chromium. React renders without one during
 * `popstate`, so that the browser restores the scroll position of the new page. The Navigation API
 * can restore it later, so the router gets the event outside of the browser's own.
 */
function waitForPage(event: NavigateEvent) {
  const { navigationType, canIntercept, destination } = event;
  if (navigationType !== 'traverse' || !canIntercept || !destination.sameDocument) return;
  if (new URL(destination.url).pathname === location.pathname) return;
  const shown = new Promise<void>((end) => {
    traversal = { event, end };
  });
  event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => shown });
}
