import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each(['new', 'messages', 'brand', 'check-content'])('%s answers --help', (name) => {
  const answer = execFileSync('node_modules/.bin/tsx', [`scripts/${name}.ts`, '--help'], {
    encoding: 'utf8',
  });
  expect(answer).toMatch(/^npm run \S+ +/);
});
