'use client';

// biome-ignore lint/style/noRestrictedImports: this folder animates
import { animateMini as animate, inView } from 'framer-motion/dom';
import { useEffect, useRef } from 'react';

const RISE_PX = 16;
const SECONDS = 0.6;

/**
 * Animates its children when they scroll into view. They are not hidden before that: the animation
 * sets the initial opacity in its first frame, so pages without scripts, prints and full-page
 * screenshots show everything.
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
    // Print shows elements whose animation has not finished; only !important overrides it.
    <div ref={ref} className="h-full print:transform-none! print:opacity-100!">
      {children}
    </div>
  );
}
