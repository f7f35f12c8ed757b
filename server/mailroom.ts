import type { ContactMessage } from '#lib/contact/schema';

import { startDelivery } from './delivery';
import { type Correspondence, composeLetter } from './letter';
import { letterId } from './letter-text';
import type { Log } from './log';
import { openOutbox } from './outbox';
import { createSmtp, isRefused, smtpConnections } from './smtp';

interface MailroomOptions {
  folder: string;
  correspondence: Correspondence;
  /** Without it letters stay in the folder. */
  smtpUrl: string | undefined;
  retryMs: number;
  log: Log;
}

/** Keeps messages as letters and, where there is a mail server, sends them on. */
export async function openMailroom(options: MailroomOptions) {
  const { folder, correspondence, smtpUrl, retryMs, log } = options;
  const outbox = await openOutbox(folder);
  const smtp = smtpUrl === undefined ? undefined : createSmtp(smtpUrl, correspondence);
  const delivery =
    smtp &&
    (await startDelivery({
      outbox,
      send: smtp.send,
      isRefused,
      retryMs,
      log,
      lanes: smtpConnections,
    }));

  return {
    /** Resolves once the message is on disk. @throws when the disk refuses. */
    async keep(message: ContactMessage): Promise<void> {
      const date = new Date();
      const id = letterId(date);
      await outbox.add(id, await composeLetter(message, correspondence, id, date));
      log('message-kept', { id });
      delivery?.add(id);
    },
    /** Finishes what is under way; what waits is on disk. */
    async close(): Promise<void> {
      await delivery?.stop();
      smtp?.close();
    },
  };
}
