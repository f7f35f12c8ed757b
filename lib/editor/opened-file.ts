import { ContentError } from '../content/load/problem';
import { idOf } from '../content/markdown/slug';
import { type Draft, fileValues } from './draft';
import type { EditorData } from './post';

const file = /^---\n((?:[\s\S]*?\n)?)---(?:\n|$)/;

/** YAML between the first two lines of `---`; undefined without them. */
export const frontMatterIn = (text: string): string | undefined => file.exec(text)?.[1];

/**
 * The draft of a file of a post, such as one that the editor has given.
 *
 * @param name - file name
 * @returns an error message for a file that is no post
 */
export function openedDraft(
  name: string,
  text: string,
  data: Pick<EditorData, 'fields' | 'authors'>,
): Draft | string {
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const frontMatter = frontMatterIn(lines);
  if (frontMatter === undefined) return 'the file does not start with a block between lines of ---';
  // Browsers number a file that they have downloaded before: `post (1).md`.
  const id = idOf(name.replace(/(?: ?\(\d+\))?\.\w+$/, ''));
  try {
    const values = fileValues(frontMatter, data);
    // What was published when the file was made is not known.
    const base = { content: '', values: {} };
    return { id, content: lines.replace(file, ''), values, base, frontMatter };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const [problem] = error.problems;
    return `line ${(problem?.line ?? 0) + 1}: ${problem?.message}. ${problem?.fix}`;
  }
}
