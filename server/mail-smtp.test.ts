import { describe, expect, it } from 'vitest';

import { isPermanent, secureSmtpUrl } from './mail-smtp';

describe('secureSmtpUrl', () => {
  it.each([
    ['smtp://user:secret@mail.example', 'smtp://user:secret@mail.example?requireTLS=true'],
    [
      'smtp://user:secret@mail.example?ignoreTLS=true&opportunisticTLS=true',
      'smtp://user:secret@mail.example?requireTLS=true',
    ],
    ['smtps://user:secret@mail.example?secure=false', 'smtps://user:secret@mail.example'],
    ['smtp://mail.example?auth.user=a', 'smtp://mail.example?auth.user=a&requireTLS=true'],
    ['smtp://mail.example', 'smtp://mail.example'],
    ['smtp://user:secret@127.0.0.1:2525', 'smtp://user:secret@127.0.0.1:2525'],
  ])('%s', (given, safe) => {
    expect(secureSmtpUrl(given)).toBe(safe);
  });
});

it.each([
  [{ responseCode: 554, command: 'DATA' }, true],
  [{ responseCode: 451, command: 'DATA' }, false],
  [{ responseCode: 550, command: 'RCPT TO' }, false],
  [{ responseCode: 535, command: 'AUTH PLAIN' }, false],
  [new Error('down'), false],
  [undefined, false],
])('%j is final: %s', (error, expected) => {
  expect(isPermanent(error)).toBe(expected);
});
