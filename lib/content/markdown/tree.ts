import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';

// A single tilde is text, as in "1~3 days".
const parser = remark().use(remarkGfm, { singleTilde: false });

/** Parses Markdown with GitHub's extensions. Positions are relative to the text. */
export const parseMarkdown = (markdown: string): Root => parser.parse(markdown);

/** Addresses of definitions such as `[a]: /b`. */
export function definedAddresses(tree: Root): Map<string, string> {
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => void addresses.set(identifier, url));
  return addresses;
}
