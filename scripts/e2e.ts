import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { ensureBrowser } from './browser';
import { runPackage } from './steps';

/** Browser tests over an out/ that exists. */
export async function e2e(args: readonly string[] = []): Promise<boolean> {
  if (!existsSync('out/index.html')) {
    console.error('There is no out/ to test. Run: npm run build');
    return false;
  }
  return ensureBrowser() && (await runPackage('playwright', ['test', ...args]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await e2e(process.argv.slice(2))) ? 0 : 1;
}
