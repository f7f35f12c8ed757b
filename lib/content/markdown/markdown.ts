import GithubSlugger from 'github-slugger';
import type { Root as HastRoot } from 'hast';
import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Code, Nodes, Paragraph, Root } from 'mdast';
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
import * as messages from '../../site/messages';
import { ContentError, type Problem } from '../load/problem';
import { markAsides } from './asides';
import { colorCode, type Highlighter, isFigureLanguage, unknownLanguages } from './code';
import { readFigure } from './figure-source';
import { type PictureResolver, placePictures } from './pictures';
import { wrapTables } from './tables';

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

/**
 * GitHub's schema with the protocols of docs/specification.md B7. Raw HTML is already removed, so
 * ids come only from heading slugs and footnotes and need no prefix.
 */
const schema: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: {
    ...defaultSchema.protocols,
    href: ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'],
  },
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
    td: [['className', /^align-/]],
    th: [['className', /^align-/]],
  },
};

const parser = remark().use(remarkGfm);

export interface RenderOptions {
  /** Finds pictures beside the text. Without it they keep their relative address. */
  picture?: PictureResolver;
  /** Colors code. Without it code has no colors. */
  highlight?: Highlighter;
  /**
   * URL folder with the files of the drawings of diagrams. Default: the drawings are part of the
   * HTML.
   */
  diagramFolder?: string;
}

/**
 * Makes the HTML of a text. Tables, code and pictures are completed before the sanitizer of
 * remark-html runs, so that it lets only those of the schema pass.
 */
function writerOf({ picture, highlight }: RenderOptions) {
  const root = (state: State, node: Root) => {
    // remark-html has no options for these words.
    Object.assign(state.options, {
      footnoteLabel: messages.markdown.footnotes,
      footnoteBackLabel: (reference: number, repeat: number) =>
        messages.markdown.backToText(`${reference + 1}${repeat > 1 ? `-${repeat}` : ''}`),
    });
    const page = defaultHandlers.root(state, node) as HastRoot;
    wrapTables(page);
    if (highlight) colorCode(page, highlight);
    if (picture) placePictures(page, picture);
    return page;
  };
  // The type of handlers leaves out the one of the root, which returns a root.
  return remark().use(remarkHtml, {
    sanitize: schema,
    handlers: { root } as unknown as Handlers,
  });
}

/**
 * Renders Markdown to HTML. Charts and diagrams, which are drawn here, are added after the text has
 * been sanitized.
 *
 * @throws ContentError if a chart or diagram is invalid; lines are relative to the text
 */
export function renderMarkdown(markdown: string, options: RenderOptions = {}): RenderedMarkdown {
  const tree = parseMarkdown(markdown);
  const figures = figuresIn(tree);
  const problems = figures.flatMap((figure) => figure.problems);
  if (problems.length > 0) throw new ContentError(problems);
  // A code block with its number takes the place of a figure.
  for (const [index, { node }] of figures.entries()) node.value = String(index);
  const toc = markHeadings(tree);
  markAsides(tree);
  const drawn = drawFigures(figures, options.diagramFolder);
  const html = writerOf(options)
    .stringify(tree)
    // A link whose address the sanitizer has removed becomes plain text.
    .replace(/<a>(.*?)<\/a>/gs, '$1')
    // No other text looks like this: raw HTML is removed, and "<" and quotes are escaped.
    .replace(
      /<pre><code class="language-(?:chart|diagram)">(\d+)\n<\/code><\/pre>/g,
      (_, index) => drawn[index] ?? '',
    );
  return { html, toc };
}

/** The HTML of figures. */
function drawFigures(figures: readonly Figure[], folder?: string): string[] {
  const numbered = figures.filter(({ chart }) => chart).length > 1;
  let number = 0;
  return figures.map(({ chart, diagram }) => {
    if (chart) return chartFigure(chart, { number: ++number, numbered });
    return diagram ? diagramFigure(diagram, { folder }) : '';
  });
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
  const figures = figuresIn(tree);
  return {
    links: linksOf(tree, markdown),
    images: imagesOf(tree),
    charts: figures.flatMap(({ chart }) => chart ?? []),
    diagrams: figures.flatMap(({ diagram }) => diagram ?? []),
    problems: [...figures.flatMap(({ problems }) => problems), ...unknownLanguages(tree)],
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

interface Figure {
  node: Code;
  chart?: Chart;
  diagram?: Diagram;
  problems: Problem[];
}

/** Code blocks that are shown as charts or diagrams. */
function figuresIn(tree: Root): Figure[] {
  const figures: Figure[] = [];
  visit(tree, 'code', (node) => {
    const { lang, value, position } = node;
    if (!isFigureLanguage(lang)) return;
    const { problems, ...figure } = readFigure(lang, value);
    const above = position?.start.line ?? 1;
    const moved = problems.map(({ line, field, ...problem }) => {
      return { ...problem, line: line + above, field: `${lang}.${field}` };
    });
    figures.push({ node, ...figure, problems: moved });
  });
  return figures;
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

/** Gives headings their ids. Returns those of level 2 and 3. */
function markHeadings(tree: Root): TocEntry[] {
  const slugger = new GithubSlugger();
  // Ids that exist already: of the footnotes heading, and of elements on every page.
  for (const taken of ['footnote label', 'main', 'sign in']) slugger.slug(taken);
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
