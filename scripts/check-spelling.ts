import { bundle, bundleFolder } from './bundle.mjs';
import { runCommand } from './steps';

/** Minimum Node version of cspell 9 (its package.json). The site itself runs on Node 20.9. */
const needed = [20, 18] as const;

/**
 * Prints every word that is neither US English nor in content/dictionary.txt. Works in a process of
 * its own, so that the caller can do something else.
 *
 * @returns whether there is none, or a reason for skipping on a Node version that cspell does not
 *   support
 */
export async function checkSpelling(): Promise<boolean | { skipped: string }> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
    return { skipped: `the spelling checker needs Node ${needed.join('.')} or later` };
  }
  const program = bundle('scripts/spelling.ts', bundleFolder);
  return (await runCommand(process.execPath, [program])).good;
}
