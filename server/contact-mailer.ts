import type { ContactMessage } from '#lib/contact/schema';

import { startDelivery } from './delivery';
import { composeEmail, type MailAddresses } from './email';
import { messageId } from './email-text';
import type { Log } from './log';
import { openOutbox } from './outbox';
import { createSmtp, isPermanent, smtpConnections } from './smtp';

interface ContactMailerOptions {
  folder: string;
  addresses: MailAddresses;
  /** Without it emails stay in the folder. */
  smtpUrl: string | undefined;
  retryMs: number;
  log: Log;
}

/** Keeps messages as emails and, where there is a mail server, sends them on. */
export async function openContactMailer(options: ContactMailerOptions) {
  const { folder, addresses, smtpUrl, retryMs, log } = options;
  const outbox = await openOutbox(folder);
  const smtp = smtpUrl === undefined ? undefined : createSmtp(smtpUrl, addresses);
  const delivery =
    smtp &&
    (await startDelivery({
      outbox,
      send: smtp.send,
      isPermanent,
      retryMs,
      log,
      concurrency: smtpConnections,
    }));

  return {
    /** Resolves once the message is on disk. @throws when the disk refuses. */
    async enqueue(message: ContactMessage): Promise<void> {
      const date = new Date();
      const id = messageId(date);
      await outbox.add(id, await composeEmail(message, addresses, id, date));
      log('message-accepted', { id });
      delivery?.add(id);
    },
    /** Finishes what is under way; what waits is on disk. */
    async close(): Promise<void> {
      await delivery?.stop();
      smtp?.close();
    },
  };
}
