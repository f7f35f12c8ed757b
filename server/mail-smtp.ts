import { createTransport } from 'nodemailer';

import { isLoopback } from '#lib/site/env';

import { mostInFlight, type Sender } from './deliver';
import { emailSubject, emailText, headerText, isPlainAddress, type MailAddresses } from './email';

const minute = 60_000;

/**
 * Requires TLS for a URL with a password: STARTTLS where the connection does not start with TLS,
 * even if the query of the URL disables it. Loopback addresses are excepted.
 *
 * @returns the URL for nodemailer, with its options in the query
 */
export function secureSmtpUrl(address: string): string {
  const url = new URL(address);
  const hasPassword = url.username !== '' || url.password !== '' || url.search.includes('auth');
  if (!hasPassword || isLoopback(url.hostname)) return address;
  for (const name of ['secure', 'ignoreTLS', 'opportunisticTLS']) url.searchParams.delete(name);
  if (url.protocol === 'smtp:') url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Left side of a Message-ID and the domain of the sender. */
const messageId = (id: string, from: string) => `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`;

/** Delivers messages as emails through the server of SMTP_URL. */
export function smtpSender(url: string, { siteName, from, to }: MailAddresses): Sender {
  const transport = createTransport({
    url: secureSmtpUrl(url),
    pool: true,
    maxConnections: mostInFlight,
    // The delivery has its own retries; this one covers a pooled connection that was idle too long.
    maxRequeues: 1,
    connectionTimeout: minute,
    // RFC 5321, section 4.5.3.2: servers may take this long. A client that gives up after the
    // server has accepted the email would send it twice.
    greetingTimeout: 5 * minute,
    socketTimeout: 10 * minute,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      const { name, email, message_id, received } = message;
      await transport.sendMail({
        from: { name: `${siteName} website`, address: from },
        to,
        // The visitor is in Reply-To, not in From: RFC 5322, section 3.6.2, and SPF would fail.
        ...(isPlainAddress(email) && { replyTo: { name: headerText(name), address: email } }),
        subject: emailSubject(message),
        text: emailText(message),
        messageId: messageId(message_id, from),
        date: new Date(received),
      });
    },
    close: () => transport.close(),
  };
}
