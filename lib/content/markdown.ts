import GithubSlugger from 'github-slugger';
import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Code, Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import { chartFigure } from 'thread-art/chart/figure';
import type { Chart } from 'thread-art/chart/schema';
import { diagramFigure } from 'thread-art/diagram/figure';
import type { Diagram } from 'thread-art/diagram/schema';
import { visit } from 'unist-util-visit';
import { readChart, readDiagram } from './figure-source';
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
  .use(numberFigures)
  .use(wrapTables)
  .use(remarkHtml, { sanitize: schema });

interface RenderOptions {
  /**
   * URL folder with the files of the drawings of diagrams. Default: the drawings are part of the
   * HTML.
   */
  diagramFolder?: string;
}

/**
 * Renders Markdown to HTML.
 *
 * @throws ContentError if a chart or diagram is invalid or a limit is exceeded; lines are relative
 *   to the text
 */
export function renderMarkdown(markdown: string, options: RenderOptions = {}): RenderedMarkdown {
  const tree = parseMarkdown(markdown);
  const { charts, diagrams, problems } = figuresOf(tree);
  if (problems.length > 0) throw new ContentError(problems);
  const toc = readToc(tree);
  const html = String(renderer.stringify(renderer.runSync(tree) as Root));
  const figures = {
    chart: charts.map((chart, index) =>
      chartFigure(chart, { number: index + 1, numbered: charts.length > 1 }),
    ),
    diagram: diagrams.map((diagram) => diagramFigure(diagram, { folder: options.diagramFolder })),
  };
  return { html: placeFigures(html, figures), toc };
}

/** Data of a text for the checks. Lines are 1-based and relative to the text. */
export interface MarkdownInspection {
  /** Every link and image. */
  links: { url: string; line: number }[];
  charts: Chart[];
  diagrams: Diagram[];
  problems: Problem[];
}

/** Finds links, charts, diagrams and problems of a text. Never throws for invalid content. */
export function inspectMarkdown(markdown: string): MarkdownInspection {
  try {
    const tree = parseMarkdown(markdown);
    return { links: linksOf(tree), ...figuresOf(tree) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { links: [], charts: [], diagrams: [], problems: [...error.problems] };
  }
}

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

function figuresOf(tree: Root): Omit<MarkdownInspection, 'links'> {
  const charts: Chart[] = [];
  const diagrams: Diagram[] = [];
  const problems: Problem[] = [];
  for (const node of figureBlocks(tree)) {
    const offset = node.position?.start.line ?? 1;
    let found: readonly Problem[];
    if (node.lang === 'chart') {
      const read = readChart('text', node.value);
      if (read.figure) charts.push(read.figure);
      found = read.problems;
    } else {
      const read = readDiagram('text', node.value);
      if (read.figure) diagrams.push(read.figure);
      found = read.problems;
    }
    problems.push(
      ...found.map((problem) => ({
        ...problem,
        line: problem.line + offset,
        field: `${node.lang}.${problem.field}`,
      })),
    );
  }
  return { charts, diagrams, problems };
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

const figureLanguages = ['chart', 'diagram'] as const;
type FigureLanguage = (typeof figureLanguages)[number];

/** Whether a node is a fenced code block that is shown as a chart or a diagram. */
export const isFigure = (node: Nodes): node is Code & { lang: FigureLanguage } =>
  node.type === 'code' && figureLanguages.some((lang) => lang === node.lang);

function figureBlocks(tree: Root): (Code & { lang: FigureLanguage })[] {
  const blocks: (Code & { lang: FigureLanguage })[] = [];
  visit(tree, (node: Nodes) => {
    if (isFigure(node)) blocks.push(node);
  });
  return blocks;
}

/**
 * Remark plugin that replaces the text of each figure by its index among those of its language, as
 * a code block, which passes the sanitizer. `placeFigures` then finds it in the HTML. No other text
 * can look like this placeholder, because raw HTML is removed and "<" and quotes are escaped.
 */
function numberFigures() {
  return (tree: Root) => {
    const next = { chart: 0, diagram: 0 };
    for (const node of figureBlocks(tree)) node.value = String(next[node.lang]++);
  };
}

function placeFigures(html: string, figures: Record<FigureLanguage, readonly string[]>): string {
  return html.replace(
    /<pre><code class="language-(chart|diagram)">(\d+)\n<\/code><\/pre>/g,
    (placeholder, lang: FigureLanguage, index: string) =>
      figures[lang][Number(index)] ?? placeholder,
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
