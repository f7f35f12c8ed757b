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
    function reload({ state }: PopStateEvent) {
      // The router ignores entries that are not its own, as those of links to a heading.
      if (!state && location.pathname !== shown.current) location.reload();
    }
    addEventListener('popstate', reload);
    return () => removeEventListener('popstate', reload);
  }, []);
  return <ViewTransition key={path} default="none" />;
}
