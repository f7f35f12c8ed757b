import { stringify } from 'yaml';

import * as messages from '../site/messages';
import { type Draft, draftOf, frontMatterOf } from './draft';
import type { FormField } from './form-fields';
import type { EditorData } from './post';

/** Longest URL to open on GitHub, in characters. Above about 8,000 it responds 414. */
const LONGEST_ADDRESS = 7500;

/** Content of the file of a post in content/blog: front matter and Markdown. */
export function postFile(draft: Draft, fields: readonly FormField[]): string {
  const data = stringify(frontMatterOf(draft, fields), { lineWidth: 0 });
  return `---\n${data}---\n${draft.content.replaceAll('\r\n', '\n').trim()}\n`;
}

/** The file of a post as it is published; undefined for a post that is not. */
export function publishedFile({ posts, fields }: EditorData, id: string): string | undefined {
  const post = posts.find((each) => each.id === id);
  return post && postFile(draftOf(post, fields), fields);
}

/** Path of the file of a post in the repository. */
export const filePath = (id: string) => `content/blog/${id}.md`;

const onGitHub = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+?(?=\.git$|\/?$)/;

/** Whether a repository URL is on GitHub, where a new file can be prefilled by URL. */
export const isOnGitHub = (repository: string) => onGitHub.test(repository);

/**
 * GitHub page to propose a post: a new file with its content prefilled, or the editor of an
 * existing file, which can't be prefilled.
 *
 * @param text - content of the file
 * @param exists - whether the repository has the file
 * @returns the URL, and why the user has to paste the text there, if so
 */
export function proposal(repository: string, id: string, text: string, exists: boolean) {
  const base = onGitHub.exec(repository)?.[0] ?? '';
  if (exists) {
    return { href: `${base}/edit/main/${filePath(id)}`, paste: messages.editor.fileExists };
  }
  const empty = `${base}/new/main?filename=${filePath(id)}`;
  const href = `${empty}&value=${encodeURIComponent(text)}`;
  if (href.length <= LONGEST_ADDRESS) return { href };
  return { href: empty, paste: messages.editor.fileTooLong };
}
