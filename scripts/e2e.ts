import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { ensureBrowser } from './browser';
import { runPackage } from './steps';

/**
 * Runs the browser tests on an existing out/.
 *
 * @param args - arguments of `playwright test`
 * @param env - environment of the tests; FULL=1 runs every combination
 */
export async function e2e(
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<boolean> {
  if (!existsSync('out/index.html')) {
    console.error('There is no out/ to test. Run: npm run build');
    return false;
  }
  return ensureBrowser() && (await runPackage('playwright', ['test', ...args], env));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await e2e(process.argv.slice(2))) ? 0 : 1;
}
