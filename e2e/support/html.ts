import { parseHTML } from 'linkedom';

import { fromRoot } from './built-base';

/** Text with each run of spaces as one. */
export const flat = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/**
 * The document of an HTML file. Scripts do not run, so what is in noscript is a part of it. React writes
 * `srcSet`, which linkedom takes for another attribute than `srcset`.
 */
export const parse = (html: string): Document =>
  parseHTML(fromRoot(html).replaceAll(' srcSet=', ' srcset=')).document;

/** Words of main, without its structured data. */
export function wordsOfMain(document: Document): string {
  const main = document.querySelector('main')?.cloneNode(true) as Element;
  for (const script of main.querySelectorAll('script')) script.remove();
  return flat(main.textContent);
}

/** Values of an attribute of the elements that a selector matches, in document order. */
export const attributesOf = (within: ParentNode, selector: string, name: string): string[] =>
  [...within.querySelectorAll(`${selector.replaceAll(',', `[${name}],`)}[${name}]`)].map(
    (element) => element.getAttribute(name) ?? '',
  );

/** Addresses of links, as they are written. */
export const hrefsOf = (within: ParentNode, selector = 'a') =>
  attributesOf(within, selector, 'href');

export const metaOf = (document: Document, name: string): string | undefined =>
  document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content') ?? undefined;

export const canonicalOf = (document: Document) => hrefsOf(document, 'link[rel=canonical]')[0];

/**
 * Things that the JSON-LD of a page describes. @throws Error if a block is invalid or has no context
 */
export function jsonLdOf(document: Document): Record<string, unknown>[] {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return blocks.flatMap(({ textContent }) => {
    const { '@context': context, ...data } = JSON.parse(textContent ?? '');
    if (context !== 'https://schema.org') throw new Error(`context ${context}`);
    return data['@graph'] ?? [data];
  });
}

/**
 * Whether the page itself excludes itself from search engines. Outside production every page has
 * "noindex, nofollow"; a page that is always excluded has "noindex" without "nofollow".
 */
export function isHidden(document: Document): boolean {
  const robots = metaOf(document, 'robots') ?? '';
  return robots.includes('noindex') && !robots.includes('nofollow');
}
