import type { Nodes, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import type { Problem } from '#lib/content/problem';
import type { ProseFile } from './prose-file';

/** Finds pictures without an alternative text (WCAG 2.2, 1.1.1). */
export function alternativeTexts({ file, tree, bodyLine }: ProseFile): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type !== 'image' && node.type !== 'imageReference') return;
    if (/\p{L}/u.test(node.alt ?? '')) return;
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    const fix = 'describe the picture between the brackets';
    problems.push({
      file,
      line,
      field: 'body',
      message: 'the picture has no alternative text',
      fix,
    });
  });
  return problems;
}

/**
 * Finds tables of a paper without a caption. Captions are numbered in order, in italics right below
 * the table: `*Table 1. …*`.
 */
export function tableCaptions({ file, kind, tree, bodyLine }: ProseFile): Problem[] {
  if (kind !== 'paper') return [];
  const tables = tree.children.flatMap((node, index) =>
    node.type === 'table' ? [{ node, below: tree.children[index + 1] }] : [],
  );
  return tables.flatMap(({ node, below }, index) => {
    const start = `Table ${index + 1}. `;
    if (captionOf(below)?.startsWith(start)) return [];
    return {
      file,
      line: (node.position?.start.line ?? 1) + bodyLine - 1,
      field: 'body',
      message: `table ${index + 1} has no caption with its number`,
      fix: `write a paragraph in italics right below: *${start}What it shows.*`,
    };
  });
}

function captionOf(node: RootContent | undefined): string | undefined {
  const [only, more] = node?.type === 'paragraph' ? node.children : [];
  return only?.type === 'emphasis' && !more ? textOf(only) : undefined;
}
