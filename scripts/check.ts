import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { auditPackages } from './audit';
import { changedFiles } from './changed-files';
import { checkAllContent } from './content-checks';
import { printReading, printStyle } from './prose/tables';
import { every, runPackage, step } from './steps';

const vitest = (...args: string[]) => runPackage('vitest', args, {}, 'on failure');

/**
 * tsc stores its results in tsconfig.check.tsbuildinfo, so that a second run checks only changes.
 * Each checker checks the types of libraries on its own. One takes less than half the processor time
 * of the default four, and leaves the other core to another step.
 */
const types = () =>
  step('Types', () => runPackage('tsc', ['-p', 'tsconfig.check.json', '--checkers', '1']));

/**
 * Runs every check that needs no build. Does not stop at a failure, so that one run shows all
 * mistakes. The unit tests take longest and use two cores, so the other checks run concurrently with
 * them, in two groups: in one, the last of them would run alone on one core.
 *
 * @param options.workers - processes of the unit tests
 */
export async function check({ workers = 2 } = {}): Promise<boolean> {
  const results = await Promise.all([
    step('Unit tests', () => vitest('run', '--project', 'unit*', `--maxWorkers=${workers}`)),
    step('Known vulnerabilities in dependencies', auditPackages),
    every([
      types,
      () =>
        step('Lint, format, import direction', () =>
          runPackage('biome', ['check', '--error-on-warnings']),
        ),
    ]),
    every([
      checkAllContent,
      () => step('Dead code', () => runPackage('knip', ['--no-config-hints'], {}, 'on failure')),
    ]),
  ]);
  return results.every(Boolean);
}

/**
 * Quick check while editing: content and types of everything, lint and unit tests only of files
 * that differ from a commit.
 *
 * @param base - commit to compare with
 */
export async function checkChanged(base: string): Promise<boolean> {
  const files = changedFiles(base);
  const code = files.filter((file) => /\.(ts|tsx|js|mjs|css|json|jsonc)$/.test(file));
  console.log(`${files.length} files differ from ${base}`);
  const results = await Promise.all([
    every([
      () =>
        step('Lint, format, import direction', () =>
          code.length === 0
            ? true
            : runPackage('biome', [
                'check',
                '--error-on-warnings',
                '--no-errors-on-unmatched',
                ...code,
              ]),
        ),
      () =>
        step('Related unit tests', () =>
          code.length === 0
            ? true
            : vitest('related', '--run', '--project', 'unit*', '--passWithNoTests', ...code),
        ),
    ]),
    every([types, checkAllContent]),
  ]);
  return results.every(Boolean);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = parseArgs({
    options: {
      changed: { type: 'boolean' },
      reading: { type: 'boolean' },
      style: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  if (values.reading) printReading();
  else if (values.style) printStyle();
  else {
    const good = values.changed ? await checkChanged(positionals[0] ?? 'HEAD') : await check();
    process.exitCode = good ? 0 : 1;
  }
}
