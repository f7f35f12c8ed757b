'use client';

/** Part of the row that must be in view before its cards fade in (docs/specification.md T2). */
const VISIBLE = 0.1;
/** Minimum number of highlights in a wide row. */
const FILLED = 3;

/** Repeats the first highlight until there are three (docs/specification.md T2). */
export function fillRow<T>(metrics: readonly T[]): readonly T[] {
  const [first] = metrics;
  if (first === undefined || metrics.length >= FILLED) return metrics;
  return [...metrics, ...Array.from({ length: FILLED - metrics.length }, () => first)];
}

/** Fades an element in once a tenth of it is in view, if it is below the screen at first. */
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
