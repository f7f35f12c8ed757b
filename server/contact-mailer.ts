import { startDelivery } from './delivery';
import { composeEmail, type MailAddresses } from './email';
import type { LockOptions } from './folder-lock';
import type { Log } from './log';
import { type OutboxLimits, type OutboxState, openOutbox, rememberMs } from './outbox';
import { createSmtp, isConfigurationError, isPermanent, smtpConnections } from './smtp';
import {
  messageId,
  parseMessageId,
  referenceOf,
  type Submission,
  submissionHash,
} from './submission';

interface ContactMailerOptions {
  folder: string;
  addresses: MailAddresses;
  /** Without it, emails are stored and not sent. */
  smtpUrl: string | undefined;
  retryMs: number;
  log: Log;
  limits?: Partial<OutboxLimits>;
  lock?: LockOptions;
}

export interface ContactMailer {
  /**
   * Resolves with the reference once the message is on disk. The same submission within 24 hours
   * gets the same reference and is stored once.
   *
   * @throws OutboxFullError above a limit; the I/O error when writing fails
   */
  enqueue(submission: Submission): Promise<string>;
  /**
   * Moves dead letters back and delivers files that were added by hand. @returns number of dead
   * letters
   */
  requeue(): Promise<number>;
  state(): Promise<OutboxState>;
  checkWritable(): Promise<void>;
  /** Waits at most `graceMs` milliseconds for emails in flight; queued emails remain on disk. */
  close(graceMs?: number): Promise<void>;
}

/** Maximum number of submissions remembered for 24 hours: about 3 MB. */
const maxRemembered = 20_000;

/** Stores messages as emails and, if a mail server is configured, delivers them. */
export async function openContactMailer(options: ContactMailerOptions): Promise<ContactMailer> {
  const { folder, addresses, smtpUrl, retryMs, log, limits } = options;
  let lost = false;
  const outbox = await openOutbox(folder, {
    log,
    limits,
    lock: {
      ...options.lock,
      onLost() {
        lost = true;
        log('outbox-lock-lost', { folder });
        void delivery?.stop(0);
      },
    },
  });
  const smtp = smtpUrl === undefined ? undefined : createSmtp(smtpUrl, addresses);
  const delivery =
    smtp &&
    (await startDelivery({
      outbox,
      send: smtp.send,
      isPermanent,
      isConfigurationError,
      retryMs,
      log,
      concurrency: smtpConnections,
    }));
  /** Hash of a submission → time of storing in milliseconds; in the order of storing. */
  const recent = new Map<string, number>();
  for (const id of (await outbox.recentIds()).sort()) {
    const { hash = '', time = 0 } = parseMessageId(id) ?? {};
    recent.set(hash, time);
  }
  const storing = new Map<string, Promise<void>>();

  async function store(submission: Submission, hash: string): Promise<void> {
    if (lost) throw new Error('Another service has taken over the outbox.');
    const date = new Date();
    const id = messageId(date, hash);
    const suspect = submission.sign === 'honeypot';
    const referenced = { ...submission, reference: referenceOf(hash) };
    await outbox.add(id, await composeEmail(referenced, addresses, id, date), suspect);
    recent.delete(hash);
    recent.set(hash, date.getTime());
    for (const [oldest, time] of recent) {
      if (recent.size <= maxRemembered && Date.now() - time < rememberMs) break;
      recent.delete(oldest);
    }
    log('message-accepted', { id, kind: submission.sign ?? 'plain' });
    if (!suspect) delivery?.add(id);
  }

  return {
    async enqueue(submission) {
      const hash = await submissionHash(submission);
      const running = storing.get(hash);
      if (running || Date.now() - (recent.get(hash) ?? -rememberMs) < rememberMs) {
        await running;
        log('message-repeated', { kind: submission.sign ?? 'plain' });
        return referenceOf(hash);
      }
      const stored = store(submission, hash).finally(() => storing.delete(hash));
      storing.set(hash, stored);
      await stored;
      return referenceOf(hash);
    },
    async requeue() {
      const count = await outbox.requeueDeadLetters();
      log('dead-letters-requeued', { count });
      await delivery?.rescan();
      return count;
    },
    state: outbox.state,
    checkWritable: outbox.checkWritable,
    async close(graceMs) {
      await delivery?.stop(graceMs);
      smtp?.close();
      await outbox.close();
    },
  };
}
