import MailComposer from 'nodemailer/lib/mail-composer';

import type { ContactMessage } from '#lib/contact/schema';

/** Who writes and who reads: the site, on both ends, until CONTACT_FROM and CONTACT_TO say else. */
export interface Correspondence {
  siteName: string;
  from: string;
  to: string;
}

/** Control characters end here: a line break in a name must not look like another line. */
const line = (value: string) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const paragraphs = (value: string) => value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

function body({ name, company, email, details }: ContactMessage): string {
  const head = [`Name: ${line(name)}`, `Company: ${line(company) || '-'}`, `Email: ${email}`];
  return `${head.join('\n')}\n\n${paragraphs(details)}\n`;
}

/**
 * Writes a message of the contact form as an RFC 5322 letter.
 *
 * @param id - becomes the left side of the Message-ID, which stays the same for every attempt to
 *   deliver, so that a repeat can be recognized
 */
export function composeLetter(
  message: ContactMessage,
  { siteName, from, to }: Correspondence,
  id: string,
  date: Date,
): Promise<Buffer> {
  const name = line(message.name);
  const company = line(message.company);
  const letter = new MailComposer({
    from: { name: `${siteName} website`, address: from },
    to,
    // The visitor is no sender (RFC 5322, section 3.6.2), which would also fail SPF.
    replyTo: { name, address: message.email },
    subject: `Contact form: ${company ? `${name}, ${company}` : name}`,
    text: body(message),
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return letter.compile().build();
}
