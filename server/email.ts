import * as messages from '#lib/site/messages';

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
const oneLine = (value: string) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/**
 * A visitor's text for a header: one line, without the start of an encoded word (RFC 2047), which
 * mail programs would show decoded.
 */
export const headerText = (value: string) => oneLine(value).replaceAll('=?', '= ?');

/** Replaces invisible characters of an address by their code point: `a<U+200B>@b.example`. */
const visible = (value: string) =>
  value.replace(
    /\p{C}|\p{Z}|\p{Default_Ignorable_Code_Point}/gu,
    (character) => `<U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}>`,
  );

/**
 * Whether an address can be used in Reply-To: ASCII without spaces and encoded words. Non-ASCII text
 * needs SMTPUTF8 (RFC 6532), and invisible characters can make one address look like another.
 */
export const isPlainAddress = (email: string) => /^[!-~]+$/.test(email) && !email.includes('=?');

/** Subject with name and company; marked if the message looks automated. */
export function emailSubject({ name, company, sign }: EmailContent): string {
  const who = [name, company].filter(Boolean).map(headerText).join(', ');
  return `${sign ? `${messages.email.signs[sign].mark} ` : ''}${messages.email.subject}: ${who}`;
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
    `${messages.email.name}: ${oneLine(name)}`,
    `${messages.email.company}: ${oneLine(company) || '-'}`,
    `${messages.email.email}: ${visible(email)}`,
    `${messages.email.reference}: ${reference}`,
    ...(sign ? [`${messages.email.note}: ${messages.email.signs[sign].reason}`] : []),
    '',
    details.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''),
    '',
  ].join('\n');
}
