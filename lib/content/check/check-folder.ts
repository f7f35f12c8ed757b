import '#server-only';

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { contentPath, contentRoot } from '../load/content-folder';
import { decodeText } from '../load/decode-text';
import { ContentError, type Problem } from '../load/problem';
import { collections, documents } from '../load/registry';
import { pictureExtensions } from '../markdown/pictures';
import { didYouMean } from './nearest';

/** Files of the content folder that scripts and pages read besides those with a schema. */
const otherFiles = [
  'LICENSE',
  'README.md',
  'dictionary.txt',
  'links.json',
  'logo.svg',
  'prose.json',
];

/** Finds files of the content folder that nothing reads. */
export function checkFolder(): Problem[] {
  const root = contentRoot();
  if (!existsSync(root)) return [];
  const folders = collections.map(({ name }) => name);
  const names = [...documents.map(({ file }) => path.posix.basename(file())), ...otherFiles];
  return (
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
      .map((name) => name.replaceAll('\\', '/'))
      // Hidden files belong to editors and to the system.
      .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
      .sort()
      .flatMap((name) => {
        const parts = name.split('/');
        return parts.length === 1 ? checkRootFile(name, names) : checkEntryFile(parts, folders);
      })
  );
}

const unread = (name: string, message: string, fix: string): Problem[] => [
  { file: contentPath(name), line: 1, field: 'file name', message, fix },
];

function checkRootFile(name: string, known: readonly string[]): Problem[] {
  if (!known.includes(name)) {
    const fix = 'move it into the folder of its kind, or remove it';
    return unread(name, 'nothing reads this file', didYouMean(name, known, fix));
  }
  if (!/\.(?:txt|svg)$/.test(name)) return [];
  try {
    decodeText(contentPath(name), readFileSync(path.join(contentRoot(), name)));
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [...error.problems];
  }
}

function checkEntryFile(parts: readonly string[], folders: readonly string[]): Problem[] {
  const [folder = ''] = parts;
  const name = parts.join('/');
  const file = parts.at(-1) ?? '';
  if (!folders.includes(folder)) {
    const fix = `use one of the folders ${folders.join(', ')}`;
    return unread(name, `nothing reads the folder ${folder}/`, didYouMean(folder, folders, fix));
  }
  if (pictureExtensions.test(file)) return [];
  if (parts.length > 2) {
    const fix = `move it to ${contentPath(folder, file)}`;
    return unread(name, 'files in a folder below this one are not read', fix);
  }
  if (/\.(?:md|json)$/.test(file)) return [];
  // Windows hides an ending that it knows, as in `post.md.txt`.
  const { name: stem, ext } = path.parse(file.replace(/\.(?:md|json)(?=\.\w+$)/, ''));
  const isText = /^\.(?:md|markdown|mdx|mdown|txt)$/i.test(ext);
  const isData = /^\.json[5c]?$/i.test(ext);
  const fix = isText
    ? `rename it to ${stem}.md`
    : isData
      ? `rename it to ${stem}.json`
      : 'remove it; pictures are JPEG, PNG, WebP or AVIF';
  return unread(name, `files that end with ${ext || 'nothing'} are not read`, fix);
}
