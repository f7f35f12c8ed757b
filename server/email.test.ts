import { expect, it } from 'vitest';

import { emailSubject, emailText } from './email';

const message = {
  ...{ name: 'Ada <b>Moore</b>', company: '', email: 'ad\u200ba@mo\u00adore.example' },
  details: '<script>alert("1")</script>\n& \'more\'\n\nNext paragraph',
  ...{ reference: 'K7QM-3XTD', sign: null },
};

it('has the text as typed, invisible characters of an address by number, and the reason of a mark', () => {
  expect(emailText(message)).toBe(
    'Name: Ada <b>Moore</b>\nCompany: -\nEmail: ad<U+200B>a@mo<U+00AD>ore.example\n' +
      `Reference: K7QM-3XTD\n\n${message.details}\n`,
  );
  expect(emailText({ ...message, sign: 'quick' })).toMatch(/^Note: .*within a second/m);
});

it.each([
  [{ name: 'Ada', company: 'Looms\r\nBcc: x' }, 'Contact form: Ada, Looms Bcc: x'],
  [{ name: '=?utf-8?B?QQ==?=' }, 'Contact form: = ?utf-8?B?QQ== ?='],
  [{ sign: 'honeypot' as const }, '[Suspect] Contact form: Ada <b>Moore</b>'],
])('has the sender in one line of the subject: %j', (changes, subject) => {
  expect(emailSubject({ ...message, ...changes })).toBe(subject);
});
