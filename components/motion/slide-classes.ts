/**
 * Classes of the element around a row of slides. Its padding, as wide as the gap between slides,
 * leaves room for their shadows; its last 3 px, where the edge of the next slide would show, are
 * clipped. With scripts it has no scrollbar, whose height would shift the page when Embla removes it.
 *
 * @param live - whether Embla moves the row
 */
export const slideViewport = (live: boolean) =>
  `-mx-5 px-5 pt-2 pb-6 sm:-mx-6 sm:px-6 not-print:sm:[clip-path:inset(0_3px)] [scrollbar-width:none] noscript:[scrollbar-width:thin] print:mx-0 print:overflow-visible print:p-0 ${live ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto'}`;
/** Classes of the row and of a slide, without its width. On paper the row is a grid of all slides. */
export const slideRow =
  '-ms-5 flex after:w-5 after:shrink-0 sm:-ms-6 sm:after:w-6 print:ms-0 print:grid print:transform-none! print:gap-5 print:after:hidden';
export const slide = 'shrink-0 snap-start ps-5 sm:ps-6 print:ps-0';
