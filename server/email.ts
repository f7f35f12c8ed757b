import MailComposer from 'nodemailer/lib/mail-composer';

import type { ContactMessage } from '#lib/contact/schema';

import { emailHtml, emailSubject, emailText, oneLine } from './email-text';

/** Who writes and who reads: the site, on both ends, until CONTACT_FROM and CONTACT_TO say else. */
export interface MailAddresses {
  siteName: string;
  from: string;
  to: string;
}

/**
 * Writes a message of the contact form as an RFC 5322 email, in text and in HTML.
 *
 * @param id - becomes the left side of the Message-ID, which stays the same for every attempt to
 *   deliver, so that a repeat can be recognized
 */
export function composeEmail(
  message: ContactMessage,
  { siteName, from, to }: MailAddresses,
  id: string,
  date: Date,
): Promise<Buffer> {
  const email = new MailComposer({
    from: { name: `${siteName} website`, address: from },
    to,
    // The visitor is no sender (RFC 5322, section 3.6.2), which would also fail SPF.
    replyTo: { name: oneLine(message.name), address: message.email },
    subject: emailSubject(message),
    text: emailText(message),
    html: emailHtml(message),
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return email.compile().build();
}
