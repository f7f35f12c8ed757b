import { createTransport } from 'nodemailer';

import type { Correspondence } from './letter';

const timeoutMs = 30_000;

/** Delivers letters as they are, so that a Message-ID stays, over the server that SMTP_URL names. */
export function createSmtp(url: string, { from, to }: Pick<Correspondence, 'from' | 'to'>) {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    /** @throws when the server can't be reached or refuses. */
    async send(letter: Buffer): Promise<void> {
      await transport.sendMail({ envelope: { from, to }, raw: letter });
    },
  };
}
