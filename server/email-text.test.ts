import { describe, expect, it } from 'vitest';

import { emailHtml, emailSubject, emailText } from './email-text';

const message = {
  name: 'Ada <b>Moore</b>',
  company: '',
  email: 'ada@moore.example',
  details: '<script>alert("1")</script>\n& \'more\'\n\nNext paragraph',
};

describe('emailHtml', () => {
  it('escapes every value', () => {
    const page = emailHtml(message);
    expect(page).not.toMatch(/<script|<b>/);
    expect(page).toContain('Ada &lt;b&gt;Moore&lt;/b&gt;');
    expect(page).toContain('&amp; &#39;more&#39;');
  });

  it('keeps lines and paragraphs', () => {
    expect(emailHtml(message)).toMatch(/<p>&lt;script.*<br>&amp; .*<\/p><p>Next paragraph<\/p>/);
  });
});

it('keeps what was typed as it is in text', () => {
  expect(emailText(message)).toBe(
    `Name: Ada <b>Moore</b>\nCompany: -\nEmail: ada@moore.example\n\n${message.details}\n`,
  );
});

it('names who writes in the subject', () => {
  expect(emailSubject(message)).toBe('Contact form: Ada <b>Moore</b>');
  expect(emailSubject({ ...message, name: 'Ada', company: 'Looms\r\nBcc: x' })).toBe(
    'Contact form: Ada, Looms Bcc: x',
  );
});
