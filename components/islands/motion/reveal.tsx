'use client';

import { animateMini as animate, inView } from 'framer-motion/dom';
import { useEffect, useRef } from 'react';

const RISE_PX = 16;
const SECONDS = 0.6;

/**
 * Lets its children rise as they come into view. Nothing is ever hidden in wait for it: the first
 * frame of the animation is the first one in which the element shows, so that a page without
 * scripts, a print or a full-page picture has everything in place.
 */
export function Reveal({ delay = 0, children }: { delay?: number; children: React.ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    return inView(element, () => {
      animate(
        element,
        { opacity: [0, 1], transform: [`translateY(${RISE_PX}px)`, 'translateY(0)'] },
        { duration: SECONDS, delay },
      );
    });
  }, [delay]);

  return (
    <div ref={ref} className="h-full">
      {children}
    </div>
  );
}
