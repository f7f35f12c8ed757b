import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface Answers {
  /**
   * Response codes for RCPT TO and for the end of DATA, one per email; after the last one every
   * email is accepted.
   */
  rcpt?: number[];
  data?: number[];
  /** Milliseconds before an email is accepted. */
  delayMs?: number;
  /** Offers AUTH without TLS. */
  auth?: boolean;
  port?: number;
}

const refusal = (code: number | undefined, words: string) =>
  code ? Object.assign(new Error(words), { responseCode: code }) : null;

/** A real SMTP server on this machine that stores the accepted emails. */
export async function mailServer(answers: Answers = {}) {
  const emails: string[] = [];
  const envelopes: string[] = [];
  let connections = 0;
  let logins = 0;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: answers.auth ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onAuth(_, __, done) {
      logins += 1;
      done(null, { user: 'user' });
    },
    logger: false,
    onConnect(_, done) {
      connections += 1;
      done();
    },
    onRcptTo: ({ address }, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      envelopes.push(`${from} > ${address}`);
      done(refusal(answers.rcpt?.shift(), 'no such mailbox'));
    },
    async onData(stream, _, done) {
      // The client was killed during DATA: there is no response to send.
      const email = await text(stream).catch(() => undefined);
      if (email === undefined) return done(new Error('incomplete'));
      await new Promise((resolve) => setTimeout(resolve, answers.delayMs ?? 0));
      const refused = refusal(answers.data?.shift(), `refused: ${email}`);
      if (!refused) emails.push(email);
      done(refused);
    },
  });
  server.on('error', () => undefined);
  server.listen(answers.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    emails,
    envelopes,
    connections: () => connections,
    logins: () => logins,
    port,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
