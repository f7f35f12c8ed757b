'use client';

import { useEffect, useLayoutEffect } from 'react';

/**
 * Tells page-starter.js how far React is: `hydration-commit` when it has taken over the elements, and
 * before it changes any, `hydrated` when effects have run.
 */
export function HydrationSignal() {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event('hydration-commit'));
  }, []);
  useEffect(() => {
    // After the effects of the components around it: Next's router observes the history in one.
    queueMicrotask(() => window.dispatchEvent(new Event('hydrated')));
  }, []);
  return null;
}
