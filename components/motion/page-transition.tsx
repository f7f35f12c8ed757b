'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, ViewTransition } from 'react';

/**
 * Makes every change of the page a view transition: React starts one if an element of the new page
 * has a `ViewTransition`, and many pages have none. The page cross-fades (app/motion.css).
 */
export function PageTransition() {
  const path = usePathname();
  const shown = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the page
  useEffect(() => {
    shown.current = location.pathname;
  }, [path]);
  useEffect(() => {
    function goBack({ state }: PopStateEvent) {
      skipTransition();
      // The router ignores entries that are not its own, as those of links to a heading.
      if (!state && location.pathname !== shown.current) location.reload();
    }
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);
  return <ViewTransition key={path} default="none" />;
}

/**
 * Ends a running transition, for which React would wait with the page that Back leads to. The browser
 * restores the scroll position earlier, and needs the page for it.
 */
function skipTransition() {
  const running = document.activeViewTransition;
  if (!running) return;
  // React reports a transition that was skipped before its first frame as an error.
  const ignore = (event: ErrorEvent) =>
    event.error?.name === 'AbortError' && event.preventDefault();
  addEventListener('error', ignore);
  void running.finished.finally(() => removeEventListener('error', ignore));
  running.skipTransition();
}
