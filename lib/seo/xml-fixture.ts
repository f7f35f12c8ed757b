/** An XML element; `text` is its own text without that of its children. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text: string) =>
  text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

const text = /(?:(?!]]>)[^<&]|&(?:amp|lt|gt|quot|apos);)+/.source;
const attribute = /([\w:]+)="((?:[^<&"]|&(?:amp|lt|gt|quot|apos);)*)"/.source;
const token = new RegExp(
  `<!\\[CDATA\\[([^]*?)\\]\\]>|<(/?)([\\w:]+)((?:\\s+${attribute.replace(/\((?!\?)/g, '(?:')})*)\\s*(/?)>|(${text})`,
  'gy',
);

/**
 * Parses the parts of XML 1.0 that a feed or a sitemap uses: a declaration, one root, nested
 * elements, quoted attributes, escaped text and CDATA sections.
 *
 * @throws Error if the text is not well-formed
 */
export function parseXml(xml: string): XmlElement {
  const declaration = /^<\?xml version="1\.0" encoding="utf-8"\?>\s*/i;
  if (!declaration.test(xml)) throw new Error('no declaration');
  const rest = xml.replace(declaration, '').trimEnd();
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  let end = 0;
  for (const match of rest.matchAll(token)) {
    const [whole, cdata, closing, name = '', attributes = '', empty, plain] = match;
    end += whole.length;
    const parent = open.at(-1) as XmlElement;
    if (name === '') {
      if (parent === top) throw new Error('text outside the root');
      parent.text += cdata ?? decode(plain ?? '');
    } else if (closing) {
      if (open.pop()?.name !== name) throw new Error(`${name} is closed out of turn`);
    } else {
      if (parent === top && top.children.length > 0) throw new Error('a second root');
      const element = { name, attributes: attributesOf(attributes), children: [], text: '' };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  if (end < rest.length) throw new Error(`cannot read: ${rest.slice(end, end + 40)}`);
  if (open.length > 1) throw new Error(`${open.at(-1)?.name} stays open`);
  const [root] = top.children;
  if (!root) throw new Error('no root');
  return root;
}

const attributesOf = (attributes: string) =>
  Object.fromEntries(
    [...attributes.matchAll(new RegExp(attribute, 'g'))].map(([, name, value = '']) => [
      name,
      decode(value),
    ]),
  );

/** Elements directly below another one. */
export const childrenOf = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name);

/** Texts of the elements directly below another one. */
export const textsOf = (element: XmlElement, name: string) =>
  childrenOf(element, name).map((child) => child.text);
