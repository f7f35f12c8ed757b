'use client';

import { useEffect } from 'react';

/** Tells the starter of the page (scripts/build/finish/page-starter.js) that React has taken it over. */
export function HydrationMark() {
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
