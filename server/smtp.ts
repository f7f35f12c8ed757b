import { createTransport } from 'nodemailer';

import type { Correspondence } from './letter';

/** Letters under way at once, each over a connection that the next one uses again. */
export const smtpConnections = 3;

const minute = 60_000;

/** Delivers letters as they are, so that a Message-ID stays, over the server that SMTP_URL names. */
export function createSmtp(url: string, { from, to }: Pick<Correspondence, 'from' | 'to'>) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: smtpConnections,
    // The delivery has a patience of its own; once more covers a connection that idled too long.
    maxRequeues: 1,
    connectionTimeout: minute,
    // RFC 5321, section 4.5.3.2: a server may take so long, and who gives up on one that has
    // taken the letter sends it twice.
    greetingTimeout: 5 * minute,
    socketTimeout: 10 * minute,
  });
  return {
    /** @throws when the server can't be reached or refuses. */
    async send(letter: Buffer): Promise<void> {
      await transport.sendMail({ envelope: { from, to }, raw: letter });
    },
    close: () => transport.close(),
  };
}

/**
 * The server has said for good that it won't take this letter (RFC 5321, section 4.2.1). The same
 * answer to a password or a sender is a fault of the settings: mended, every letter goes through.
 */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  if (typeof responseCode !== 'number' || responseCode < 500) return false;
  return command === 'RCPT TO' || command === 'DATA';
}
