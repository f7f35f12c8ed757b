import GithubSlugger from 'github-slugger';
import type { Root as HastRoot } from 'hast';
import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Code, Heading, Nodes, Paragraph, Root } from 'mdast';
import { defaultHandlers, type Handlers, type State } from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import { chartFigure } from 'thread-art/chart/figure';
import type { Chart } from 'thread-art/chart/schema';
import { diagramFigure } from 'thread-art/diagram/figure';
import type { Diagram } from 'thread-art/diagram/schema';
import { visit } from 'unist-util-visit';
import { markdown as words } from '../site/words';
import { readChart, readDiagram } from './figure-source';
import { markAsides } from './markdown-asides';
import { type Highlighter, highlightCode, unknownLanguages } from './markdown-code';
import { type PictureResolver, placePictures } from './markdown-pictures';
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
  tagNames: [...(defaultSchema.tagNames ?? []), 'figure', 'figcaption'],
  attributes: {
    ...defaultSchema.attributes,
    figure: [['className', 'figure', 'half', 'wide']],
    img: [...(defaultSchema.attributes?.img ?? []), 'loading', 'decoding'],
    source: ['srcSet', 'sizes', 'type'],
    span: [['className', /^tok-/]],
    div: [
      ['className', 'table-scroll', 'aside', 'figures'],
      ['role', 'region', 'note'],
      'ariaLabel',
    ],
    td: [['className', ...alignClasses]],
    th: [['className', ...alignClasses]],
  },
};

/** Also lets the copies of dropped pictures pass that the preview of the editor shows. */
const withPictures: Schema = {
  ...schema,
  protocols: { ...schema.protocols, src: ['https', 'http', 'data'] },
};

const parser = remark().use(remarkGfm);

/**
 * Makes the HTML of a text. Pictures and tokens of code become elements before the sanitizer runs,
 * so that it lets only those of the schema pass.
 */
function rendererOf({ picture, highlight }: RenderOptions) {
  const root = (state: State, node: Root) => {
    Object.assign(state.options, {
      footnoteLabel: words.footnotes,
      footnoteBackLabel: (reference: number, repeat: number) =>
        words.backToText(`${reference + 1}${repeat > 1 ? `-${repeat}` : ''}`),
    });
    const html = defaultHandlers.root(state, node) as HastRoot;
    if (picture) placePictures(html, picture);
    if (highlight) highlightCode(html, highlight);
    return html;
  };
  // The type of handlers leaves out the one of the root, which returns a root.
  const handlers = { root } as unknown as Handlers;
  return remark()
    .use(addHeadingIds)
    .use(markAsides)
    .use(numberFigures)
    .use(wrapTables)
    .use(remarkHtml, { sanitize: picture ? withPictures : schema, handlers });
}

export interface RenderOptions {
  /** Finds pictures beside the text. Without it they keep their relative address. */
  picture?: PictureResolver;
  /** Divides code into tokens. Without it code has no colors. */
  highlight?: Highlighter;
  /**
   * URL folder with the files of the drawings of diagrams. Default: the drawings are part of the
   * HTML.
   */
  diagramFolder?: string;
}

/**
 * Renders Markdown to HTML. Charts and diagrams are added after the text has been sanitized.
 *
 * @throws ContentError if a chart or diagram is invalid; lines are relative to the text
 */
export function renderMarkdown(markdown: string, options: RenderOptions = {}): RenderedMarkdown {
  const tree = parseMarkdown(markdown);
  const { charts, diagrams, problems } = figuresOf(tree);
  if (problems.length > 0) throw new ContentError(problems);
  const toc = readToc(tree);
  const renderer = rendererOf(options);
  const html = String(renderer.stringify(renderer.runSync(tree) as Root))
    // A link whose address the sanitizer has removed becomes plain text.
    .replace(/<a>(.*?)<\/a>/gs, '$1');
  const figures = {
    chart: charts.map((chart, index) =>
      chartFigure(chart, { number: index + 1, numbered: charts.length > 1 }),
    ),
    diagram: diagrams.map((diagram) => diagramFigure(diagram, { folder: options.diagramFolder })),
  };
  return { html: placeFigures(html, figures), toc };
}

