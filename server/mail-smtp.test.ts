import { expect, it } from 'vitest';

import { secureSmtpUrl } from './mail-smtp';

const safe = 'smtp://user:secret@mail.example?requireTLS=true';

it.each([
  ['smtp://user:secret@mail.example', safe],
  ['smtp://user:secret@mail.example?ignoreTLS=true&opportunisticTLS=true', safe],
  ['smtps://user:secret@mail.example?secure=false', 'smtps://user:secret@mail.example'],
  ['smtp://mail.example?auth.user=a', 'smtp://mail.example?auth.user=a&requireTLS=true'],
  ['smtp://mail.example', 'smtp://mail.example'],
  ['smtp://user:secret@127.0.0.1:2525', 'smtp://user:secret@127.0.0.1:2525'],
])('requires TLS for a password: %s', (given, used) => expect(secureSmtpUrl(given)).toBe(used));
