import { pathToFileURL } from 'node:url';

import { reportContent } from './check-content';
import { checkSpelling } from './check-spelling';
import { reportWords } from './check-words';
import { every, step } from './steps';

/**
 * Every check of content/: schemas and references, style, and spelling. Spelling
 * is checked in a process of its own, beside the other two.
 */
export async function checkAllContent(): Promise<boolean> {
  const results = await Promise.all([
    step('Spelling', checkSpelling),
    every([
      // First, because it parses every text and leaves what it finds to the next check.
      () => step('Words', reportWords),
      () => step('Content', reportContent),
    ]),
  ]);
  return results.every(Boolean);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await checkAllContent()) ? 0 : 1;
}
