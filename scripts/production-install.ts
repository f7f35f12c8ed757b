import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runCommand } from './steps';

/**
 * Builds a copy of the working tree with production dependencies only, as on hosts that install
 * with NODE_ENV=production.
 */
export async function productionInstall(): Promise<boolean> {
  const cwd = await mkdtemp(path.join(tmpdir(), 'production-install-'));
  try {
    const listed = execFileSync(
      'git',
      ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
      { encoding: 'utf8' },
    );
    for (const file of listed.split('\0').filter(Boolean)) {
      await cp(file, path.join(cwd, file), { force: true });
    }
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { good } = await runCommand(npm, ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
      cwd,
    });
    return good && (await runCommand(npm, ['run', 'build'], { cwd })).good;
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}
