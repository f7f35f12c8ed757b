'use client';

import { useInView } from 'framer-motion';
import { useAnimate } from 'framer-motion/mini';
import { useEffect, useRef } from 'react';

import { themeTiming } from './theme-timing';
import { REDUCED_MOTION } from './use-media';

const RISE = { opacity: [0, 1], translate: ['0 1rem', 'none'] };

/**
 * Lets its children fade in and rise when they scroll into view. They are not hidden before they reach
 * the window, so pages without scripts, prints and full-page screenshots show everything. What is on
 * the screen or above it when scripts start does not move.
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
  const [ref, animate] = useAnimate<HTMLDivElement>();
  const entered = useInView(ref, { once: true });
  const inView = useInView(ref, { once: true, amount });
  const wasBelow = useRef(false);

  useEffect(() => {
    wasBelow.current = ref.current.getBoundingClientRect().top >= window.innerHeight;
  }, [ref]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes into view
  useEffect(() => {
    // useReducedMotion reads the setting once, when the page starts.
    if (!entered || !wasBelow.current || matchMedia(REDUCED_MOTION).matches) return;
    if (inView) animate(ref.current, RISE, { ...themeTiming('reveal', 'out'), delay });
    // Else its first lines would show, vanish and fade in.
    else ref.current.style.opacity = '0';
  }, [entered, inView]);

  return (
    <div ref={ref} className="h-full print:opacity-100!">
      {children}
    </div>
  );
}
