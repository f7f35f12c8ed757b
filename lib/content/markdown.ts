import GithubSlugger from 'github-slugger';
import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import { visit } from 'unist-util-visit';

export interface TocEntry {
  id: string;
  title: string;
  depth: 2 | 3;
}

export interface RenderedMarkdown {
  /** Sanitised HTML: safe to hand to Prose. */
  html: string;
  /** The headings of the text, so that a table of contents always matches it. */
  toc: TocEntry[];
}

const protocols = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'];

/**
 * GitHub's schema with the protocols of the specification (section 2: Blog post). Raw HTML never
 * gets this far, so an id can only come from our own heading slugs and footnotes: no prefix needed.
 */
const schema: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: protocols },
};

const parser = remark().use(remarkGfm);
const renderer = remark().use(remarkGfm).use(addHeadingIds).use(remarkHtml, { sanitize: schema });

export function renderMarkdown(markdown: string): RenderedMarkdown {
  const html = wrapTables(String(renderer.processSync(markdown)));
  return { html, toc: readToc(parser.parse(markdown)) };
}

/** Every link and image of a text, with its 1-based line, for checks. */
export function linksIn(markdown: string): { url: string; line: number }[] {
  const links: { url: string; line: number }[] = [];
  visit(parser.parse(markdown), (node: Nodes) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      links.push({ url: node.url, line: node.position?.start.line ?? 1 });
    }
  });
  return links;
}

/**
 * A wide table scrolls inside a region that the keyboard can reach (WCAG 2.2, 2.1.1 and 1.4.10).
 * The serializer escapes every "<" of the text, so a tag found here is a real one.
 */
function wrapTables(html: string): string {
  let count = 0;
  return html
    .replace(/<table>/g, () => {
      count += 1;
      return `<div class="table-scroll" role="region" aria-label="Table ${count}" tabindex="0"><table>`;
    })
    .replace(/<\/table>/g, '</table></div>');
}

function addHeadingIds() {
  return (tree: Root) => {
    for (const { node, id } of headingsOf(tree)) {
      node.data = { ...node.data, hProperties: { id } };
    }
  };
}

function readToc(tree: Root): TocEntry[] {
  return headingsOf(tree).flatMap(({ node, id }) =>
    node.depth === 2 || node.depth === 3 ? { id, title: textOf(node), depth: node.depth } : [],
  );
}

function headingsOf(tree: Root): { node: Heading; id: string }[] {
  const slugger = new GithubSlugger();
  const headings: { node: Heading; id: string }[] = [];
  visit(tree, 'heading', (node) => {
    headings.push({ node, id: slugger.slug(textOf(node)) });
  });
  return headings;
}
