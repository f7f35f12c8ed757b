/** One start tag. Attribute names are in lower case, values decoded. */
export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole);

// The scripts of the framework repeat the page as data; what counts is what stands in the page.
const markup = (html: string) =>
  html.replace(/(<script\b[^>]*>)[\s\S]*?(<\/script>)/g, '$1$2').replace(/<!--[\s\S]*?-->/g, '');

const startTag = /<([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Start tags of an exported page in their order: no browser has touched them. */
export function tagsOf(html: string): Tag[] {
  return [...markup(html).matchAll(startTag)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...rest.matchAll(attribute)].map(([, key = '', double, single, bare]) => [
        key.toLowerCase(),
        decode(double ?? single ?? bare ?? ''),
      ]),
    ),
  }));
}

/** Words between the first tags of a name, e.g. those of the h1. */
export function textOf(html: string, name: string): string {
  const inner = new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`).exec(markup(html))?.[1] ?? '';
  return decode(inner.replace(/<[^>]*>/g, '')).trim();
}

/** Content of a meta element, by its name or property. */
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

/** The data of every JSON-LD block. @throws SyntaxError for one that does not parse. */
export function jsonLdOf(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...blocks].map(([, json = '']) => JSON.parse(json));
}

/**
 * Whether the page itself asks to stay out of search engines. Outside production every page says
 * "noindex, nofollow"; a page with reasons of its own lets its links be followed.
 */
export function isHidden(html: string): boolean {
  const robots = metaOf(html, 'robots') ?? '';
  return robots.includes('noindex') && !robots.includes('nofollow');
}
