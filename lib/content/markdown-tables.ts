import type { Root, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Styled in app/prose.css. Cells are aligned left without a class. */
export const alignClasses = ['align-center', 'align-right'];

/**
 * A wide table scrolls in a region that the keyboard can reach (WCAG 2.2, 2.1.1 and 1.4.10). An empty
 * corner heads nothing, so it is no header cell.
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
        ariaLabel: `Table ${count}`,
      };
      // Any block can hold it: the name and properties of the element are those given here.
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
 * Replaces the `align` attribute, which HTML declares obsolete (section 16.2), by class names. The
 * list of alignments keeps its length: it also says how many cells a row has.
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
