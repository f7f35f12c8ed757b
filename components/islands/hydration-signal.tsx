'use client';

import { useEffect } from 'react';

/** Dispatches `hydrated` on the window, which scripts/build/finish/page-starter.js waits for. */
export function HydrationSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
