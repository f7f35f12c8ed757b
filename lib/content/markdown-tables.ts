import type { Root, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { markdown } from '../site/words';

/** Classes of table cells, styled in app/prose.css. Cells without a class are aligned at the start. */
export const alignClasses = ['align-center', 'align-right'];

/**
 * Remark plugin that wraps each table in a scrollable region with keyboard focus (WCAG 2.2, 2.1.1
 * and 1.4.10). Empty header cells become `td`.
 */
export function wrapTables() {
  return (tree: Root) => {
    let count = 0;
    visit(tree, 'table', (node, index, parent) => {
      if (!parent || index === undefined) return;
      count += 1;
      for (const cell of node.children[0]?.children ?? []) {
        if (cell.children.length === 0) cell.data = { hName: 'td' };
      }
      alignByClass(node);
      const region = {
        className: ['table-scroll'],
        role: 'region',
        tabIndex: 0,
        ariaLabel: markdown.table(count),
      };
      // The node type does not matter: `hName` and `hProperties` define the element.
      parent.children[index] = {
        type: 'blockquote',
        data: { hName: 'div', hProperties: region },
        children: [node],
      };
      return SKIP;
    });
  };
}

/**
 * Replaces the `align` attribute, which is obsolete (HTML, section 16.2), by classes. The list of
 * alignments is not shortened, because its length is also the number of cells per row.
 */
function alignByClass(table: Table): void {
  for (const row of table.children) {
    for (const [column, cell] of row.children.entries()) {
      const name = `align-${table.align?.[column]}`;
      if (!alignClasses.includes(name)) continue;
      cell.data = { ...cell.data, hProperties: { className: [name] } };
    }
  }
  table.align = table.align?.map(() => null);
}
