import { useEffect, useState } from 'react';

/** Milliseconds after the last scroll event until scrolling counts as ended. */
const REST_MS = 400;

/**
 * Whether the page is being scrolled down: true from a scroll down until a scroll up or a pause.
 * Undefined before the first scroll.
 */
export function useScrollingDown(): boolean | undefined {
  const [down, setDown] = useState<boolean>();

  useEffect(() => {
    let last = window.scrollY;
    let timer = 0;
    const scrolled = () => {
      const { scrollY } = window;
      // Safari scrolls past the ends and springs back: ignore that direction.
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
