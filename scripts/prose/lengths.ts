import type { Problem } from '#lib/content/problem';
import { bodyTextBlocks, isReference, type ProseFile } from './prose-file';
import type { ProseRules } from './rules';
import { wordsIn } from './text-block';

/** Number of words of the text, without front matter, charts, addresses and the list of sources. */
export const wordCount = (file: ProseFile): number =>
  bodyTextBlocks(file)
    .filter((textBlock) => !isReference(textBlock))
    .reduce((sum, { text }) => sum + wordsIn(text).length, 0);

/** Finds articles with too few or too many words or sections. */
export function lengths(
  prose: ProseFile,
  { lengths: sizes }: Pick<ProseRules, 'lengths'>,
): Problem[] {
  if (prose.kind === 'page') return [];
  const { words, sections } = sizes[prose.kind];
  const parts = prose.tree.children.filter((node) => node.type === 'heading' && node.depth === 2);
  return [
    { count: wordCount(prose), range: words, what: 'words' },
    { count: parts.length, range: sections, what: '"##" headings' },
  ].flatMap(({ count, range: [least, most], what }) => {
    if (count >= least && count <= most) return [];
    return {
      file: prose.file,
      line: prose.bodyLine,
      field: 'body',
      message: `the text has ${count} ${what}`,
      fix: `${count < least ? 'add' : 'cut'} until it has ${least} to ${most}`,
    };
  });
}
