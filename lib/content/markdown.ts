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
import { type Excess, markdownExcess, treeExcess } from './limits';
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
 * GitHub's schema with the protocols of docs/specification.md B7. Raw HTML never
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

/**
 * Renders a text to HTML.
 *
 * @throws ContentError when a chart is wrong or a limit is exceeded; lines are those of the text
 */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const tree = parseMarkdown(markdown);
  const { charts, problems } = chartsOf(tree);
  if (problems.length > 0) throw new ContentError(problems);
  const toc = readToc(tree);
  const html = String(renderer.stringify(renderer.runSync(tree) as Root));
  return { html: placeCharts(html, charts), toc };
}

/** What the checks need to know of a text; lines are those of the text, from 1. */
export interface MarkdownInspection {
  /** Every link and image. */
  links: { url: string; line: number }[];
  charts: Chart[];
  problems: Problem[];
}

/** Finds links, charts and mistakes of a text. Never throws. */
export function inspectMarkdown(markdown: string): MarkdownInspection {
  try {
    const tree = parseMarkdown(markdown);
    return { links: linksOf(tree), ...chartsOf(tree) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { links: [], charts: [], problems: [...error.problems] };
  }
}

/** Gives problems of a text the file that holds it. */
export const problemsInFile = (
  problems: readonly Problem[],
  { file, bodyLine }: { file: string; bodyLine: number },
): Problem[] =>
  problems.map((problem) => ({ ...problem, file, line: problem.line + bodyLine - 1 }));

/**
 * The tree of a text. Positions are those of the text.
 *
 * @throws ContentError when the text exceeds a limit: it would take the parser very long
 */
export function parseMarkdown(markdown: string): Root {
  const check = (excess?: Excess) => {
    if (excess) throw new ContentError([{ file: 'text', field: 'body', ...excess }]);
  };
  check(markdownExcess(markdown));
  const tree = parser.parse(markdown);
  check(treeExcess(tree));
  return tree;
}

function chartsOf(tree: Root): { charts: Chart[]; problems: Problem[] } {
  const charts: Chart[] = [];
  const problems: Problem[] = [];
  for (const node of chartBlocks(tree)) {
    const offset = node.position?.start.line ?? 1;
    const read = readChart('text', node.value);
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

function linksOf(tree: Root): { url: string; line: number }[] {
  const links: { url: string; line: number }[] = [];
  visit(tree, (node: Nodes) => {
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
