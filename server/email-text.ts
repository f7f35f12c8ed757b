import { html } from 'hono/html';

import type { ContactMessage } from '#lib/contact/schema';

/** Control characters end here: a line break in a name must not look like another line. */
export const oneLine = (value: string) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const paragraphs = (value: string) => value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

/**
 * Names an email for ever. The time in front sorts a folder of them; short, so that no mail program
 * sees a folded Message-ID.
 */
export function messageId(date: Date): string {
  const random = crypto.getRandomValues(new Uint8Array(9));
  const digits = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${date.toISOString().replace(/[-:.]/g, '')}-${digits}`;
}

export function emailSubject(message: ContactMessage): string {
  const name = oneLine(message.name);
  const company = oneLine(message.company);
  return `Contact form: ${company ? `${name}, ${company}` : name}`;
}

const head = ({ name, company, email }: ContactMessage) =>
  [
    ['Name', oneLine(name)],
    ['Company', oneLine(company) || '-'],
    ['Email', email],
  ] as const;

export function emailText(message: ContactMessage): string {
  const lines = head(message).map(([label, value]) => `${label}: ${value}`);
  return `${lines.join('\n')}\n\n${paragraphs(message.details)}\n`;
}

/** The same words for mail programs that show HTML; every value is escaped. */
export function emailHtml(message: ContactMessage): string {
  const details = paragraphs(message.details).split(/\n{2,}/);
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${emailSubject(message)}</title>
  </head>
  <body>
    <table>
      ${head(message).map(
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
