import { expect, it } from 'vitest';

import { securityTxt } from './security-txt';

it('names a contact and an end that is less than a year ahead (RFC 9116)', () => {
  const now = new Date('2026-11-21T15:00:00Z');
  const text = securityTxt('hello@loom.example', 'https://www.loom.example', now);
  expect(text).toBe(
    'Contact: mailto:hello@loom.example\n' +
      'Expires: 2027-10-17T00:00:00.000Z\n' +
      'Preferred-Languages: en\n' +
      'Canonical: https://www.loom.example/.well-known/security.txt\n',
  );
});
