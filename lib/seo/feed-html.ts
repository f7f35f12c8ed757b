import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';

import { withBase } from '../site/base-path';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Attributes that have a meaning without the style sheets and ids of the site. */
const allowedAttributes = new Set([
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
]);
const addresses = new Set(['href', 'src']);

/**
 * HTML of an article for feed readers: absolute addresses, no classes and ids, and of a chart its
 * title, caption and data table. The drawing itself depends on the style sheet of the site.
 *
 * @param html - sanitized HTML
 * @param page - absolute URL of the page that contains it
 */
export function feedHtml(html: string, page: string): string {
  const fragment = parseFragment(html);
  adapt(fragment, page);
  // "]]>" would end the CDATA section that contains the HTML.
  return serialize(fragment).replaceAll(']]>', ']]&gt;');
}

function adapt(parent: Parent, page: string): void {
  // A picture keeps its <img>, which every reader shows.
  parent.childNodes = parent.childNodes.filter(({ nodeName }) => !/^(svg|source)$/.test(nodeName));
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    node.attrs = attributesOf(node, page);
    adapt(node, page);
  }
}

const attributesOf = ({ attrs }: Element, page: string) =>
  attrs
    .filter(({ name }) => allowedAttributes.has(name))
    .map(({ name, value }) => ({
      name,
      value:
        addresses.has(name) && URL.canParse(value, page)
          ? new URL(withBase(value), page).href
          : value,
    }));
