import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { definedAddresses, parseMarkdown } from './tree';

/** Schemes of addresses in links (docs/specification.md B7). */
export const linkSchemes: readonly string[] = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'];

/** Whether a page keeps a link to this address; a relative one has no scheme. */
export function keepsLink(url: string): boolean {
  const [, scheme] = /^([^/?#:]*):/.exec(url) ?? [];
  if (scheme === undefined) return true;
  // A browser reads `https:/path` and `https:path` as a path of this site.
  if (/^https?$/i.test(scheme)) return /^https?:\/\/[^/?#]/i.test(url);
  return linkSchemes.includes(scheme.toLowerCase()) && url.length > scheme.length + 1;
}

export interface MarkdownLink {
  url: string;
  line: number;
  /** Where the address is in the text. Undefined where it is written in another way. */
  offset?: number;
}

/**
 * Links, images and definitions, with the place of their address in the text: Markdown copies make
 * addresses absolute there and leave the rest as the author wrote it (lib/seo/markdown-copies.ts).
 */
export function linksOf(tree: Root, markdown: string): MarkdownLink[] {
  const links: MarkdownLink[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const { url, position } = node;
    const start = position?.start.offset ?? 0;
    const source = markdown.slice(start, position?.end.offset);
    // Behind the last "](" of a link, also of one around a picture, or the "]:" of a definition.
    const opening = Math.max(source.lastIndexOf(']('), source.indexOf(']:'));
    const found = source.indexOf(url, opening);
    const offset = found < 0 ? undefined : start + found;
    links.push({ url, line: position?.start.line ?? 1, offset });
  });
  return links;
}

/** Leaves out links to some addresses, with their words as plain text, and nothing else. */
export function withoutLinks(markdown: string, isGone: (url: string) => boolean): string {
  const tree = parseMarkdown(markdown);
  const addresses = definedAddresses(tree);
  const kept: string[] = [];
  let end = 0;
  visit(tree, (node: Nodes) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return;
    const url = node.type === 'link' ? node.url : addresses.get(node.identifier);
    if (url === undefined || !isGone(url)) return;
    const [first, last] = [node.children[0], node.children.at(-1)];
    const words = markdown.slice(
      first?.position?.start.offset ?? 0,
      last?.position?.end.offset ?? 0,
    );
    kept.push(markdown.slice(end, node.position?.start.offset), words);
    end = node.position?.end.offset ?? end;
  });
  return kept.join('') + markdown.slice(end);
}

/**
 * Turns links whose address a page does not keep into their words.
 *
 * @param tree - changed in place
 */
export function dropLinks(tree: Root): void {
  const addresses = definedAddresses(tree);
  visit(tree, (node: Nodes, index, parent) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return undefined;
    const url = node.type === 'link' ? node.url : addresses.get(node.identifier);
    if (url === undefined || keepsLink(url) || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
}
