import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import * as messages from '../../site/messages';

/**
 * Puts each table of a page into a scrollable region with keyboard focus (WCAG 2.2, 2.1.1 and
 * 1.4.10). Cells have classes of app/prose.css instead of the obsolete `align` attribute (HTML,
 * section 16.2). Where the first header cell is empty, the first column names the rows (1.3.1).
 *
 * @param tree - changed in place
 */
export function wrapTables(tree: Root): void {
  let count = 0;
  visit(tree, 'element', (table, index, parent) => {
    if (table.tagName !== 'table' || !parent || index === undefined) return;
    const [head = [], ...body] = rowsOf(table);
    for (const cell of [head, ...body].flat()) {
      const { align } = cell.properties;
      cell.properties = align && align !== 'left' ? { className: [`align-${align}`] } : {};
    }
    if (head[0]?.children.length === 0) {
      for (const cell of head) cell.properties.scope = 'col';
      for (const [name] of body) {
        if (name) Object.assign(name, { tagName: 'th', properties: { scope: 'row' } });
      }
    }
    for (const cell of head) {
      if (cell.children.length === 0) Object.assign(cell, { tagName: 'td', properties: {} });
    }
    count += 1;
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: {
        className: ['table-scroll'],
        role: 'region',
        tabIndex: 0,
        ariaLabel: messages.markdown.table(count),
      },
      children: [{ type: 'text', value: '\n' }, table, { type: 'text', value: '\n' }],
    };
  });
}

/** Cells of each row of a table. */
function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', ({ tagName, children }) => {
    if (tagName === 'tr') rows.push(children.filter((cell) => cell.type === 'element'));
  });
  return rows;
}
