import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import type { Source } from '#lib/content/source';
import { stringsIn } from '#lib/content/strings-in';

/** A link as a reader meets it. */
export interface Link {
  url: string;
  /** Missing where a page words the link itself, e.g. beside a case study. */
  text?: string;
  line: number;
  field: string;
  /** The `##` heading above it. */
  section?: string;
}

export const isExternal = (url: string): boolean => /^https?:/i.test(url);

/** Without the part that only moves the reader inside the page. */
export const withoutAnchor = (url: string): string => url.replace(/#.*$/, '');

/** The links of a text, in its order. */
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

/** The addresses in fields. Each is worded by the `label` beside it, which `about` completes. */
export function linksOfData({ data, lineOf }: Pick<Source, 'data' | 'lineOf'>): Link[] {
  return stringsIn(data).flatMap(({ value, at }) => {
    if (!isExternal(value) && !/^(url|href)$/.test(String(at.at(-1)))) return [];
    const { label, about } = beside(data, at);
    const words = [label, about].filter((text) => typeof text === 'string');
    const text = words.length > 0 ? words.join(' ') : undefined;
    return { url: value, text, line: lineOf(at), field: at.join('.') };
  });
}

/** The group of fields that holds the one at a path. */
const beside = (data: unknown, at: (string | number)[]) =>
  Object(at.slice(0, -1).reduce<unknown>((value, key) => Reflect.get(Object(value), key), data));
