import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { Problem } from '#lib/content/problem';
import { reportProblems } from './report-problems';

/**
 * Hash of the project's own words and settings, because cspell does not detect changes of these.
 */
function wordsOf(root: string): string {
  const hash = createHash('sha256');
  for (const file of ['cspell.json', 'content/dictionary.txt']) {
    hash.update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Checks the files that cspell.json lists, with dictionaries from packages, without network access.
 * Results are cached by the content of each file and of the dictionaries, so that a second run
 * reads only changed files.
 *
 * @throws Error when no file was read
 */
export async function misspelled(root = process.cwd()): Promise<Problem[]> {
  const { lint } = await import('cspell');
  const problems: Problem[] = [];
  const config = path.join(root, 'cspell.json');
  const { files, errors } = await lint(
    [],
    {
      root,
      config,
      showSuggestions: true,
      cache: true,
      cacheLocation: path.join(root, 'node_modules', '.cache', `cspell-${wordsOf(root)}`),
      cacheStrategy: 'content',
    },
    {
      issue({ uri, row, text, suggestions = [], isFlagged = false }) {
        const nearest = suggestions.slice(0, isFlagged ? 1 : 3).map((word) => `"${word}"`);
        const write = nearest.length > 0 ? `write ${nearest.join(' or ')}` : 'correct it';
        problems.push({
          file: path.relative(root, fileURLToPath(uri ?? '')).replaceAll('\\', '/'),
          line: row,
          field: 'spelling',
          message: `"${text}" is ${isFlagged ? 'not US spelling' : 'in no dictionary'}`,
          fix: isFlagged ? write : `${write}, or add a name or term to content/dictionary.txt`,
        });
      },
      error: (message, error) => console.error(message, error),
    },
  );
  if (files === 0 || errors > 0) throw new Error('The spelling checker could not read the files');
  return problems;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = reportProblems('spelling', await misspelled()) ? 0 : 1;
}
