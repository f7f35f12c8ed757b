import { createTransport } from 'nodemailer';

import type { MailAddresses } from './email';

/** Emails in flight at once, each over a connection that the next one uses again. */
export const smtpConnections = 3;

const minute = 60_000;

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);

/**
 * The address as it is used: a password crosses the network over TLS alone, so STARTTLS is required
 * where the connection does not begin with it, whatever the query of the address says. Loopback is
 * excepted, where nobody listens in.
 *
 * @returns the address for nodemailer, whose options the query carries
 */
export function secureSmtpUrl(address: string): string {
  const url = new URL(address);
  const hasPassword = url.username !== '' || url.password !== '' || url.search.includes('auth');
  if (!hasPassword || isLoopback(url.hostname)) return address;
  for (const name of ['secure', 'ignoreTLS', 'opportunisticTLS']) url.searchParams.delete(name);
  if (url.protocol === 'smtp:') url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Delivers emails as they are, so that a Message-ID stays, over the server that SMTP_URL names. */
export function createSmtp(url: string, { from, to }: Pick<MailAddresses, 'from' | 'to'>) {
  const transport = createTransport({
    url: secureSmtpUrl(url),
    pool: true,
    maxConnections: smtpConnections,
    // The delivery retries by itself; one repeat here covers a connection that idled too long.
    maxRequeues: 1,
    connectionTimeout: minute,
    // RFC 5321, section 4.5.3.2: a server may take so long, and who gives up on one that has
    // taken the email sends it twice.
    greetingTimeout: 5 * minute,
    socketTimeout: 10 * minute,
  });
  return {
    /** @throws when the server can't be reached or refuses. */
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

/** The server has read this email and will not take it (RFC 5321, section 4.2.1). */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isRefusal(error as SmtpError) && (error as SmtpError).command === 'DATA';
}

/**
 * The server refuses the password, the sender, the recipient or a connection without TLS. All
 * emails have the same ones, so each of them can be delivered once the setting is corrected.
 */
export function isSettingsFault(error: unknown): boolean {
  if (!(error instanceof Error) || isPermanent(error)) return false;
  return isRefusal(error as SmtpError) || (error as SmtpError).code === 'ETLS';
}
