import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Source } from '../load/source';
import { parseMarkdown } from '../markdown/tree';
import { stringsIn } from '../schema/strings-in';

/** A unit of text: a paragraph, a heading, a table cell, a block of code or a field. */
export interface Text {
  kind: 'heading' | 'paragraph' | 'tableCell' | 'code' | 'field';
  text: string;
  /** 1-based line of the file on which the text starts. */
  line: number;
  /** Dotted path of the field, or `body`. */
  field: string;
}

export type Link = Pick<Text, 'line' | 'field'> & { url: string };

/** Field values without words: addresses and dates. */
const wordless = /^(?:[a-z]+:\S*|[/#]\S*|\d{4}-\d{2}-\d{2})$/;

const trees = new WeakMap<object, Root>();

/** The tree of a body, parsed once. Nothing may change it. */
export function parseBody(source: Pick<Source, 'body'>): Root {
  const tree = trees.get(source) ?? parseMarkdown(source.body);
  trees.set(source, tree);
  return tree;
}

/** Texts of the fields, then those of the body, in the order of the file. */
export function textsOf(source: Source, tree = parseBody(source)): Text[] {
  const fields = stringsIn(source.data)
    .filter(({ value, at }) => !wordless.test(value) && at.at(-1) !== 'lang')
    .map(({ value, at }): Text => {
      return { kind: 'field', text: value, line: source.lineOf(at), field: at.join('.') };
    });
  const texts: Text[] = [];
  visit(tree, (node: Nodes, _, parent) => {
    if (
      node.type === 'heading' ||
      node.type === 'paragraph' ||
      node.type === 'tableCell' ||
      node.type === 'code'
    ) {
      // The lines of a code block start below its first one.
      const line = lineIn(source, node) + (node.type === 'code' ? 1 : 0);
      const text = textOf(node, { includeHtml: false });
      texts.push({
        kind: node.type,
        // The mark of an aside is no word of the text.
        text:
          parent?.type === 'blockquote'
            ? text.replace(/^\[!\w+\](?=\s|$)/, (mark) => ' '.repeat(mark.length))
            : text,
        line,
        field: 'body',
      });
    }
  });
  return [...fields, ...texts];
}

/** External addresses in fields and links of the body, without their fragments. */
export function externalLinks(source: Source, tree = parseBody(source)): Link[] {
  const links: Link[] = stringsIn(source.data).map(({ value, at }) => {
    return { url: value, line: source.lineOf(at), field: at.join('.') };
  });
  visit(tree, (node: Nodes) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    links.push({ url: node.url, line: lineIn(source, node), field: 'body' });
  });
  return links
    .filter(({ url }) => /^https?:\/\/\S+$/i.test(url))
    .map((link) => ({ ...link, url: link.url.replace(/#.*$/, '') }));
}

const lineIn = ({ bodyLine }: Source, node: Nodes) =>
  (node.position?.start.line ?? 1) + bodyLine - 1;

/** Words as a reader counts them: `$1,200` and `18-month` are one word each. */
export const wordsIn = (text: string): string[] => text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];

/** The texts above the list of sources of a white paper. */
export function withoutReferences(texts: readonly Text[]): Text[] {
  const end = texts.findIndex(({ kind, text }) => kind === 'heading' && text === 'References');
  return end === -1 ? [...texts] : texts.slice(0, end);
}
