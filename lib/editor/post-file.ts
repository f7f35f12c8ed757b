import { Document, isCollection, isScalar, stringify } from 'yaml';

import { editorMessages } from '../site/editor-messages';
import { type Draft, fileValues, frontMatterOf } from './draft';
import type { EditorData } from './post';

/** Longest URL to open on GitHub, in characters. Above about 8,000 it responds 414. */
const LONGEST_ADDRESS = 7500;

/**
 * Content of the file of a post: front matter and Markdown. Lines of the front matter
 * that the draft was made of stay as they are, unless their field has changed.
 */
export function postFile(draft: Draft, data: Pick<EditorData, 'fields' | 'authors'>): string {
  return `---\n${frontMatterText(draft, data)}---\n${textOf(draft)}`;
}

/** The text of a draft as it is in its file. */
export function textOf({ content }: Draft): string {
  const text = content.replaceAll('\r\n', '\n');
  return text.endsWith('\n') ? text : `${text}\n`;
}

const plain = { lineWidth: 0, flowCollectionPadding: false };

function frontMatterText(
  { values, frontMatter }: Draft,
  { fields, authors }: Pick<EditorData, 'fields' | 'authors'>,
): string {
  const data = frontMatterOf({ values }, fields);
  if (frontMatter === undefined) return stringify(data, plain);
  const written = fileValues(frontMatter, { fields, authors });
  const before = frontMatterOf({ values: written }, fields);
  const isSame = (key: string) => JSON.stringify(before[key]) === JSON.stringify(data[key]);
  const known = [...new Set(fields.map(({ name }) => name.split('.')[0] ?? ''))];
  const parts = fieldLines(frontMatter).flatMap(({ key, lines }) => {
    if (!known.includes(key) || isSame(key)) return { key, lines };
    return key in data ? { key, lines: fieldText(key, data[key], lines) } : [];
  });
  for (const [index, key] of known.entries()) {
    if (!(key in data) || parts.some((part) => part.key === key)) continue;
    const earlier = known.slice(0, index);
    const place = parts.findLastIndex((part) => earlier.includes(part.key)) + 1;
    parts.splice(place, 0, { key, lines: fieldText(key, data[key]) });
  }
  return parts.map(({ lines }) => lines).join('');
}

/** The lines of each field of a front matter; comments and empty lines have no key. */
function fieldLines(frontMatter: string): { key: string; lines: string }[] {
  // The value goes on in lines that are indented or items of a list, also below empty ones.
  const field =
    /^["']?([\w-]+)["']?\s*:.*\n?(?:(?:(?:[ \t]*|#.*)\n)*(?:[ \t]+\S|- ).*\n?)*|.*\n|.+$/gm;
  return [...frontMatter.matchAll(field)].map(([lines, key = '']) => ({ key, lines }));
}

/** A field as YAML, with the brackets and quotes that it had. */
function fieldText(key: string, value: unknown, before = ''): string {
  const document = new Document({ [key]: value });
  const node = document.get(key, true);
  const [, sign] = /:\s*([[{"])/.exec(before) ?? [];
  if (isCollection(node) && sign) node.flow = true;
  if (isScalar(node) && typeof node.value === 'string' && sign) node.type = 'QUOTE_DOUBLE';
  return document.toString(plain);
}

/** Path of the file of a post in the repository. */
export const filePath = (id: string, { folder }: Pick<EditorData, 'folder'>) =>
  `${folder}/${id}.md`;

const onGitHub = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+?(?=\.git$|\/?$)/;

/** Whether a repository URL is on GitHub, where a new file can be prefilled by URL. */
export const isOnGitHub = (repository: string) => onGitHub.test(repository);

/**
 * GitHub page to propose a post: a new file with its content prefilled, or the editor of an
 * existing file, which can't be prefilled.
 *
 * @param file - path of the file in the repository
 * @param text - content of the file
 * @param exists - whether the repository has the file
 * @returns the URL, and why the user has to paste the text there, if so
 */
export function proposal(repository: string, file: string, text: string, exists: boolean) {
  const base = onGitHub.exec(repository)?.[0] ?? '';
  if (exists) {
    return { href: `${base}/edit/main/${file}`, paste: editorMessages.fileExists };
  }
  const empty = `${base}/new/main?filename=${file}`;
  const href = `${empty}&value=${encodeURIComponent(text)}`;
  if (href.length <= LONGEST_ADDRESS) return { href };
  return { href: empty, paste: editorMessages.fileTooLong };
}

/** GitHub page to propose the deletion of the file of a published post. */
export const deletion = (repository: string, file: string) =>
  `${onGitHub.exec(repository)?.[0] ?? ''}/delete/main/${file}`;