interface MarkdownLink {
  url: string;
  line: number;
  /** Where the address is in the text. Undefined where it is written in another way. */
  offset?: number;
}

/** Data of a text for the checks. Lines are 1-based and relative to the text. */
export interface MarkdownInspection {
  /** Every link, image and definition. */
  links: MarkdownLink[];
  /** `paired` pictures share a paragraph with others. */
  images: { url: string; alt: string; line: number; paired: boolean }[];
  charts: Chart[];
  diagrams: Diagram[];
  problems: Problem[];
}

/** Finds links, charts, diagrams and problems of a text. Never throws for invalid content. */
export function inspectMarkdown(markdown: string): MarkdownInspection {
  const tree = parseMarkdown(markdown);
  const figures = figuresOf(tree);
  return {
    ...figures,
    links: linksOf(tree, markdown),
    images: imagesOf(tree),
    problems: [...figures.problems, ...unknownLanguages(tree)],
  };
}

/** Converts problems of a text to problems of the file that contains it from `bodyLine` on. */
export const problemsInFile = (
  problems: readonly Problem[],
  { file, bodyLine }: { file: string; bodyLine: number },
): Problem[] =>
  problems.map((problem) => ({ ...problem, file, line: problem.line + bodyLine - 1 }));

/** Parses Markdown with GitHub's extensions. Positions are relative to the text. */
export const parseMarkdown = (markdown: string): Root => parser.parse(markdown);

function figuresOf(tree: Root): Omit<MarkdownInspection, 'links' | 'images'> {
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

/**
 * Links, images and definitions, with the place of their address in the text: Markdown copies make
 * addresses absolute there and leave the rest as the author wrote it (lib/seo/markdown-copies.ts).
 */
function linksOf(tree: Root, markdown: string): MarkdownLink[] {
  const links: MarkdownLink[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const { url, position } = node;
    const start = position?.start.offset ?? 0;
    const source = markdown.slice(start, position?.end.offset);
    // Behind the last "](" of a link, also of one around a picture, or the "]:" of a definition.
    const opening = Math.max(source.lastIndexOf(']('), source.indexOf(']:'));
    const found = source.indexOf(url, opening);
    const offset = found < 0 ? undefined : start + found;
    links.push({ url, line: position?.start.line ?? 1, offset });
  });
  return links;
}

/** Leaves out links to some addresses, with their words as plain text, and nothing else. */
export function withoutLinks(markdown: string, isGone: (url: string) => boolean): string {
  const tree = parseMarkdown(markdown);
  const addresses = definedAddresses(tree);
  const kept: string[] = [];
  let end = 0;
  visit(tree, (node: Nodes) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return;
    const url = node.type === 'link' ? node.url : addresses.get(node.identifier);
    if (url === undefined || !isGone(url)) return;
    const [first, last] = [node.children[0], node.children.at(-1)];
    const words = markdown.slice(
      first?.position?.start.offset ?? 0,
      last?.position?.end.offset ?? 0,
    );
    kept.push(markdown.slice(end, node.position?.start.offset), words);
    end = node.position?.end.offset ?? end;
  });
  return kept.join('') + markdown.slice(end);
}

/** Addresses of definitions such as `[a]: /b`. */
function definedAddresses(tree: Root): Map<string, string> {
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => void addresses.set(identifier, url));
  return addresses;
}

/** Every image, with the address of its definition if it has one. */
function imagesOf(tree: Root): MarkdownInspection['images'] {
  const addresses = definedAddresses(tree);
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

const figureLanguages = ['chart', 'diagram'] as const;
type FigureLanguage = (typeof figureLanguages)[number];

/** Whether a node is a fenced code block that is shown as a chart or a diagram. */
const isFigure = (node: Nodes): node is Code & { lang: FigureLanguage } =>
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
