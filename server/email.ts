import type { AutomationSign } from '#lib/contact/honeypot';

import type { StoredMessage } from './store';

/** Sender and recipient of all emails, and the name of the site. */
export interface MailAddresses {
  siteName: string;
  from: string;
  to: string;
}

/** The parts of a stored message that an email shows. */
export type EmailContent = Pick<
  StoredMessage,
  'name' | 'company' | 'email' | 'details' | 'sign' | 'reference'
>;

/** Replaces control characters and line separators, so that a value cannot fake another line. */
export const oneLine = (value: string) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** Replaces invisible characters of an address by their code point: `a<U+200B>@b.example`. */
const visible = (value: string) =>
  value.replace(
    /\p{C}|\p{Z}|\p{Default_Ignorable_Code_Point}/gu,
    (character) => `<U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}>`,
  );

/**
 * Whether an address can be used in Reply-To: ASCII without spaces. Non-ASCII text needs SMTPUTF8
 * (RFC 6532), and invisible characters can make one address look like another.
 */
export const isPlainAddress = (email: string) => /^[!-~]+$/.test(email);

const marks: Readonly<Record<AutomationSign, { subject: string; reason: string }>> = {
  quick: {
    subject: '[Quick] ',
    reason: 'The form was filled in within a second: autofill, or a script.',
  },
  honeypot: {
    subject: '[Suspect] ',
    reason: 'A field that is hidden from people was filled in: probably a script.',
  },
};

/** Subject with name and company; marked if the message looks automated. */
export function emailSubject({ name, company, sign }: EmailContent): string {
  const who = [name, company].filter(Boolean).map(oneLine).join(', ');
  return `${sign ? marks[sign].subject : ''}Contact form: ${who}`;
}

/** Email body as plain text: the fields line by line, a blank line, then the details. */
export function emailText({
  name,
  company,
  email,
  sign,
  reference,
  details,
}: EmailContent): string {
  return [
    `Name: ${oneLine(name)}`,
    `Company: ${oneLine(company) || '-'}`,
    `Email: ${visible(email)}`,
    `Reference: ${reference}`,
    ...(sign ? [`Note: ${marks[sign].reason}`] : []),
    '',
    details.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''),
    '',
  ].join('\n');
}
