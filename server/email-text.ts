import { html } from 'hono/html';

import type { AutomationSign } from '#lib/contact/honeypot';

import type { Submission } from './submission';

/** A submission with the reference that its visitor received. */
export interface Referenced extends Submission {
  reference: string;
}

/** Replaces control characters and line separators, so that a value cannot fake another line. */
export const oneLine = (value: string) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const paragraphs = (value: string) => value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

/** Replaces invisible characters of an address by their code point: `a<U+200B>@b.example`. */
export const visible = (value: string) =>
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
export function emailSubject({ message, sign }: Submission): string {
  const name = oneLine(message.name);
  const company = oneLine(message.company);
  const mark = sign ? marks[sign].subject : '';
  return `${mark}Contact form: ${company ? `${name}, ${company}` : name}`;
}

const head = ({ message: { name, company, email }, sign, reference }: Referenced) => [
  ['Name', oneLine(name)],
  ['Company', oneLine(company) || '-'],
  ['Email', visible(email)],
  ['Reference', reference],
  ...(sign ? [['Note', marks[sign].reason]] : []),
];

/** Email body as plain text: the fields line by line, a blank line, then the details. */
export function emailText(submission: Referenced): string {
  const lines = head(submission).map(([label, value]) => `${label}: ${value}`);
  return `${lines.join('\n')}\n\n${paragraphs(submission.message.details)}\n`;
}

/** The text as HTML, for mail programs that display HTML; every value is escaped. */
export function emailHtml(submission: Referenced): string {
  const details = paragraphs(submission.message.details).split(/\n{2,}/);
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${emailSubject(submission)}</title>
  </head>
  <body>
    <table>
      ${head(submission).map(
        ([label, value]) => html`<tr><th align="left">${label}</th><td>${value}</td></tr>`,
      )}
    </table>
    ${details.map(
      (block) =>
        html`<p>${block.split('\n').map((line, index) => (index ? html`<br>${line}` : line))}</p>`,
    )}
  </body>
</html>
`.toString();
}
