import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

import { projectFile } from './testing/process';

/**
 * The process logs `after` when its reader is gone; exit code 7 proves that it was still running.
 */
it('outlives the reader of its standard output', async () => {
  const program = `
    import { createStreamLog } from '#server/log';
    const log = createStreamLog(process.stdout);
    log('start');
    process.stdin.once('data', () => {
      for (let line = 0; line < 100; line += 1) log('after');
      setTimeout(() => process.exit(7), 100);
    });
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, { cwd: projectFile('.') });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stdin.write('go\n');
  expect(await once(child, 'exit')).toEqual([7, null]);
});
