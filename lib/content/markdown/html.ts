import type { Html, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Whether HTML is a line break in the cell of a table, where Markdown has no sign for it. */
export const isBreakInCell = ({ value }: Html, parent?: Nodes): boolean =>
  parent?.type === 'tableCell' && /^<br *\/?>$/i.test(value);

/**
 * Removes raw HTML, except line breaks in cells of tables.
 *
 * @param tree - changed in place
 */
export function dropHtml(tree: Root): void {
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (isBreakInCell(node, parent)) {
      parent.children[index] = { type: 'break' };
      return undefined;
    }
    parent.children.splice(index, 1);
    return index;
  });
}
