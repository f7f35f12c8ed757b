'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, ViewTransition } from 'react';

/** Back or Forward to another page, until that is shown. */
let traversal: { event: NavigateEvent; end: () => void } | undefined;
let listening = false;

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

/**
 * Lets Back and Forward be view transitions too. React renders without one during `popstate`, so
 * that the browser restores the scroll position of the new page. The Navigation API can restore it
 * later, so the router gets the event outside of the browser's own.
 */
function listen() {
  if (listening || !window.navigation) return;
  listening = true;
  navigation.addEventListener('navigate', (event) => {
    const { navigationType, canIntercept, destination } = event;
    if (navigationType !== 'traverse' || !canIntercept || !destination.sameDocument) return;
    if (new URL(destination.url).pathname === location.pathname) return;
    const shown = new Promise<void>((end) => {
      traversal = { event, end };
    });
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => shown });
  });
  addEventListener('popstate', (event) => {
    if (!traversal || !event.isTrusted) return;
    event.stopImmediatePropagation();
    setTimeout(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
  });
}
