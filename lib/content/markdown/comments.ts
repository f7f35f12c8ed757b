import type { Code, Html, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { Parser } from 'yaml';

import { isFigureLanguage } from './code';
import { parseMarkdown } from './tree';

/** Part of a text, as offsets. */
type Span = [start: number, end: number];

/** What every kind of comment has. Most texts have none and need not be parsed. */
const mayHaveComment = (markdown: string) =>
  /<!--|\[(?!\^)[^\]]*\]:/.test(markdown) ||
  [...markdown.matchAll(/(```|~~~) *(?:chart|diagram)\b(.*?)\1/gs)].some(([, , yaml = '']) =>
    /\s#/.test(yaml),
  );

/**
 * A Markdown text as it is published: without HTML comments, comments in the YAML of charts and
 * diagrams, and definitions that nothing refers to, such as `[//]: # (a note)`. Comments in other
 * code are text and stay.
 */
export function withoutComments(markdown: string): string {
  if (!mayHaveComment(markdown)) return markdown;
  const tree = parseMarkdown(markdown);
  const spans = [...commentsIn(tree, markdown), ...unusedDefinitions(tree)];
  return withoutSpans(
    markdown,
    spans.map((span) => wholeLines(markdown, span)),
  );
}

function withoutSpans(text: string, spans: readonly Span[]): string {
  const kept: string[] = [];
  let end = 0;
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    if (from < end) continue;
    kept.push(text.slice(end, from));
    end = to;
  }
  return kept.join('') + text.slice(end);
}

/**
 * Comments that Markdown reads as text: with dashes that were corrected while typing, of MDX and
 * Obsidian, and definitions in the middle of a paragraph or with more than a title.
 */
export const shownComment = /<![-—–]|\{\/\*|%%|^\[(?:(?:\/\/|comment)\]:|[^\]]*\]: ?(?:#|<>)\s)/im;

/** Whether HTML in Markdown starts a comment that has no end; it reaches to the end of the text. */
export const isOpenComment = ({ value }: Html) =>
  value.lastIndexOf('<!--') > value.lastIndexOf('-->');

function commentsIn(tree: Root, markdown: string): Span[] {
  const spans: Span[] = [];
  visit(tree, (node: Nodes, index, parent) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? start;
    if (node.type === 'html') {
      const [before, after] = [
        parent?.children[(index ?? 0) - 1],
        parent?.children[(index ?? 0) + 1],
      ];
      // A comment between two lists keeps them apart, so an empty one stays in its place.
      const parts = before?.type === 'list' && after?.type === 'list';
      const source = markdown.slice(start, end);
      for (const { 0: comment, index: at } of source.matchAll(/<!--.*?(?:-->|$)/gs)) {
        const from = start + at;
        spans.push(parts ? [from + 4, from + comment.length - 3] : [from, from + comment.length]);
      }
    }
    if (node.type === 'code' && isFigureLanguage(node.lang)) {
      spans.push(...yamlComments(node, markdown.slice(start, end), start));
    }
  });
  return spans;
}

/** @param source - the code block with its fences */
function yamlComments({ value }: Code, source: string, start: number): Span[] {
  const lines = source.split('\n');
  const offsetOf = (line: number) => start + lines.slice(0, line).join('\n').length + 1;
  return commentTokens(value).flatMap(({ text, line }): Span[] => {
    // The fence is the first line. In a list the lines of the block are indented.
    const at = lines[line + 1]?.lastIndexOf(text) ?? -1;
    const from = offsetOf(line + 1) + at;
    return at < 0 ? [] : [[from, from + text.length]];
  });
}

/** A YAML text without its comments, and without the lines that have nothing else. */
export function withoutYamlComments(yaml: string): string {
  const spans = commentTokens(yaml).map(({ text, offset }): Span => {
    const [spaces = ''] = /[ \t]*$/.exec(yaml.slice(0, offset)) ?? [];
    return wholeLines(yaml, [offset - spaces.length, offset + text.length]);
  });
  return withoutSpans(yaml, spans);
}

/** Comments of a YAML text with their lines, from 0. */
function commentTokens(yaml: string): { text: string; line: number; offset: number }[] {
  const found: { text: string; line: number; offset: number }[] = [];
  const search = (token: unknown): void => {
    if (typeof token !== 'object' || token === null) return;
    const { type, source, offset } = token as Record<string, unknown>;
    if (type === 'comment' && typeof source === 'string' && typeof offset === 'number') {
      found.push({ text: source, offset, line: yaml.slice(0, offset).split('\n').length - 1 });
    }
    for (const part of Object.values(token)) search(part);
  };
  for (const token of new Parser().parse(yaml)) search(token);
  return found;
}

function unusedDefinitions(tree: Root): Span[] {
  const used = new Set<string>();
  visit(tree, ['linkReference', 'imageReference'], (node) => {
    if ('identifier' in node) used.add(node.identifier);
  });
  const spans: Span[] = [];
  visit(tree, 'definition', ({ identifier, position }) => {
    const [start, end] = [position?.start.offset, position?.end.offset];
    if (!used.has(identifier) && start !== undefined && end !== undefined) spans.push([start, end]);
  });
  return spans;
}

/** Widens a part to its lines if they have nothing else, with the line break. */
function wholeLines(text: string, [start, end]: Span): Span {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const stop = lineEnd < 0 ? text.length : lineEnd;
  const rest = text.slice(lineStart, start) + text.slice(end, stop);
  return rest.trim() === '' ? [lineStart, Math.min(stop + 1, text.length)] : [start, end];
}
