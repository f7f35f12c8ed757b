'use client';

import { useEffect } from 'react';

/** Dispatches `hydrated` on the window, which page-starter.js waits for. */
export function HydrationSignal() {
  useEffect(() => {
    // After the effects of the components around it: Next's router observes the history in one.
    queueMicrotask(() => window.dispatchEvent(new Event('hydrated')));
  }, []);
  return null;
}
