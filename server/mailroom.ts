import { randomBytes } from 'node:crypto';

import type { ContactMessage } from '#lib/contact/schema';

import { startDelivery } from './delivery';
import { type Correspondence, composeLetter } from './letter';
import type { Log } from './log';
import { openOutbox } from './outbox';
import { createSmtp } from './smtp';

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
  const delivery =
    smtpUrl === undefined
      ? undefined
      : await startDelivery({ outbox, ...createSmtp(smtpUrl, correspondence), retryMs, log });

  return {
    /** Resolves once the message is on disk. @throws when the disk refuses. */
    async keep(message: ContactMessage): Promise<void> {
      const date = new Date();
      // The time in front sorts the folder. Short, so that no mail program sees a folded Message-ID.
      const time = date.toISOString().replace(/[-:.]/g, '');
      const id = `${time}-${randomBytes(9).toString('hex')}`;
      await outbox.add(id, await composeLetter(message, correspondence, id, date));
      log('message-kept', { id });
      delivery?.add(id);
    },
    close: async () => delivery?.stop(),
  };
}
