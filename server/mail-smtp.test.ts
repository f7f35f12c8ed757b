import { describe, expect, it } from 'vitest';

import { secureSmtpUrl } from './mail-smtp';

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
