'use client';

import { useSyncExternalStore } from 'react';

function watchScroll(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** The fixed bar at the top of the window, transparent while the page is at its top. */
export function HeaderBar({ children }: { children: React.ReactNode }) {
  const atTop = useSyncExternalStore(
    watchScroll,
    () => window.scrollY <= 0,
    () => false,
  );
  return (
    <header className={`fixed inset-x-0 top-0 z-40 print:static ${atTop ? '' : 'header-bar'}`}>
      {children}
    </header>
  );
}
