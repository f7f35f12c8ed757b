import MailComposer from 'nodemailer/lib/mail-composer';

import {
  emailHtml,
  emailSubject,
  emailText,
  isPlainAddress,
  oneLine,
  type Referenced,
} from './email-text';

/** Sender and recipient: the site's own address for both, unless CONTACT_FROM and CONTACT_TO say otherwise. */
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
  submission: Referenced,
  { siteName, from, to }: MailAddresses,
  id: string,
  date: Date,
): Promise<Buffer> {
  const { message, sign, reference } = submission;
  const composer = new MailComposer({
    from: { name: `${siteName} website`, address: from },
    to,
    // The visitor is no sender (RFC 5322, section 3.6.2), which would also fail SPF.
    ...(isPlainAddress(message.email) && {
      replyTo: { name: oneLine(message.name), address: message.email },
    }),
    subject: emailSubject(submission),
    headers: { 'X-Contact-Reference': reference, ...(sign && { 'X-Contact-Sign': sign }) },
    text: emailText(submission),
    html: emailHtml(submission),
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
