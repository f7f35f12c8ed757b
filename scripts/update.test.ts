import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';

const script = path.resolve('deploy/update.sh');

/** Stands for npm: a build that writes the version, or fails. */
const npm = `#!/bin/sh
[ "$1" = run ] || exit 0
[ "$(cat version)" != broken ] || exit 1
[ "$SITE_URL" = "https://www.loom.example/?a=1&b=2" ] || exit 1
mkdir -p out && cp version out/index.html
`;

it('builds beside what is served, keeps the last version, and goes back', ({ skip }) => {
  if (process.platform !== 'linux') skip('exchanges links with the mv of Linux');
  const at = (...names: string[]) => path.join(root, ...names);
  const root = tempProject({
    'bin/npm': npm,
    'bin/systemctl': '#!/bin/sh\n',
    'origin/version': 'one',
    settings: "SITE_URL='https://www.loom.example/?a=1&b=2'\n",
  });
  for (const name of ['npm', 'systemctl']) chmodSync(at('bin', name), 0o755);
  vi.stubEnv('PATH', `${at('bin')}:${process.env.PATH}`);
  vi.stubEnv('SITE_ROOT', root);
  vi.stubEnv('SITE_SETTINGS', at('settings'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: at('origin'),
      stdio: 'pipe',
    });
  const release = (version: string) => {
    writeFileSync(at('origin', 'version'), version);
    git('add', '.');
    git('commit', '-qm', version);
  };
  const update = (...args: string[]) => execFileSync('sh', [script, ...args], { stdio: 'pipe' });
  const served = () => readFileSync(at('current', 'out', 'index.html'), 'utf8');

  git('init', '-q');
  release('one');
  git('clone', '-q', '.', at('source'));
  update();
  expect([served(), existsSync(at('last'))]).toEqual(['one', false]);
  release('two');
  update();
  expect(served()).toBe('two');
  update('rollback');
  expect(served()).toBe('one');
  update('rollback');
  release('broken');
  expect(() => update()).toThrow();
  expect(served()).toBe('two');
  release('three');
  update();
  expect([served(), readdirSync(at('releases')).length]).toEqual(['three', 2]);
});
