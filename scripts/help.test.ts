import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each(['new', 'messages', 'brand', 'check-content'])('%s answers --help', (name) => {
  const args = ['--import', 'tsx', `scripts/${name}.ts`, '--help'];
  const answer = execFileSync(process.execPath, args, { encoding: 'utf8' });
  expect(answer).toMatch(/^npm run \S+ +/);
});
