import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { markdown } from '../site/words';

/**
 * Puts each table of a page into a scrollable region with keyboard focus (WCAG 2.2, 2.1.1 and
 * 1.4.10). Cells have classes of app/prose.css instead of the obsolete `align` attribute (HTML,
 * section 16.2), and empty header cells become `td`.
 *
 * @param tree - changed in place
 */
export function wrapTables(tree: Root): void {
  let count = 0;
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'td' || node.tagName === 'th') {
      const { align } = node.properties;
      node.properties = align && align !== 'left' ? { className: [`align-${align}`] } : {};
      if (node.children.length === 0) node.tagName = 'td';
    }
    if (node.tagName !== 'table' || !parent || index === undefined) return;
    count += 1;
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: {
        className: ['table-scroll'],
        role: 'region',
        tabIndex: 0,
        ariaLabel: markdown.table(count),
      },
      children: [{ type: 'text', value: '\n' }, node, { type: 'text', value: '\n' }],
    };
  });
}
