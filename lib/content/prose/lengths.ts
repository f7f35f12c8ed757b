import type { Problem } from '../problem';
import { wordsIn } from './passage';
import { isReference, type ProseFile, textPassages } from './prose-file';
import type { ProseRules } from './rules';

/** Words of the text: front matter, charts, addresses and the list of sources do not count. */
export const wordCount = (file: ProseFile): number =>
  textPassages(file)
    .filter((passage) => !isReference(passage))
    .reduce((sum, { text }) => sum + wordsIn(text).length, 0);

/** Articles that are too short or too long, or cut into too few or too many sections. */
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
