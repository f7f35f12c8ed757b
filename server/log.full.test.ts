import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

import { projectFile } from './testing/process';

/** A process that logs `after` once its reader is gone; 7 is the answer of one that still runs. */
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
