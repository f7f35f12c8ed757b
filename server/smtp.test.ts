import { describe, expect, it } from 'vitest';

import { isConfigurationError, isPermanent, secureSmtpUrl } from './smtp';

const answer = (responseCode: number | undefined, command: string, code?: string) =>
  Object.assign(new Error('words'), { responseCode, command, code });

it.each([
  [554, 'DATA', true, false],
  [500, 'DATA', true, false],
  [499, 'DATA', false, false],
  [451, 'RCPT TO', false, false],
  // Recipient, password and sender are the same for all emails, so correcting them delivers each
  // one.
  [550, 'RCPT TO', false, true],
  [535, 'AUTH PLAIN', false, true],
  [550, 'MAIL FROM', false, true],
  [554, 'CONN', false, true],
  [undefined, 'DATA', false, false],
])('%s to %s: permanent %s, a fault of the settings %s', (code, command, permanent, settings) => {
  expect(isPermanent(answer(code, command))).toBe(permanent);
  expect(isConfigurationError(answer(code, command))).toBe(settings);
});

it('treats a server without TLS as an error of the settings', () => {
  expect(isConfigurationError(answer(undefined, 'CONN', 'ETLS'))).toBe(true);
});

it('treats other errors as temporary', () => {
  for (const error of [new Error('socket closed'), '550']) {
    expect([isPermanent(error), isConfigurationError(error)]).toEqual([false, false]);
  }
});

describe('secureSmtpUrl', () => {
  it.each([
    'smtp://user:secret@mail.example',
    'smtp://user:secret@mail.example:587?requireTLS=false&ignoreTLS=true',
    'smtp://user:secret@mail.example?secure=false&opportunisticTLS=true',
    'smtp://user:secret@127.0.0.1.evil.example',
    'smtp://user:secret@a127.0.0.1',
    'smtp://user@mail.example',
    'smtp://:secret@mail.example',
    'smtp://mail.example?auth=x',
  ])('requires TLS for %s', (address) => {
    const { searchParams } = new URL(secureSmtpUrl(address));
    searchParams.delete('auth');
    expect([...searchParams]).toEqual([['requireTLS', 'true']]);
  });

  it('does not let a query disable the TLS of smtps', () => {
    expect(secureSmtpUrl('smtps://user:secret@mail.example?secure=false')).toBe(
      'smtps://user:secret@mail.example',
    );
  });

  it.each([
    'smtp://mail.example',
    'smtp://user:secret@localhost:1025',
    'smtp://user:secret@127.0.0.1',
    'smtp://user:secret@127.10.20.30',
    'smtp://user:secret@[::1]',
  ])('leaves %s as it is', (address) => expect(secureSmtpUrl(address)).toBe(address));
});
