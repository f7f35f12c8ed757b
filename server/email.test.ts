import { describe, expect, it } from 'vitest';

import { composeEmail } from './email';
import { visible } from './email-text';

const addresses = { siteName: 'Weftline', from: 'site@weftline.example', to: 'a@b.example' };
const message = {
  name: 'Ada Moore',
  company: 'Moore Looms',
  email: 'ada@moore.example',
  details: 'First line\nSecond line',
};

async function compose(changes: Partial<typeof message> = {}, sign?: 'quick') {
  const date = new Date('2025-06-02T12:00:00Z');
  const submission = { message: { ...message, ...changes }, reference: 'K7QM-3XTD', sign };
  const bytes = await composeEmail(submission, addresses, 'id-1', date);
  const text = bytes.toString('utf8');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const headers = head.replace(/\r\n\s+/g, ' ').split('\r\n');
  const names = headers.map((header) => header.split(':')[0]);
  return { text, headers, names, body: rest.join('\r\n\r\n') };
}

describe('composeEmail', () => {
  it('is from the site, to the site, with the visitor in Reply-To', async () => {
    const { headers, body } = await compose();
    expect(headers).toEqual(
      expect.arrayContaining([
        'From: Weftline website <site@weftline.example>',
        'To: a@b.example',
        'Reply-To: Ada Moore <ada@moore.example>',
        'Subject: Contact form: Ada Moore, Moore Looms',
        'Message-ID: <id-1@weftline.example>',
        'Date: Mon, 02 Jun 2025 12:00:00 +0000',
        expect.stringMatching(/^Content-Type: multipart\/alternative; boundary=/),
      ]),
    );
    expect(body).toContain(
      'Email: ada@moore.example\r\nReference: K7QM-3XTD\r\n\r\nFirst line\r\nSecond line',
    );
  });

  it('has a text part, then an HTML part', async () => {
    const { body } = await compose();
    const types = [...body.matchAll(/^Content-Type: (.*)\r$/gm)].map(([, type]) => type);
    expect(types).toEqual(['text/plain; charset=utf-8', 'text/html; charset=utf-8']);
  });

  it('ends every line with CRLF', async () => {
    const { text } = await compose();
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it.each([
    { name: 'Ada\r\nBcc: all@victim.example' },
    { company: 'Moore\nX-Evil: 1\n\nbody' },
    { name: 'Ada", <x@victim.example>, "' },
    { name: 'Ada\u2028Bcc: all@victim.example' },
    { details: 'text\r\n.\r\nRCPT TO:<all@victim.example>' },
    { email: 'ada@moore.example\r\nBcc: all@victim.example' },
  ])('lets %j add no header and no address', async (changes) => {
    const plain = await compose();
    const { headers, names } = await compose(changes);
    const without = (all: (string | undefined)[]) =>
      all.filter((name) => name !== 'Reply-To').sort();
    expect(without(names)).toEqual(without(plain.names));
    expect(headers.filter((header) => header.startsWith('To:'))).toEqual(['To: a@b.example']);
    const replyTo = headers.find((header) => header.startsWith('Reply-To:'));
    if (changes.email) expect(replyTo).toBeUndefined();
    else expect(replyTo).toMatch(/<ada@moore\.example>$/);
  });

  it('keeps a name with a line break on one line of the text', async () => {
    const { body } = await compose({ name: 'Ada\nEmail: other@victim.example' });
    expect(body).toMatch(/^Name: Ada Email: other@victim\.example\r$/m);
    expect(body).not.toMatch(/^Email: other/m);
  });

  it.each([
    'jürgen@moore.example',
    'ada@müller.example',
    'ada\u200b@moore.example',
    'ada@moore\u00ad.example',
    '\u202eada@moore.example',
  ])('leaves %j out of Reply-To and keeps it readable in the text', async (email) => {
    const { text, names } = await compose({ email });
    expect(names).not.toContain('Reply-To');
    expect(names).toHaveLength(new Set(names).size);
    expect(text.split('\r\n\r\n')[0]).toMatch(/^[ -~\r\n]*$/);
    const readable = text
      .replaceAll('=\r\n', '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    const shown = Buffer.from(readable, 'latin1').toString('utf8');
    expect(shown).toContain(`Email: ${visible(email)}`);
  });

  it('names its reference and its sign in headers', async () => {
    const { headers } = await compose({}, 'quick');
    expect(headers).toContain('X-Contact-Reference: K7QM-3XTD');
    expect(headers).toContain('X-Contact-Sign: quick');
  });

  it('accepts text that cannot be encoded as UTF-8', async () => {
    const lone = '\ud800';
    const odd = { name: lone, company: lone, email: `${lone}@moore.example`, details: lone };
    await expect(compose(odd)).resolves.toBeDefined();
  });

  it('writes other scripts so that a mail program can read them', async () => {
    const { headers } = await compose({ name: 'Jürgen 王', company: '' });
    const subject = headers.find((header) => header.startsWith('Subject:')) ?? '';
    expect(subject).toMatch(/^Subject: .*=\?UTF-8\?/i);
    expect(subject).toMatch(/^[ -~]*$/);
  });
});
