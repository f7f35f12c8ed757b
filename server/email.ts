import MailComposer from 'nodemailer/lib/mail-composer';

import {
  emailHtml,
  emailSubject,
  emailText,
  isPlainAddress,
  oneLine,
  type Referenced,
} from './email-text';

/**
 * Sender and recipient. Defaults: the site's own address for both; see CONTACT_FROM and CONTACT_TO.
 */
export interface MailAddresses {
  siteName: string;
  from: string;
  to: string;
}

/**
 * Composes a contact form message as an RFC 5322 email with a text and an HTML part.
 *
 * @param id - left side of the Message-ID; the same for every delivery attempt, so that receivers
 *   can recognize duplicates
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
    // The visitor is in Reply-To, not in From: RFC 5322, section 3.6.2, and SPF would fail.
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
