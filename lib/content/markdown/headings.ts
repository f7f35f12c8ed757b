import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

export interface TocEntry {
  id: string;
  title: string;
  depth: 2 | 3;
}

/** Ids of elements around a text: the heading of footnotes, and parts of the pages of articles. */
const taken = ['footnote label', 'main', 'sign in', 'sign in title', 'abstract', 'print view'];

/**
 * Gives headings their ids.
 *
 * @param tree - changed in place
 * @returns the headings of level 2 and 3
 */
export function markHeadings(tree: Root): TocEntry[] {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.slug(id);
  const toc: TocEntry[] = [];
  visit(tree, 'heading', (node) => {
    // HTML tags are removed from the page, so exclude them from the title.
    const title = textOf(node, { includeHtml: false });
    const id = slugger.slug(/[\p{L}\p{N}]/u.test(title) ? title : 'section');
    node.data = { hProperties: { id } };
    const { depth } = node;
    if (depth === 2 || depth === 3) toc.push({ id, title, depth });
  });
  return toc;
}

/** Ids of all headings of a text, after `markHeadings`. */
export function headingIds(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, 'heading', ({ data }) => void ids.push(String(data?.hProperties?.id)));
  return ids;
}
