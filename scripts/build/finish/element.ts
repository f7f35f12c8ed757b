import type { DefaultTreeAdapterTypes } from 'parse5';

/** An element of a parsed page. */
export type Element = DefaultTreeAdapterTypes.Element;

/** Value of an attribute; undefined without it. */
export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

/** Text directly in an element, such as the code of a script. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/**
 * Types of inline scripts that a content security policy checks (HTML, section 4.12.1.1). Scripts
 * of another type are data, such as JSON-LD.
 */
const checked = /^(?:|text\/javascript|module|importmap|speculationrules)$/i;

/** Whether a script runs or is otherwise subject to the content security policy. */
export const isCode = (element: Element): boolean =>
  element.tagName === 'script' && checked.test(attributeOf(element, 'type') ?? '');
