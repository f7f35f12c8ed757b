import { attributeOf, type Element } from './element';
import { type Document, elementsOf } from './page';

/** The element of components/ui/first-screen-end.tsx in exported HTML. */
export const firstScreenEnd = /<link itemprop="first-screen-end"[^>]*>/;

/**
 * Elements above the mark that ends the first screen, in document order, without the content of
 * closed menus.
 *
 * @returns undefined for a page without the mark
 */
export function firstScreen(document: Document): Element[] | undefined {
  const all = elementsOf(document);
  const end = all.findIndex((each) => attributeOf(each, 'itemprop') === 'first-screen-end');
  return end < 0 ? undefined : all.slice(0, end).filter((each) => !isClosed(each));
}

/** Whether an element is in a closed `<details>`, outside of its summary, or in a closed panel. */
function isClosed(element: Element): boolean {
  for (let each = element; ; each = each.parentNode as Element) {
    const parent = each.parentNode as Element | null;
    if (!parent || !('attrs' in parent)) return false;
    const isDetails = parent.tagName === 'details' && attributeOf(parent, 'open') === undefined;
    if (isDetails && each.tagName !== 'summary') return true;
    // Sub-menus of the navigation bar (components/islands/shell/menus.css).
    if (attributeOf(parent, 'class')?.split(/\s+/).includes('nav-panel')) return true;
  }
}
