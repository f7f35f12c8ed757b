'use client';

/** Where the row scrolls to for a slide to stand at its start, in px. */
export function startOf(row: Element, slide: Element): number {
  const inset = Number.parseFloat(getComputedStyle(row).scrollPaddingLeft) || 0;
  const way = slide.getBoundingClientRect().left - row.getBoundingClientRect().left;
  return row.scrollLeft + way - inset;
}

/** Scrolls a row to its nth slide; smoothly only for those who want motion. */
export function jump(row: Element | null, index: number, behavior: ScrollBehavior): void {
  const slide = row?.children[index];
  if (!row || !slide) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollTo({ left: startOf(row, slide), behavior: calm ? 'instant' : behavior });
}
