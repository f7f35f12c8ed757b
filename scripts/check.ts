import { pathToFileURL } from 'node:url';

import { auditPackages } from './audit';
import { reportContent } from './check-content';
import { checkSpelling } from './check-spelling';
import { reportWords } from './check-words';
import { printReading } from './reading-table';
import { runPackage, step } from './steps';

/**
 * Everything that needs no build. All of it runs, so that one look shows all that is wrong. With
 * `--reading` it prints how easy each file is to read instead.
 */
export async function check(): Promise<boolean> {
  const results = [
    await step('Types', () => runPackage('tsc', ['--noEmit'])),
    await step('Lint, format, import direction', () =>
      runPackage('biome', ['check', '--error-on-warnings']),
    ),
    await step('Content', reportContent),
    await step('Words', reportWords),
    await step('Spelling', checkSpelling),
    await step('Known holes in packages', auditPackages),
    await step('Dead code', () => runPackage('knip', [])),
    await step('Unit tests', () => runPackage('vitest', ['run', '--project', 'unit'])),
  ];
  return results.every(Boolean);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--reading')) printReading();
  else process.exitCode = (await check()) ? 0 : 1;
}
