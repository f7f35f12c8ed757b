import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { isInlineMarkdown } from '#lib/content/call-to-action';
import { inspectMarkdown, isFigure, parseMarkdown } from '#lib/content/markdown';
import { withoutAsideMark } from '#lib/content/markdown-asides';
import { parseSource, type Source } from '#lib/content/source';
import { stringsIn } from '#lib/content/strings-in';

/** A unit of text: a paragraph, a table cell, a field. */
export interface TextBlock {
  text: string;
  /** 1-based line of the file on which the text starts. */
  line: number;
  /** Dotted path of the field, or `body`. */
  field: string;
  kind: 'heading' | 'paragraph' | 'item' | 'cell' | 'code' | 'field';
  /** The `##` heading above it. A heading is part of its own section. */
  section?: string;
}

/** Matches field values without words: addresses and dates. */
const wordless = /^(?:[a-z]+:\S*|[/#]\S*|\d{4}-\d{2}-\d{2})$/;

/** Text blocks of front matter or JSON. */
export function textBlocksOfData({ data, lineOf }: Pick<Source, 'data' | 'lineOf'>): TextBlock[] {
  return stringsIn(data)
    .filter(({ value }) => !wordless.test(value))
    .map(({ value, at }) => ({
      text: isInlineMarkdown(at) ? shownText(value) : value,
      line: lineOf(at),
      field: at.join('.'),
      kind: 'field',
    }));
}

/** The text of inline Markdown as shown; the source if it cannot be parsed. */
const shownText = (markdown: string) =>
  inspectMarkdown(markdown).problems.length > 0 ? markdown : textOf(parseMarkdown(markdown));

/** Text blocks of a Markdown text, in document order. Texts in a chart or diagram are fields below its language. */
export function textBlocksOfText(tree: Root, bodyLine: number): TextBlock[] {
  const textBlocks: TextBlock[] = [];
  let section: string | undefined;
  /** First paragraphs of quotations. */
  const asides = new Set<Nodes | undefined>();
  visit(tree, 'blockquote', ({ children }) => void asides.add(children[0]));
  const add = (node: Nodes, kind: TextBlock['kind']) => {
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    const words = node.type === 'code' ? node.value : wordsOf(node);
    const text = asides.has(node) ? withoutAsideMark(words) : words;
    textBlocks.push({ text, line, field: 'body', kind, section });
  };
  walk(tree, 'paragraph', (node, kind) => {
    if (node.type === 'heading' && node.depth === 2) section = textOf(node);
    if (isFigure(node)) {
      const line = (node.position?.start.line ?? 1) + bodyLine - 1;
      const read = node.lang === 'chart' ? textBlocksOfChart : textBlocksOfDiagram;
      for (const textBlock of read(node.value)) {
        const place = { line: textBlock.line + line, field: `${node.lang}.${textBlock.field}` };
        textBlocks.push({ ...textBlock, ...place, section });
      }
    } else add(node, kind);
  });
  return textBlocks;
}

/** Parse errors are ignored here, because the content check reports them. */
const textBlocksOfChart = (yaml: string) => textBlocksOfData(parseSource('chart.yaml', yaml));

/** Names of fields of diagrams; other keys are words of the diagram, e.g. the name of a step. */
const diagramFields =
  /^(?:kind|title|caption|steps|again|layers|heads|rows|before|after|question|answers)$/;

function textBlocksOfDiagram(yaml: string): TextBlock[] {
  const source = parseSource('diagram.yaml', yaml);
  const keys = keysIn(source.data).filter(({ key }) => !diagramFields.test(key));
  return [
    ...textBlocksOfData(source),
    ...keys.map(({ key, at }): TextBlock => {
      return { text: key, line: source.lineOf(at), field: at.join('.'), kind: 'field' };
    }),
  ];
}

function keysIn(data: unknown, at: (string | number)[] = []): { key: string; at: typeof at }[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const path = [...at, Array.isArray(data) ? Number(key) : key];
    return [...(Array.isArray(data) ? [] : [{ key, at: path }]), ...keysIn(value, path)];
  });
}

type Visit = (node: Nodes, kind: TextBlock['kind']) => void;

function walk(node: Nodes, kind: TextBlock['kind'], visit: Visit): void {
  if (node.type === 'heading') visit(node, 'heading');
  else if (node.type === 'paragraph') visit(node, kind);
  else if (node.type === 'tableCell') visit(node, 'cell');
  else if (node.type === 'code') visit(node, 'code');
  else if ('children' in node) {
    const inside = node.type === 'listItem' ? 'item' : kind;
    for (const child of node.children) walk(child, inside, visit);
  }
}

/** Text of a node. Line breaks are preserved, so that lines can be counted. */
function wordsOf(node: Nodes): string {
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(wordsOf).join('') : textOf(node);
}

/** Line of the file, from an offset in the text of a text block. */
export const lineAt = (textBlock: TextBlock, offset: number): number =>
  textBlock.line + textBlock.text.slice(0, offset).split('\n').length - 1;

/** Words as a reader counts them: `$1,200` and `18-month` are one word each. */
export const wordsIn = (text: string): string[] => text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
