'use client';

import { useEffect, useState } from 'react';

/** Milliseconds after the last scroll event until the page counts as at rest. */
const REST_MS = 400;

/**
 * Whether the page is being scrolled down now: true from a scroll down until one up or a rest.
 * Undefined before the first scroll.
 */
export function useScrollingDown(): boolean | undefined {
  const [down, setDown] = useState<boolean>();

  useEffect(() => {
    let last = window.scrollY;
    let timer = 0;
    const scrolled = () => {
      const { scrollY } = window;
      // Safari scrolls past the ends and springs back: that is no direction of the visitor's.
      const limit = document.documentElement.scrollHeight - window.innerHeight;
      if (scrollY !== last && scrollY > 0 && scrollY < limit) setDown(scrollY > last);
      last = scrollY;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setDown(false), REST_MS);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
    };
  }, []);

  return down;
}
