import { describe, expect, it } from 'vitest';

import { emailHtml, emailSubject, emailText } from './email-text';

const message = {
  name: 'Ada <b>Moore</b>',
  company: '',
  email: 'ada@moore.example',
  details: '<script>alert("1")</script>\n& \'more\'\n\nNext paragraph',
};

const submission = { message, reference: 'K7QM-3XTD' };

describe('emailHtml', () => {
  it('escapes every value', () => {
    const page = emailHtml(submission);
    expect(page).not.toMatch(/<script|<b>/);
    expect(page).toContain('Ada &lt;b&gt;Moore&lt;/b&gt;');
    expect(page).toContain('&amp; &#39;more&#39;');
  });

  it('keeps lines and paragraphs', () => {
    expect(emailHtml(submission)).toMatch(/<p>&lt;script.*<br>&amp; .*<\/p><p>Next paragraph<\/p>/);
  });
});

it('keeps what was typed as it is in text', () => {
  expect(emailText(submission)).toBe(
    `Name: Ada <b>Moore</b>\nCompany: -\nEmail: ada@moore.example\nReference: K7QM-3XTD\n\n${message.details}\n`,
  );
});

it('has the name of the sender in the subject', () => {
  expect(emailSubject({ message })).toBe('Contact form: Ada <b>Moore</b>');
  expect(emailSubject({ message: { ...message, name: 'Ada', company: 'Looms\r\nBcc: x' } })).toBe(
    'Contact form: Ada, Looms Bcc: x',
  );
});

it('marks automated messages in the subject, with the reason', () => {
  expect(emailSubject({ message, sign: 'quick' })).toMatch(/^\[Quick\] Contact form: /);
  expect(emailSubject({ message, sign: 'honeypot' })).toMatch(/^\[Suspect\] Contact form: /);
  expect(emailText({ ...submission, sign: 'quick' })).toMatch(/^Note: .*within a second/m);
});

it('shows invisible characters of an address by number', () => {
  const email = 'ada\u200b@mo\u00adore.example';
  expect(emailText({ ...submission, message: { ...message, email } })).toContain(
    'Email: ada<U+200B>@mo<U+00AD>ore.example\n',
  );
});
