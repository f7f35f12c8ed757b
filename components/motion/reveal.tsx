'use client';

import { useEffect, useRef } from 'react';

import { REDUCED_MOTION } from './use-media';

const RISE: Keyframe[] = [{ opacity: 0, translate: '0 1rem' }, {}];

/**
 * Lets its children fade in and rise when they scroll into view. They are not hidden before that, so
 * pages without scripts, prints and full-page screenshots show everything.
 *
 * @param delay - seconds
 * @param amount - part of the element that must be in view, 0 to 1
 */
export function Reveal({
  delay = 0,
  amount = 0,
  children,
}: {
  delay?: number;
  amount?: number;
  children: React.ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia(REDUCED_MOTION).matches) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        element.animate(RISE, {
          duration: 600,
          delay: delay * 1000,
          easing: 'ease-out',
          fill: 'backwards',
        });
        observer.disconnect();
      },
      { threshold: amount },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [delay, amount]);

  return (
    <div ref={ref} className="h-full">
      {children}
    </div>
  );
}
