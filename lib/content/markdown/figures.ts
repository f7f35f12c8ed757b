import type { Root as HastRoot } from 'hast';
import type { Code, Root } from 'mdast';
import { chartFigure } from 'thread-art/chart/figure';
import type { Chart } from 'thread-art/chart/schema';
import { diagramFigure } from 'thread-art/diagram/figure';
import type { Diagram } from 'thread-art/diagram/schema';
import type { Theme } from 'thread-art/theme';
import { visit } from 'unist-util-visit';
import type { Problem } from '../load/problem';
import { isFigureLanguage } from './code';
import { readFigure } from './figure-source';

export interface Figure {
  node: Code;
  chart?: Chart;
  diagram?: Diagram;
  problems: Problem[];
}

/** Code blocks that are shown as charts or diagrams. */
export function figuresIn(tree: Root): Figure[] {
  const figures: Figure[] = [];
  visit(tree, 'code', (node) => {
    const { lang, value, position } = node;
    if (!isFigureLanguage(lang)) return;
    const { problems, ...figure } = readFigure(lang, value);
    const above = position?.start.line ?? 1;
    const moved = problems.map(({ line, field, ...problem }) => {
      return { ...problem, line: line + above, field: `${lang}.${field}` };
    });
    figures.push({ node, ...figure, problems: moved });
  });
  return figures;
}

/** The HTML of figures. */
export function drawFigures(figures: readonly Figure[], theme: Theme, folder?: string): string[] {
  const numbered = figures.filter(({ chart }) => chart).length > 1;
  let number = 0;
  return figures.map(({ chart, diagram }) => {
    if (chart) return chartFigure(chart, { number: ++number, numbered }, theme);
    return diagram ? diagramFigure(diagram, theme, { folder }) : '';
  });
}

/** Numbers code blocks that are figures, for `placeFigures`. @param nodes - changed in place */
export function markFigures(nodes: readonly Code[]): void {
  for (const [index, node] of nodes.entries()) node.value = String(index);
}

/**
 * Puts figures in the place of their numbered code blocks.
 *
 * @param tree - sanitized; changed in place
 * @param figures - their HTML, by number
 */
export function placeFigures(tree: HastRoot, figures: readonly string[]): void {
  visit(tree, 'element', (pre, index, parent) => {
    const [code] = pre.children;
    if (pre.tagName !== 'pre' || code?.type !== 'element' || !parent || index === undefined) return;
    const [language] = [code.properties.className].flat();
    const [number] = code.children;
    if (!isFigureLanguage(String(language).replace('language-', ''))) return;
    if (number?.type !== 'text') return;
    parent.children[index] = { type: 'raw', value: figures[Number(number.value)] ?? '' };
  });
}
