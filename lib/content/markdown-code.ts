import type { Root as HastRoot, Text } from 'hast';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { didYouMean } from './nearest';
import type { Problem } from './problem';

/** Languages of code blocks, with the names that each may have. */
export const codeLanguages = {
  bash: ['sh', 'shell'],
  css: [],
  diff: [],
  html: [],
  javascript: ['js'],
  json: [],
  python: ['py'],
  sql: [],
  typescript: ['ts'],
  yaml: ['yml'],
} as const;

const plain = ['text', 'chart', 'diagram'];
const known = [...plain, ...Object.entries(codeLanguages).flat(2)];

/** Part of a line of code; without a kind it has the color of the text. */
export interface CodeToken {
  text: string;
  /** Kind of token, e.g. `keyword` or `string-expression`. */
  kind?: string;
}

/** Divides code into tokens; undefined for a language that has no colors. */
export type Highlighter = (code: string, language: string) => CodeToken[] | undefined;

/** Finds code blocks with a language that is not known. Lines are relative to the text. */
export function unknownLanguages(tree: Root): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'code', ({ lang, position }) => {
    if (!lang || known.includes(lang)) return;
    problems.push({
      file: 'text',
      line: position?.start.line ?? 1,
      field: 'body',
      message: `unknown language "${lang}" of a code block`,
      fix: didYouMean(lang, known, `use one of ${known.join(', ')}`),
    });
  });
  return problems;
}

/**
 * Wraps the tokens of code blocks in elements with classes, which app/prose.css colors.
 *
 * @param tree - changed in place
 */
export function highlightCode(tree: HastRoot, highlight: Highlighter): void {
  visit(tree, 'element', (node, _, parent) => {
    const [language] = (Array.isArray(node.properties.className) ? node.properties.className : [])
      .map((name) => /^language-(.+)$/.exec(String(name))?.[1])
      .filter((name) => name !== undefined);
    const inBlock = parent?.type === 'element' && parent.tagName === 'pre';
    if (node.tagName !== 'code' || !inBlock || language === undefined) return;
    const code = node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    const tokens = highlight(code, language);
    if (!tokens) return;
    node.children = tokens.map(({ text, kind }) => {
      const value: Text = { type: 'text', value: text };
      const properties = { className: [`tok-${kind}`] };
      return kind ? { type: 'element', tagName: 'span', properties, children: [value] } : value;
    });
  });
}
