import GithubSlugger from 'github-slugger';
import type { Root as HastRoot } from 'hast';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Code, Heading, Nodes, Paragraph, Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { chartFigure } from 'thread-art/chart/figure';
import type { Chart } from 'thread-art/chart/schema';
import { visit } from 'unist-util-visit';
import { readChart } from './chart-source';
import { type Excess, markdownExcess, treeExcess } from './limits';
import { markAsides } from './markdown-asides';
import { type Highlighter, highlightCode, unknownLanguages } from './markdown-code';
import { placePictures } from './markdown-pictures';
import { alignClasses, wrapTables } from './markdown-tables';
import type { PictureResolver } from './picture-set';
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
    div: [['className', 'table-scroll', 'aside'], ['role', 'region', 'note'], 'ariaLabel'],
    td: [['className', ...alignClasses]],
    th: [['className', ...alignClasses]],
  },
};

const parser = remark().use(remarkGfm);
const transformer = remark().use(addHeadingIds).use(markAsides).use(wrapTables);

export interface RenderOptions {
  /** Finds pictures beside the text. Without it they keep their relative address. */
  picture?: PictureResolver;
  /** Divides code into tokens. Without it code has no colors. */
  highlight?: Highlighter;
}

/**
 * Renders Markdown to HTML. Charts, pictures and tokens of code are added after the text has been
 * sanitized.
 *
 * @throws ContentError if a chart is invalid or a limit is exceeded; lines are relative to the text
 */
export function renderMarkdown(
  markdown: string,
  { picture, highlight }: RenderOptions = {},
): RenderedMarkdown {
  const tree = parseMarkdown(markdown);
  const { charts, problems } = chartsOf(tree);
  if (problems.length > 0) throw new ContentError(problems);
  const toc = readToc(tree);
  const html = sanitize(toHast(transformer.runSync(tree) as Root), schema) as HastRoot;
  placeCharts(html, charts);
  if (picture) placePictures(html, picture);
  if (highlight) highlightCode(html, highlight);
  // The only raw parts are the charts: those of the text are removed.
  const text = toHtml(html, { allowDangerousHtml: true });
  return { html: text === '' || text.endsWith('\n') ? text : `${text}\n`, toc };
}

/** Data of a text for the checks. Lines are 1-based and relative to the text. */
export interface MarkdownInspection {
  /** Every link and image. */
  links: { url: string; line: number }[];
  /** `paired` pictures share a paragraph with others. */
  images: { url: string; alt: string; line: number; paired: boolean }[];
  charts: Chart[];
  problems: Problem[];
}

/** Finds links, charts and problems of a text. Never throws for invalid content. */
export function inspectMarkdown(markdown: string): MarkdownInspection {
  try {
    const tree = parseMarkdown(markdown);
    const { charts, problems } = chartsOf(tree);
    return {
      links: linksOf(tree),
      images: imagesOf(tree),
      charts,
      problems: [...problems, ...unknownLanguages(tree)],
    };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { links: [], images: [], charts: [], problems: [...error.problems] };
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

/** Every image, with the address of its definition if it has one. */
function imagesOf(tree: Root): MarkdownInspection['images'] {
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => void addresses.set(identifier, url));
  const images: MarkdownInspection['images'] = [];
  visit(tree, (node: Nodes, _, parent) => {
    if (node.type !== 'image' && node.type !== 'imageReference') return;
    const url = node.type === 'image' ? node.url : (addresses.get(node.identifier) ?? '');
    const paired =
      parent?.type === 'paragraph' && arePictures(parent) && parent.children.length > 1;
    images.push({ url, alt: node.alt ?? '', line: node.position?.start.line ?? 1, paired });
  });
  return images;
}

/** Whether a paragraph has nothing but pictures. */
const arePictures = ({ children }: Paragraph) =>
  children.every((child) =>
    child.type === 'text' ? child.value.trim() === '' : /^image|^break$/.test(child.type),
  );

/** Fenced code blocks with the language "chart". */
function chartBlocks(tree: Root): Code[] {
  const blocks: Code[] = [];
  visit(tree, 'code', (node) => {
    if (node.lang === 'chart') blocks.push(node);
  });
  return blocks;
}

/** Replaces the code blocks of charts by figures. Sanitized HTML has no others in this place. */
function placeCharts(html: HastRoot, charts: readonly Chart[]): void {
  const left = [...charts];
  visit(html, 'element', (node, index, parent) => {
    const [code] = node.tagName === 'pre' ? node.children : [];
    if (!parent || index === undefined || code?.type !== 'element') return;
    const names = code.properties.className;
    if (!Array.isArray(names) || !names.includes('language-chart')) return;
    const chart = left.shift();
    if (!chart) return;
    const number = charts.length - left.length;
    const value = chartFigure(chart, { number, numbered: charts.length > 1 });
    parent.children[index] = { type: 'raw', value };
  });
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
