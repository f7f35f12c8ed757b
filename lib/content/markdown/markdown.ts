import type { Root as HastRoot } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import type { Nodes, Paragraph, Root } from 'mdast';
import { type Handlers, type State, toHast } from 'mdast-util-to-hast';
import { remark } from 'remark';
import remarkHtml from 'remark-html';
import type { Chart } from 'thread-art/chart/schema';
import type { Diagram } from 'thread-art/diagram/schema';
import type { Theme } from 'thread-art/theme';
import { visit } from 'unist-util-visit';
import * as messages from '../../site/messages';
import { ContentError, type Problem } from '../load/problem';
import { markAsides } from './asides';
import { colorCode, frameCode, type Highlighter, unknownLanguages } from './code';
import { drawFigures, figuresIn, markFigures, placeFigures } from './figures';
import { findLosses } from './findings';
import { headingIds, markHeadings, type TocEntry } from './headings';
import { dropHtml } from './html';
import { dropLinks, linksOf, type MarkdownLink } from './links';
import { type PictureResolver, placePictures } from './pictures';
import { schema } from './sanitizer-schema';
import { wrapTables } from './tables';
import { definedAddresses, parseMarkdown } from './tree';
import { markQuotes, typographicHtml, withTypographicTexts } from './typographic';

export interface RenderedMarkdown {
  /** Sanitized HTML. */
  html: string;
  /** Headings of level 2 and 3. */
  toc: TocEntry[];
}

export interface RenderOptions {
  /** Of charts and diagrams. */
  theme: Theme;
  /** Finds pictures beside the text. Without it they keep their relative address. */
  picture?: PictureResolver;
  /** Language of the text, if it is another one than that of the site. */
  lang?: string;
  /** Colors code. Without it code has no colors. */
  highlight?: Highlighter;
  /**
   * URL folder with the files of the drawings of diagrams. Default: the drawings are part of the
   * HTML.
   */
  diagramFolder?: string;
}

/**
 * The processor of one text. Its tree becomes HTML elements, which are completed and then sanitized;
 * figures, which are drawn here, take the place of their code blocks after that.
 *
 * @param figures - HTML of charts and diagrams
 */
function writerOf({ picture, highlight }: RenderOptions, figures: readonly string[]) {
  const root = (_: State, node: Root) => {
    // With its footnotes, which remark-html adds only after the root.
    const page = toHast(node, {
      footnoteLabel: messages.markdown.footnotes,
      footnoteBackLabel: (reference: number, repeat: number) =>
        messages.markdown.backToText(`${reference + 1}${repeat > 1 ? `-${repeat}` : ''}`),
    }) as HastRoot;
    wrapTables(page);
    frameCode(page);
    if (highlight) colorCode(page, highlight);
    if (picture) placePictures(page, picture);
    const safe = sanitize(page, schema) as HastRoot;
    placeFigures(safe, figures);
    return safe;
  };
  // The type of handlers leaves out the one of the root, which returns a root.
  const handlers = { root } as unknown as Handlers;
  // The root is sanitized already: here this lets the figures pass.
  return remark().use(remarkHtml, { sanitize: false, handlers });
}

/**
 * Renders Markdown to HTML.
 *
 * @throws ContentError if a chart or diagram is invalid; lines are relative to the text
 */
export function renderMarkdown(markdown: string, options: RenderOptions): RenderedMarkdown {
  const { lang } = options;
  const tree = parseMarkdown(markdown);
  const figures = figuresIn(tree);
  const problems = figures.flatMap((figure) => figure.problems);
  if (problems.length > 0) throw new ContentError(problems);
  markFigures(figures.map(({ node }) => node));
  const toc = withTypographicTexts(markHeadings(tree), [], lang);
  markQuotes(tree, lang);
  markAsides(tree);
  dropHtml(tree);
  dropLinks(tree);
  const drawings = drawFigures(figures, options.theme, options.diagramFolder).map((html) =>
    typographicHtml(html, lang),
  );
  return { html: writerOf(options, drawings).stringify(tree), toc };
}

/** Data of a text for the checks. Lines are 1-based and relative to the text. */
export interface MarkdownInspection {
  /** Every link, image and definition. */
  links: MarkdownLink[];
  /** `paired` pictures share a paragraph with others. */
  images: { url: string; alt: string; line: number; paired: boolean }[];
  charts: Chart[];
  diagrams: Diagram[];
  /** Ids of the headings. */
  anchors: string[];
  problems: Problem[];
}

/** Finds links, charts, diagrams and problems of a text. Never throws for invalid content. */
export function inspectMarkdown(markdown: string): MarkdownInspection {
  const tree = parseMarkdown(markdown);
  const figures = figuresIn(tree);
  markHeadings(tree);
  return {
    links: linksOf(tree, markdown),
    images: imagesOf(tree),
    charts: figures.flatMap(({ chart }) => chart ?? []),
    diagrams: figures.flatMap(({ diagram }) => diagram ?? []),
    anchors: headingIds(tree),
    problems: [
      ...figures.flatMap(({ problems }) => problems),
      ...unknownLanguages(tree),
      ...findLosses(tree, markdown),
    ],
  };
}

/** Converts problems of a text to problems of the file that contains it from `bodyLine` on. */
export const problemsInFile = (
  problems: readonly Problem[],
  { file, bodyLine }: { file: string; bodyLine: number },
): Problem[] =>
  problems.map((problem) => ({ ...problem, file, line: problem.line + bodyLine - 1 }));

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
