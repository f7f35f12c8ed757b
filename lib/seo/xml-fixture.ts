import { type Element, xml2js } from 'xml-js';

/** An XML element; `text` is its own text, without that of its children; empty for white space. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** Parses an XML document with a declaration. @throws Error if it is not well-formed */
export function parseXml(xml: string): XmlElement {
  const { declaration, elements = [] } = xml2js(xml, {}) as Element & { declaration?: object };
  const [root, ...others] = elements;
  // xml-js reports neither an element that is open at the end nor a sequence that ends CDATA.
  const isClosed = root && xml.trimEnd().endsWith(`</${root.name}>`);
  const hasStrayEnd = xml.replace(/<!\[CDATA\[.*?\]\]>/gs, '').includes(']]>');
  if (!declaration || !isClosed || others.length > 0 || hasStrayEnd) {
    throw new Error('expected a declaration and one closed root element');
  }
  return simplified(root);
}

const simplified = ({ name = '', attributes = {}, elements = [] }: Element): XmlElement => ({
  name,
  attributes: attributes as Record<string, string>,
  children: elements.filter(({ type }) => type === 'element').map(simplified),
  text: elements.map(({ text, cdata }) => text ?? cdata ?? '').join(''),
});

/** Elements directly below another one. */
export const childrenOf = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name);

/** Texts of the elements directly below another one. */
export const textsOf = (element: XmlElement, name: string) =>
  childrenOf(element, name).map((child) => child.text);
