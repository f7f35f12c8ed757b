import type { Root } from 'mdast';
import type { ContentFile } from '#lib/content/inspect-all';
import { parseMarkdown } from '#lib/content/markdown';
import { type Link, linksOfData, linksOfText } from './link';
import { type TextBlock, textBlocksOfData, textBlocksOfText } from './text-block';

/** Kind of text: numbered post, featured post, white paper, or anything else. */
export type ProseKind = 'numbered' | 'featured' | 'paper' | 'page';

/** A content file, parsed for the rules of this folder. */
export interface ProseFile {
  file: string;
  id: string;
  kind: ProseKind;
  /** Address of an article, e.g. `/blog/blog-06`. */
  path?: string;
  /** Id of the author, or of the first one. */
  author?: string;
  /** Name of the series that a post belongs to. */
  series?: string;
  textBlocks: TextBlock[];
  links: Link[];
  tree: Root;
  /** 1-based line of the file on which the body starts. */
  bodyLine: number;
}

/**
 * Parses a content file into its text blocks, links and Markdown tree.
 *
 * @param tree - the parsed body
 */
export function proseFile(
  { file, source, entry }: Omit<ContentFile, 'schema'>,
  tree = parseMarkdown(source.body),
): ProseFile {
  const [, folder = '', id = ''] = /^content\/(?:(\w+)\/)?([^/]+)\.\w+$/.exec(file) ?? [];
  const kind = kindOf(folder, entry);
  const { series: part, author, authors } = Object(source.data);
  const series: unknown = Object(part).name;
  const first: unknown = author ?? Object(authors)[0];
  return {
    file,
    id,
    kind,
    path: kind === 'page' ? undefined : `/${folder}/${id}`,
    author: typeof first === 'string' ? first : undefined,
    series: typeof series === 'string' ? series : undefined,
    textBlocks: [...textBlocksOfData(source), ...textBlocksOfText(tree, source.bodyLine)],
    links: [...linksOfData(source), ...linksOfText(tree, source.bodyLine)],
    tree,
    bodyLine: source.bodyLine,
  };
}

function kindOf(folder: string, entry: ContentFile['entry']): ProseKind {
  if (folder === 'whitepapers') return 'paper';
  if (folder !== 'blog') return 'page';
  return entry && 'numbered' in entry && entry.numbered === true ? 'numbered' : 'featured';
}

/** Text blocks of the body, without front matter, charts and code. */
export const bodyTextBlocks = ({ textBlocks }: ProseFile): TextBlock[] =>
  textBlocks.filter(({ kind }) => kind !== 'field');

/** Whether a text block belongs to the list of sources, which rules of length and style ignore. */
export const isReference = ({ section }: TextBlock): boolean => section === 'References';

/** Whether a text block is running text or a field that contains sentences. */
export function isRunningText(textBlock: TextBlock): boolean {
  if (textBlock.kind === 'field') return /\s.*[.?]$/s.test(textBlock.text);
  return (textBlock.kind === 'paragraph' || textBlock.kind === 'item') && !isReference(textBlock);
}
