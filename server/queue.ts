import { errorFacts, type Log } from './log';
import { retryDelay } from './retry-delay';
import type { Submission } from './submission';

/** A contact form message in the queue. */
export interface QueuedMessage extends Submission {
  /** Idempotency key: the same for all copies of a submission on one day (UTC). */
  id: string;
  reference: string;
}

export interface DeadLetter extends QueuedMessage {
  attempts: number;
  reason: string;
}

/** The part of a Cloudflare Queues batch that is used here. */
export interface Batch {
  messages: readonly {
    body: QueuedMessage;
    /** 1 on the first delivery. */
    attempts: number;
    ack(): void;
    retry(options: { delaySeconds: number }): void;
  }[];
}

interface QueueOptions {
  /** Resolves once the message is accepted. */
  send: (queued: QueuedMessage) => Promise<void>;
  isPermanent: (error: unknown) => boolean;
  /** Stores a message that cannot be delivered, with the reason. */
  deadLetter: (dead: DeadLetter) => Promise<void>;
  /** Delay before the first retry, in milliseconds. */
  retryMs: number;
  log: Log;
  random?: () => number;
}

/**
 * Attempts before a message becomes a dead letter: about four days, with delays that grow to an
 * hour. The queue's max_retries must not be lower, or the queue would store the dead letter without
 * the reason.
 */
export const maxAttempts = 100;

/** Delivers the messages of a batch; a failed one is retried after a growing delay. */
export async function deliverBatch({ messages }: Batch, options: QueueOptions): Promise<void> {
  const { send, isPermanent, deadLetter, retryMs, log, random = Math.random } = options;

  /** Deliveries by id: copies of one submission in a batch are sent once. */
  const sending = new Map<string, Promise<void>>();

  async function deliver(queued: Batch['messages'][number]): Promise<void> {
    const { body, attempts } = queued;
    const { id } = body;
    try {
      const sent = sending.get(id) ?? send(body);
      sending.set(id, sent);
      await sent;
      log('message-sent', { id, attempt: attempts });
      return queued.ack();
    } catch (error) {
      const facts = { id, attempt: attempts, ...errorFacts(error) };
      if (isPermanent(error) || attempts >= maxAttempts) {
        const reason = error instanceof Error ? error.message : String(error);
        const deadLettered = await deadLetter({ ...body, attempts, reason }).then(
          () => true,
          () => false,
        );
        if (deadLettered) {
          log('message-dead', facts);
          return queued.ack();
        }
      }
      const retryInMs = retryDelay(attempts, retryMs, random());
      log('delivery-failed', { ...facts, retryInMs });
      queued.retry({ delaySeconds: Math.ceil(retryInMs / 1000) });
    }
  }

  await Promise.all(messages.map(deliver));
}
