import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface Answers {
  /**
   * Response codes for RCPT TO and for the end of DATA, one per email; after the last one every
   * email is accepted.
   */
  rcpt?: number[];
  data?: number[];
  /** Milliseconds before an email is accepted. */
  delayMs?: number;
  /** Accepts no email before this is resolved. */
  held?: Promise<void>;
}

const refusal = (code: number | undefined, words: string) =>
  code ? Object.assign(new Error(words), { responseCode: code }) : null;

/** A real SMTP server on this machine that stores the accepted emails, until the test ends. */
export async function mailServer(answers: Answers = {}) {
  const emails: string[] = [];
  const envelopes: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      envelopes.push(`${from} > ${address}`);
      done(refusal(answers.rcpt?.shift(), '5.1.1 no such mailbox'));
    },
    async onData(stream, _, done) {
      // The client was killed during DATA: there is no response to send.
      const email = await text(stream).catch(() => undefined);
      if (email === undefined) return done(new Error('incomplete'));
      await new Promise((resolve) => setTimeout(resolve, answers.delayMs ?? 0));
      await answers.held;
      const refused = refusal(answers.data?.shift(), `5.7.1 refused: ${email}`);
      if (!refused) emails.push(email);
      done(refused);
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { emails, envelopes, url: `smtp://127.0.0.1:${port}` };
}
