import { pathToFileURL } from 'node:url';

import { checkContent } from '#lib/content/check';
import { bundle, bundleFolder } from './bundle.mjs';
import { checkWords } from './prose/check';
import { reportProblems } from './report-problems';
import { every, runCommand, step } from './steps';

/** Minimum Node version of cspell 9 (its package.json). The site itself runs on Node 20.9. */
const needed = [20, 18] as const;

/**
 * Checks the spelling (spelling.ts) in a process of its own, so that this one can do something else.
 *
 * @returns whether there is no mistake, or a reason for skipping on a Node version that cspell does
 *   not support
 */
async function checkSpelling(): Promise<boolean | { skipped: string }> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
    return { skipped: `the spelling checker needs Node ${needed.join('.')} or later` };
  }
  const program = bundle('scripts/spelling.ts', bundleFolder);
  return (await runCommand(process.execPath, [program])).good;
}

/** Every check of content/: schemas and references, style, and spelling. Prints all mistakes. */
export async function checkAllContent(): Promise<boolean> {
  const results = await Promise.all([
    step('Spelling', checkSpelling),
    every([
      // First, because it parses every text and leaves what it finds to the next check.
      () => step('Words', () => reportProblems('words', checkWords())),
      () => step('Content', () => reportProblems('content', checkContent())),
    ]),
  ]);
  return results.every(Boolean);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await checkAllContent()) ? 0 : 1;
}
