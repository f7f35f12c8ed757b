import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** An element of a page. Attribute names are in lower case, values decoded. */
export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

interface Parsed {
  elements: Element[];
  tags: Tag[];
}

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Descendants in document order, including those of templates. */
function* descendants(node: Node): Generator<Node> {
  const children =
    'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) {
    yield child;
    yield* descendants(child);
  }
}

const textIn = (element: Element) =>
  [...descendants(element)].map((node) => ('value' in node ? node.value : '')).join('');

// Cached, because several tests of a worker read the same pages.
const parsed = new Map<string, Parsed>();

function read(html: string): Parsed {
  const known = parsed.get(html);
  if (known) return known;
  // With scripting disabled, the children of noscript are parsed as elements.
  const elements = [...descendants(parse(html, { scriptingEnabled: false }))].filter(isElement);
  const tags = elements.map(({ tagName, attrs }) => ({
    name: tagName,
    attributes: new Map(attrs.map(({ name, value }) => [name.toLowerCase(), value])),
  }));
  const result = { elements, tags };
  parsed.set(html, result);
  return result;
}

/** Elements of an exported page in document order, without running scripts. */
export const tagsOf = (html: string): Tag[] => read(html).tags;

/** Text of the first element with a tag name, e.g. the h1; empty if there is none. */
export function textOf(html: string, name: string): string {
  const element = read(html).elements.find(({ tagName }) => tagName === name);
  return element ? textIn(element).trim() : '';
}

/** Unnormalized texts of all elements with a tag name, with their attributes. */
export function textsOf(
  html: string,
  name: string,
): { text: string; attributes: Tag['attributes'] }[] {
  const { elements, tags } = read(html);
  return elements.flatMap((element, index) =>
    element.tagName === name
      ? [{ text: textIn(element), attributes: tags[index]?.attributes ?? new Map() }]
      : [],
  );
}

/** HTML of main, without header and footer. */
export const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

/** Words of main, each run of spaces as one. */
export const wordsOfMain = (html: string) => textOf(mainOf(html), 'main').replace(/\s+/g, ' ');

/** Content of the meta element with a name or property. */
export function metaOf(html: string, name: string): string | undefined {
  const meta = tagsOf(html).find(
    (tag) =>
      tag.name === 'meta' &&
      [tag.attributes.get('name'), tag.attributes.get('property')].includes(name),
  );
  return meta?.attributes.get('content');
}

export function canonicalOf(html: string): string | undefined {
  const link = tagsOf(html).find(
    (tag) => tag.name === 'link' && tag.attributes.get('rel') === 'canonical',
  );
  return link?.attributes.get('href');
}

/**
 * Things that the JSON-LD of a page describes. @throws Error if a block is invalid or has no context
 */
export function jsonLdOf(html: string): Record<string, unknown>[] {
  return textsOf(html, 'script')
    .filter(({ attributes }) => attributes.get('type') === 'application/ld+json')
    .flatMap(({ text }) => {
      const { '@context': context, ...data } = JSON.parse(text);
      if (context !== 'https://schema.org') throw new Error(`context ${context}`);
      return data['@graph'] ?? [data];
    });
}

/**
 * Whether the page itself excludes itself from search engines. Outside production every page has
 * "noindex, nofollow"; a page that is always excluded has "noindex" without "nofollow".
 */
export function isHidden(html: string): boolean {
  const robots = metaOf(html, 'robots') ?? '';
  return robots.includes('noindex') && !robots.includes('nofollow');
}
