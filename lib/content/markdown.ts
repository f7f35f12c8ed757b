import GithubSlugger from 'github-slugger';
import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Code, Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import { chartFigure } from 'thread-art/chart/figure';
import type { Chart } from 'thread-art/chart/schema';
import { visit } from 'unist-util-visit';
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
  /** Sanitized HTML. */
  html: string;
  /** Headings of level 2 and 3. */
  toc: TocEntry[];
}

const protocols = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'];

/**
 * GitHub's schema with the protocols of docs/specification.md B7. Raw HTML is already removed, so
 * ids come only from heading slugs and footnotes and need no prefix.
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
 * Renders Markdown to HTML.
 *
 * @throws ContentError if a chart is invalid or a limit is exceeded; lines are relative to the text
 */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const tree = parseMarkdown(markdown);
  const { charts, problems } = chartsOf(tree);
  if (problems.length > 0) throw new ContentError(problems);
  const toc = readToc(tree);
  const html = String(renderer.stringify(renderer.runSync(tree) as Root));
  return { html: placeCharts(html, charts), toc };
}

/** Data of a text for the checks. Lines are 1-based and relative to the text. */
export interface MarkdownInspection {
  /** Every link and image. */
  links: { url: string; line: number }[];
  charts: Chart[];
  problems: Problem[];
}

/** Finds links, charts and problems of a text. Never throws for invalid content. */
export function inspectMarkdown(markdown: string): MarkdownInspection {
  try {
    return inspectTree(parseMarkdown(markdown));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { links: [], charts: [], problems: [...error.problems] };
  }
}

/** Like inspectMarkdown, for a text that is parsed already. */
export const inspectTree = (tree: Root): MarkdownInspection => ({
  links: linksOf(tree),
  ...chartsOf(tree),
});

/** Converts problems of a text to problems of the file that contains it from `bodyLine` on. */
export const problemsInFile = (
  problems: readonly Problem[],
  { file, bodyLine }: { file: string; bodyLine: number },
): Problem[] =>
  problems.map((problem) => ({ ...problem, file, line: problem.line + bodyLine - 1 }));

/**
 * Parses Markdown with GitHub's extensions. Positions are relative to the text.
 *
 * @throws ContentError if the text exceeds a limit (limits.ts)
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

/** Fenced code blocks with the language "chart". */
function chartBlocks(tree: Root): Code[] {
  const blocks: Code[] = [];
  visit(tree, 'code', (node) => {
    if (node.lang === 'chart') blocks.push(node);
  });
  return blocks;
}

/**
 * Remark plugin that replaces each chart by its index, as a code block with the language "chart",
 * which passes the sanitizer. `placeCharts` then finds it in the HTML. No other text can look like
 * this placeholder, because raw HTML is removed and "<" and quotes are escaped.
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
  // Ids that exist already: of the footnotes heading, and of elements on every page.
  for (const taken of ['footnote label', 'main', 'sign in']) slugger.slug(taken);
  const headings: { node: Heading; id: string; title: string }[] = [];
  visit(tree, 'heading', (node) => {
    // HTML tags are removed from the page, so exclude them from the title.
    const title = textOf(node, { includeHtml: false });
    const id = slugger.slug(/[\p{L}\p{N}]/u.test(title) ? title : 'section');
    headings.push({ node, id, title });
  });
  return headings;
}
