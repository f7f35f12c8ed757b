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
      // React would wait for its end with the page, and the browser restores the position before that.
      document.activeViewTransition?.skipTransition();
      // The router ignores entries that are not its own, as those of links to a heading.
      if (!state && location.pathname !== shown.current) location.reload();
    }
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);
  return <ViewTransition key={path} default="none" />;
}
