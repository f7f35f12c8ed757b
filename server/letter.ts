import MailComposer from 'nodemailer/lib/mail-composer';

import type { ContactMessage } from '#lib/contact/schema';

import { letterHtml, letterSubject, letterText, oneLine } from './letter-text';

/** Who writes and who reads: the site, on both ends, until CONTACT_FROM and CONTACT_TO say else. */
export interface Correspondence {
  siteName: string;
  from: string;
  to: string;
}

/**
 * Writes a message of the contact form as an RFC 5322 letter, in text and in HTML.
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
  const letter = new MailComposer({
    from: { name: `${siteName} website`, address: from },
    to,
    // The visitor is no sender (RFC 5322, section 3.6.2), which would also fail SPF.
    replyTo: { name: oneLine(message.name), address: message.email },
    subject: letterSubject(message),
    text: letterText(message),
    html: letterHtml(message),
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return letter.compile().build();
}
