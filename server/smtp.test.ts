import { expect, it } from 'vitest';

import { isPermanent } from './smtp';

const answer = (responseCode: number | undefined, command: string) =>
  Object.assign(new Error('words'), { responseCode, command });

it.each([
  [550, 'RCPT TO', true],
  [554, 'DATA', true],
  [451, 'RCPT TO', false],
  // Settings that can be mended: every email would be deadLettered for a wrong password.
  [535, 'AUTH PLAIN', false],
  [550, 'MAIL FROM', false],
  [554, 'CONN', false],
  [undefined, 'DATA', false],
])('takes %s to %s as an answer for good: %s', (code, command, expected) => {
  expect(isPermanent(answer(code, command))).toBe(expected);
});

it('takes nothing else as one', () => {
  expect(isPermanent(new Error('socket closed'))).toBe(false);
  expect(isPermanent('550')).toBe(false);
});
