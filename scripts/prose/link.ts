import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { isInlineMarkdown } from '#lib/content/call-to-action';
import { parseMarkdown } from '#lib/content/markdown';
import type { Source } from '#lib/content/source';
import { stringsIn } from '#lib/content/strings-in';

/** A link with its text and position. */
export interface Link {
  url: string;
  /** Undefined if the page provides the text of the link, e.g. beside a case study. */
  text?: string;
  line: number;
  field: string;
  /** The `##` heading above the link. */
  section?: string;
}

export const isExternal = (url: string): boolean => /^https?:/i.test(url);

/** Removes the fragment of a URL. */
export const withoutAnchor = (url: string): string => url.replace(/#.*$/, '');

/** Links of a text, in document order. */
export function linksOfText(tree: Root, bodyLine: number): Link[] {
  const links: Link[] = [];
  let section: string | undefined;
  const targets = new Map<string, string>();
  visit(tree, 'definition', (node) => void targets.set(node.identifier, node.url));
  visit(tree, (node: Nodes) => {
    if (node.type === 'heading' && node.depth === 2) section = textOf(node);
    const url =
      node.type === 'link'
        ? node.url
        : node.type === 'linkReference'
          ? targets.get(node.identifier)
          : undefined;
    if (url === undefined) return;
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    links.push({ url, text: textOf(node), line, field: 'body', section });
  });
  return links;
}

/**
 * Links in data fields, and in inline Markdown. The text of a link is the `label` beside it, followed by `about` if
 * present.
 */
export function linksOfData({ data, lineOf }: Pick<Source, 'data' | 'lineOf'>): Link[] {
  return stringsIn(data).flatMap(({ value, at }) => {
    if (isInlineMarkdown(at)) {
      const place = { line: lineOf(at), field: at.join('.') };
      return linksOfText(parseMarkdown(value), 1).map((link) => ({ ...link, ...place }));
    }
    if (!isExternal(value) && !/^(url|href)$/.test(String(at.at(-1)))) return [];
    const { label, about } = beside(data, at);
    const words = [label, about].filter((text) => typeof text === 'string');
    const text = words.length > 0 ? words.join(' ') : undefined;
    return { url: value, text, line: lineOf(at), field: at.join('.') };
  });
}

/** The object that contains the field at a path. */
const beside = (data: unknown, at: (string | number)[]) =>
  Object(at.slice(0, -1).reduce<unknown>((value, key) => Reflect.get(Object(value), key), data));
