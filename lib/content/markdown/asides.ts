import type { Blockquote, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import * as messages from '../../site/messages';

/** Titles of the alerts that GitHub shows too: https://docs.github.com/markdown#alerts */
const titles: Readonly<Record<string, string>> = messages.markdown.asides;

/** The name of the mark, and what follows it, starting with its line break. */
export const asideMark = /^\[!([A-Za-z]+)\](.*)$/s;

export const isAsideName = (name: string) => Object.hasOwn(titles, name.toUpperCase());

/** Turns quotations that start with `[!NOTE]` into asides with a title. */
export function markAsides(tree: Root): void {
  visit(tree, 'blockquote', (node: Blockquote) => {
    const [paragraph] = node.children;
    const [mark] = paragraph?.type === 'paragraph' ? paragraph.children : [];
    if (mark?.type !== 'text' || paragraph?.type !== 'paragraph') return;
    const [, name = '', rest = ''] = asideMark.exec(mark.value) ?? [];
    const [beside = '', ...below] = rest.split('\n');
    if (!isAsideName(name) || beside.trim() !== '') return;
    mark.value = below.join('\n');
    if (mark.value === '') paragraph.children.shift();
    // Two spaces after the mark make a break.
    if (paragraph.children[0]?.type === 'break') paragraph.children.shift();
    if (paragraph.children.length === 0) node.children.shift();
    node.children.unshift({
      type: 'paragraph',
      children: [
        { type: 'strong', children: [{ type: 'text', value: titles[name.toUpperCase()] ?? '' }] },
      ],
    });
    node.data = { hName: 'div', hProperties: { className: ['aside'], role: 'note' } };
  });
}
