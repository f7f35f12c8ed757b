import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Files that differ from a commit, and new files that git does not ignore. Deleted files are
 * omitted, because they cannot be checked.
 *
 * @param base - commit to compare with
 * @throws Error if git does not know the commit
 */
export function changedFiles(base: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);
  const files = [
    ...git('diff', '--name-only', '-z', '--relative', base),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(files)].filter((file) => existsSync(file)).sort();
}
