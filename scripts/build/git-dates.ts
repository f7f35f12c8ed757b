import { spawnSync } from 'node:child_process';
import { contentRoot } from '#lib/content/content-folder';

/**
 * Day of the last commit of each file of the content, by path from the project root. Empty outside
 * of a repository, and in a shallow clone, which has the last commit only.
 */
export function contentDates(): Map<string, string> {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return status === 0 ? stdout : '';
  };
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
  return datesIn(
    git(
      '-c',
      'core.quotePath=false',
      'log',
      '--format=%x00%cs',
      '--name-only',
      '--',
      contentRoot(),
    ),
  );
}

/** @param log - newest first: NUL and a day for each commit, then the names of its files */
export function datesIn(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0')) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, day);
  }
  return dates;
}
