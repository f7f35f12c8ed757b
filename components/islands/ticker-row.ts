'use client';

/** As many of a row's cards as must show before they fade in (docs/specification.md T2). */
const VISIBLE = 0.1;
/** Highlights that a wide row holds at least. */
const FILLED = 3;

/** Fewer than three: the first one is repeated until there are three (docs/specification.md T2). */
export function fill<T>(metrics: readonly T[]): readonly T[] {
  const [first] = metrics;
  if (first === undefined || metrics.length >= FILLED) return metrics;
  return [...metrics, ...Array.from({ length: FILLED - metrics.length }, () => first)];
}

/** Lets an element that is still below the screen fade in once a tenth of it is in view. */
export function fadeIn(element: HTMLElement | null): (() => void) | undefined {
  if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.dataset.waiting = '';
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry || entry.intersectionRatio < VISIBLE) return;
      delete element.dataset.waiting;
      observer.disconnect();
    },
    { threshold: VISIBLE },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
