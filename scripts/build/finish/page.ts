import {
  type DefaultTreeAdapterTypes,
  parse,
  serialize,
  serializeOuter,
  defaultTreeAdapter as tree,
} from 'parse5';

type Document = DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Everything that starts React in an exported page, removed from its markup. */
export interface PageScripts {
  /** Addresses of chunks, in document order. */
  chunks: string[];
  /** Start instruction for the bundler's runtime: the JSON argument of `TURBOPACK.push`. */
  entry: string;
  /** The payload that React hydrates from, as written into `__next_f`. */
  payload: string;
  /** Addresses of style sheets. */
  styles: string[];
}

/** Parsed page of the export, and what was removed from it. */
export interface Page {
  document: Document;
  scripts: PageScripts;
}

/**
 * Parses an exported page and removes all scripts of the framework, their preloads, the polyfill
 * for browsers without modules, the style sheets, and duplicate meta elements.
 *
 * @throws Error when the page lacks what React starts from
 */
export function parsePage(html: string): Page {
  const document = parse(html);
  const scripts: PageScripts = { chunks: [], entry: '', payload: '', styles: [] };
  const removed: Element[] = [];
  for (const element of elementsOf(document)) {
    if (extractBootstrap(element, scripts)) removed.push(element);
  }
  for (const element of removed) tree.detachNode(element);
  if (!scripts.entry || !scripts.payload) throw new Error('no page of this framework');
  return { document, scripts };
}

/** Duplicates of `og:` properties, which readers of `twitter:` properties fall back to. */
const repeated = /^twitter:(?:title|description|image:.+)$/;

/** Whether an element is to be removed. Adds the bootstrap of the framework to `scripts`. */
function extractBootstrap(element: Element, scripts: PageScripts): boolean {
  const { tagName } = element;
  const value = (name: string) => element.attrs.find((each) => each.name === name)?.value;
  // The encoding must be the first element of the head; the finishing step adds it there.
  if (tagName === 'meta')
    return value('charset') !== undefined || repeated.test(value('name') ?? '');
  if (tagName === 'link') {
    const href = value('href') ?? '';
    if (value('rel') === 'stylesheet') scripts.styles.push(href);
    return (
      value('rel') === 'stylesheet' || (value('rel') === 'preload' && value('as') === 'script')
    );
  }
  if (tagName !== 'script' || value('type')) return false;
  const src = value('src');
  if (src !== undefined) {
    if (value('nomodule') === undefined) scripts.chunks.push(src);
    return true;
  }
  const code = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  const entry = /^\(globalThis\["TURBOPACK"\][^{]*\.push\((\{.*\})\);?$/s.exec(code.trim());
  if (entry?.[1]) scripts.entry = entry[1];
  const data = /^\(?self\.__next_f.*?\.push\((\[.*\])\)$/s.exec(code.trim());
  if (data?.[1]) {
    const [kind, text] = JSON.parse(data[1]) as [number, string?];
    if (kind === 1) scripts.payload += text;
  }
  return Boolean(entry ?? data);
}

/** Every element below a node, in document order. */
export function elementsOf(node: Document | Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const own = tree.isElementNode(node as Node) ? [node as Element] : [];
  return [...own, ...children.flatMap(elementsOf)];
}

/** Creates an element with attributes and raw text content. */
export function element(name: string, attributes: Record<string, string>, text = ''): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const made = tree.createElement(name, 'http://www.w3.org/1999/xhtml' as never, attrs);
  if (text) tree.insertText(made, text);
  return made;
}

export const toHtml = (document: Document) => serialize(document);
export const toMarkup = (made: Element) => serializeOuter(made);
