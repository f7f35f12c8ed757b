import { pathToFileURL } from 'node:url';

import { reportContent } from './check-content';
import { checkSpelling } from './check-spelling';
import { reportWords } from './check-words';
import { every, step } from './steps';

/** Every check of content/: schemas and references, style, and spelling. */
export const contentChecks = [
  () => step('Content', reportContent),
  () => step('Words', reportWords),
  () => step('Spelling', checkSpelling),
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await every(contentChecks)) ? 0 : 1;
}
