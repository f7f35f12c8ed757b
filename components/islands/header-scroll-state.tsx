'use client';

import { useEffect, useRef } from 'react';

/** Tells CSS whether the page is scrolled, where the browser has no scroll-driven animations. */
export function HeaderScrollState() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const header = ref.current?.closest('header');
    if (!header || CSS.supports('animation-timeline: scroll()')) return;
    const mark = () => {
      header.dataset.scrolled = String(window.scrollY > 0);
    };
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);
  return <span ref={ref} hidden />;
}
