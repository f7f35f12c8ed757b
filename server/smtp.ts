import { createTransport } from 'nodemailer';

import type { MailAddresses } from './email';

/** Letters under way at once, each over a connection that the next one uses again. */
export const smtpConnections = 3;

const minute = 60_000;

/** Delivers emails as they are, so that a Message-ID stays, over the server that SMTP_URL names. */
export function createSmtp(url: string, { from, to }: Pick<MailAddresses, 'from' | 'to'>) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: smtpConnections,
    // The delivery has a delayMs of its own; once more covers a connection that idled too long.
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

/**
 * The server has said for good that it won't take this email (RFC 5321, section 4.2.1). The same
 * answer to a password or a sender is a fault of the settings: mended, every email goes through.
 */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  if (typeof responseCode !== 'number' || responseCode < 500) return false;
  return command === 'RCPT TO' || command === 'DATA';
}
