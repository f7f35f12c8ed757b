'use client';

import { useEffect } from 'react';

/** Tells the starter of the page (scripts/finish/page-starter.js) that React has taken it over. */
export function HydrationSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
