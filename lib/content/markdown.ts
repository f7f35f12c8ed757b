import GithubSlugger from 'github-slugger';
import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Code, Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import { visit } from 'unist-util-visit';

import { chartFigure } from '../art/chart/figure';
import type { Chart } from '../art/chart/schema';
import { readChart } from './chart-source';
import { alignClasses, wrapTables } from './markdown-tables';
import { ContentError, type Problem } from './problem';

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
  attributes: {
    ...defaultSchema.attributes,
    div: [['className', 'table-scroll'], ['role', 'region'], 'ariaLabel'],
    td: [['className', ...alignClasses]],
    th: [['className', ...alignClasses]],
  },
};

const parser = remark().use(remarkGfm);
const renderer = remark()
  .use(remarkGfm)
  .use(addHeadingIds)
  .use(numberCharts)
  .use(wrapTables)
  .use(remarkHtml, { sanitize: schema });

/** @throws ContentError when a chart of the text is wrong; lines are then those of the text. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const { charts, problems } = chartsIn(markdown, { file: 'text', bodyLine: 1 });
  if (problems.length > 0) throw new ContentError(problems);
  const html = String(renderer.processSync(markdown));
  return { html: placeCharts(html, charts), toc: readToc(parser.parse(markdown)) };
}

/** The charts of a text and what is wrong with them, with lines of the file it stands in. */
export function chartsIn(
  markdown: string,
  { file, bodyLine }: { file: string; bodyLine: number },
): { charts: Chart[]; problems: Problem[] } {
  const charts: Chart[] = [];
  const problems: Problem[] = [];
  // Most texts have none, and parsing is what takes long.
  if (!/(?:`{3}|~{3})\s*chart/.test(markdown)) return { charts, problems };
  for (const node of chartBlocks(parser.parse(markdown))) {
    const offset = (node.position?.start.line ?? 1) + bodyLine - 1;
    const read = readChart(file, node.value);
    if (read.chart) charts.push(read.chart);
    problems.push(
      ...read.problems.map((problem) => ({
        ...problem,
        line: problem.line + offset,
        field: `chart.${problem.field}`,
      })),
    );
  }
  return { charts, problems };
}

/** The tree of a text, for checks of its words. Positions are those of the text. */
export const parseMarkdown = (markdown: string): Root => parser.parse(markdown);

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

/** Fenced blocks in the language "chart". */
function chartBlocks(tree: Root): Code[] {
  const blocks: Code[] = [];
  visit(tree, 'code', (node) => {
    if (node.lang === 'chart') blocks.push(node);
  });
  return blocks;
}

/**
 * Only the number of a chart passes the sanitizer, as code in the language "chart". Nothing else
 * in a text can look like that: raw HTML is dropped, and "<" and quotes are escaped.
 */
function numberCharts() {
  return (tree: Root) => {
    for (const [index, node] of chartBlocks(tree).entries()) node.value = String(index);
  };
}

function placeCharts(html: string, charts: readonly Chart[]): string {
  return html.replace(
    /<pre><code class="language-chart">(\d+)\n<\/code><\/pre>/g,
    (placeholder, index: string) => {
      const chart = charts[Number(index)];
      if (!chart) return placeholder;
      return chartFigure(chart, { number: Number(index) + 1, numbered: charts.length > 1 });
    },
  );
}

function addHeadingIds() {
  return (tree: Root) => {
    for (const { node, id } of headingsOf(tree)) {
      node.data = { ...node.data, hProperties: { id } };
    }
  };
}

function readToc(tree: Root): TocEntry[] {
  return headingsOf(tree).flatMap(({ node: { depth }, id, title }) =>
    depth === 2 || depth === 3 ? { id, title, depth } : [],
  );
}

function headingsOf(tree: Root): { node: Heading; id: string; title: string }[] {
  const slugger = new GithubSlugger();
  // The heading over footnotes has it already; the others stand on every page.
  for (const taken of ['footnote label', 'main', 'sign in']) slugger.slug(taken);
  const headings: { node: Heading; id: string; title: string }[] = [];
  visit(tree, 'heading', (node) => {
    // Tags are dropped from the page, so they are no part of the title either.
    const title = textOf(node, { includeHtml: false });
    const id = slugger.slug(/[\p{L}\p{N}]/u.test(title) ? title : 'section');
    headings.push({ node, id, title });
  });
  return headings;
}
