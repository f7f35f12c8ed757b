import type { ElementContent, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

import * as messages from '../../site/messages';
import { didYouMean } from '../check/nearest';
import type { Problem } from '../load/problem';

/** Languages of code blocks that have colors; Shiki knows the second names, too. */
export const codeLanguages: readonly string[] = [
  ...['bash', 'sh', 'shell', 'css', 'diff', 'html', 'javascript', 'js', 'json'],
  ...['python', 'py', 'sql', 'typescript', 'ts', 'yaml', 'yml'],
];

const figureLanguages = ['chart', 'diagram'] as const;
export type FigureLanguage = (typeof figureLanguages)[number];

/** Whether a code block of this language is shown as a figure. */
export const isFigureLanguage = (language?: string | null): language is FigureLanguage =>
  figureLanguages.some((each) => each === language);

const known = ['text', ...figureLanguages, ...codeLanguages];

/** Divides code into text and elements with a class; undefined for a language without colors. */
export type Highlighter = (code: string, language: string) => ElementContent[] | undefined;

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
 * Makes code blocks of a page scrollable regions with keyboard focus (WCAG 2.2, 2.1.1).
 *
 * @param tree - changed in place
 */
export function frameCode(tree: HastRoot): void {
  let count = 0;
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'pre') return;
    count += 1;
    Object.assign(properties, {
      role: 'region',
      tabIndex: 0,
      ariaLabel: messages.markdown.code(count),
    });
  });
}

/**
 * Colors the code blocks of a page by classes of app/prose.css.
 *
 * @param tree - changed in place
 */
export function colorCode(tree: HastRoot, highlight: Highlighter): void {
  visit(tree, 'element', (node, _, parent) => {
    const [text] = node.children;
    if (node.tagName !== 'code' || text?.type !== 'text') return;
    if (parent?.type !== 'element' || parent.tagName !== 'pre') return;
    const language = String(node.properties.className).replace('language-', '');
    node.children = highlight(text.value, language) ?? node.children;
  });
}
