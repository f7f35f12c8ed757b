import '#server-only';

import { execFileSync } from 'node:child_process';
import path from 'node:path';

import type { ContentFile } from '../load/content-file';
import { parseSource, type Source } from '../load/source';

/**
 * The file that a page which is gone was renamed to, by the history of the project: the one with its
 * text, its title or its name.
 *
 * @param target - path of the page
 * @param files - files of the content
 * @returns undefined without a history, and for a page that was deleted
 */
export function renamedTo<F extends ContentFile>(
  target: string,
  files: readonly F[],
): F | undefined {
  const folder = path.posix.dirname(target);
  const siblings = files.filter(({ url }) => url && path.posix.dirname(url) === folder);
  const [sibling] = siblings;
  if (!sibling) return undefined;
  const old = ['md', 'json']
    .map((ending) => `${path.dirname(sibling.file)}/${path.posix.basename(target)}.${ending}`)
    .map(lastVersion)
    .find((source) => source !== undefined);
  if (!old) return undefined;
  const titleOf = (source?: Source) => Object(source?.data).title ?? Object(source?.data).name;
  const title = titleOf(old);
  return (
    siblings.find(({ source }) => title !== undefined && titleOf(source) === title) ??
    siblings.find(({ source }) => old.body !== '' && source?.body === old.body)
  );
}

/** A file that is gone, as it was last; undefined if the history does not have it. */
function lastVersion(file: string): Source | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: process.cwd(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const commit = git('log', '-1', '--format=%H', '--', file).trim();
    if (commit === '') return undefined;
    // The commit may be the one that has renamed it.
    const has = git('ls-tree', '--name-only', commit, '--', file).trim() !== '';
    return parseSource(file, git('show', `${commit}${has ? '' : '^'}:./${file}`));
  } catch {
    // No git on this machine, no history of this folder, or a file with mistakes.
    return undefined;
  }
}
