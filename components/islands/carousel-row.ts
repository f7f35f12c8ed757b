'use client';

/** Scroll position in px at which a slide is at the start of the row. */
export function scrollStart(row: Element, slide: Element): number {
  const inset = Number.parseFloat(getComputedStyle(row).scrollPaddingLeft) || 0;
  const way = slide.getBoundingClientRect().left - row.getBoundingClientRect().left;
  return row.scrollLeft + way - inset;
}

/** Scrolls a row to its nth slide; without animation under reduced motion. */
export function scrollToSlide(row: Element | null, index: number, behavior: ScrollBehavior): void {
  const slide = row?.children[index];
  if (!row || !slide) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollTo({ left: scrollStart(row, slide), behavior: calm ? 'instant' : behavior });
}
