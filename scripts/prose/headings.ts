import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import type { Problem } from '#lib/content/problem';
import type { ProseFile } from './prose-file';

/** Finds headings that break the outline of a page (WCAG 2.2, 1.3.1 and 2.4.6). */
export function headings({ file, tree, bodyLine }: ProseFile): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  // The title of the page is its only h1.
  let above = 1;
  visit(tree, 'heading', (node: Heading) => {
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    const report = (message: string, fix: string) =>
      problems.push({ file, line, field: 'body', message, fix });
    const title = textOf(node).trim();
    const first = seen.get(title.toLowerCase());

    if (node.depth === 1) report('"#" is the title of the page', 'start the heading with "##"');
    else if (node.depth > above + 1) {
      const fix = `start it with "${'#'.repeat(above + 1)}"`;
      report(`"${'#'.repeat(node.depth)}" stands below "${'#'.repeat(above)}"`, fix);
    }
    if (title === '') report('the heading is empty', 'write it or remove it');
    else if (first !== undefined) {
      report(`"${title}" is also the heading on line ${first}`, 'say what is different here');
    } else seen.set(title.toLowerCase(), line);
    above = node.depth;
  });
  return problems;
}
