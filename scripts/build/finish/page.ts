import {
  type DefaultTreeAdapterTypes,
  parse,
  serialize,
  serializeOuter,
  defaultTreeAdapter as tree,
} from 'parse5';

import { hashOf } from '#lib/http/content-policy';
import { attributeOf, type Element, isCode, textOf } from './element';

export type Document = DefaultTreeAdapterTypes.Document;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Parses a whole document (HTML standard, section 13.2). */
export const parsePage = (html: string): Document => parse(html);
/** HTML of a whole document. */
export const toHtml = (document: Document) => serialize(document);
/** HTML of one element. */
export const toMarkup = (made: Element) => serializeOuter(made);

/** Every element below a node, in document order. */
export function elementsOf(node: Document | Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const own = tree.isElementNode(node as Node) ? [node as Element] : [];
  return [...own, ...children.flatMap(elementsOf)];
}

/** Removes elements from their document. */
export function remove(elements: readonly Element[]): void {
  for (const element of elements) tree.detachNode(element);
}

/** Creates an element with attributes and raw text content. */
export function element(name: string, attributes: Record<string, string>, text = ''): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const made = tree.createElement(name, 'http://www.w3.org/1999/xhtml' as never, attrs);
  if (text) tree.insertText(made, text);
  return made;
}

/** Hashes of the inline scripts and styles of a page, as a content security policy lists them. */
export function inlineHashes(document: Document): { scripts: string[]; styles: string[] } {
  const elements = elementsOf(document);
  const scripts = elements.filter((each) => isCode(each) && attributeOf(each, 'src') === undefined);
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const hashes = (list: Element[]) => [...new Set(list.map((each) => hashOf(textOf(each))))];
  return { scripts: hashes(scripts), styles: hashes(styles) };
}
