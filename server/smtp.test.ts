import { expect, it } from 'vitest';

import { isRefused } from './smtp';

const answer = (responseCode: number | undefined, command: string) =>
  Object.assign(new Error('words'), { responseCode, command });

it.each([
  [550, 'RCPT TO', true],
  [554, 'DATA', true],
  [451, 'RCPT TO', false],
  // Settings that can be mended: every letter would be buried for a wrong password.
  [535, 'AUTH PLAIN', false],
  [550, 'MAIL FROM', false],
  [554, 'CONN', false],
  [undefined, 'DATA', false],
])('takes %s to %s as an answer for good: %s', (code, command, expected) => {
  expect(isRefused(answer(code, command))).toBe(expected);
});

it('takes nothing else as one', () => {
  expect(isRefused(new Error('socket closed'))).toBe(false);
  expect(isRefused('550')).toBe(false);
});
