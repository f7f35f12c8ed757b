import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

import type { Problem } from '#lib/content/problem';
import type { ProseFile } from './prose-file';

/**
 * Finds missing parts: a post has a list or a table; a paper has a table or a chart, and ends with
 * a list of references.
 */
export function requiredParts({ file, kind, tree, bodyLine }: ProseFile): Problem[] {
  if (kind === 'page') return [];
  const nodes = tree.children;
  const problem = (message: string, fix: string) => [
    { file, line: bodyLine, field: 'body', message, fix },
  ];
  if (kind !== 'paper') {
    if (nodes.some(({ type }) => type === 'list' || type === 'table')) return [];
    return problem('there is no list and no table', 'set out the steps or the figures as one');
  }
  return [
    ...(nodes.some((node) => node.type === 'table' || isChart(node))
      ? []
      : problem('there is no table and no chart', 'show the figures that the argument rests on')),
    ...(endsWithReferences(nodes)
      ? []
      : problem(
          'the paper does not end with its references',
          'end with "## References" and a numbered list of the pages it cites',
        )),
  ];
}

/** Whether a node of Markdown is a `chart` block. */
export const isChart = (node: RootContent): boolean =>
  node.type === 'code' && node.lang === 'chart';

function endsWithReferences(nodes: readonly RootContent[]): boolean {
  const last = nodes.findLastIndex((node) => node.type === 'heading' && node.depth === 2);
  const heading = nodes[last];
  return (
    heading !== undefined &&
    textOf(heading) === 'References' &&
    nodes.slice(last).some((node) => node.type === 'list' && node.ordered === true)
  );
}
