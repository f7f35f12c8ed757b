import { createTransport } from 'nodemailer';

import type { MailAddresses } from './email';

/** Maximum number of emails in flight, each over a reused connection. */
export const smtpConnections = 3;

const minute = 60_000;

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);

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

/** Sends emails unchanged, including their Message-ID, through the server of SMTP_URL. */
export function createSmtp(url: string, { from, to }: Pick<MailAddresses, 'from' | 'to'>) {
  const transport = createTransport({
    url: secureSmtpUrl(url),
    pool: true,
    maxConnections: smtpConnections,
    // The delivery has its own retries; this one covers a pooled connection that was idle too long.
    maxRequeues: 1,
    connectionTimeout: minute,
    // RFC 5321, section 4.5.3.2: servers may take this long. A client that gives up after the
    // server has accepted the email would send it twice.
    greetingTimeout: 5 * minute,
    socketTimeout: 10 * minute,
  });
  return {
    /** @throws when the server cannot be reached or refuses the email */
    async send(email: Buffer): Promise<void> {
      await transport.sendMail({ envelope: { from, to }, raw: email });
    },
    close: () => transport.close(),
  };
}

interface SmtpError {
  responseCode?: unknown;
  command?: unknown;
  code?: unknown;
}

const isRefusal = ({ responseCode }: SmtpError) =>
  typeof responseCode === 'number' && responseCode >= 500;

/** Whether the server has read this email and rejected it for good (RFC 5321, section 4.2.1). */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isRefusal(error as SmtpError) && (error as SmtpError).command === 'DATA';
}

/**
 * Whether the server refuses the password, the sender, the recipient or a connection without TLS.
 * These are the same for all emails, so each one can be delivered once the setting is corrected.
 */
export function isConfigurationError(error: unknown): boolean {
  if (!(error instanceof Error) || isPermanent(error)) return false;
  return isRefusal(error as SmtpError) || (error as SmtpError).code === 'ETLS';
}
