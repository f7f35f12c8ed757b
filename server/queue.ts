import { errorFacts, type Log } from './log';
import { retryDelay } from './retry-delay';
import type { Submission } from './submission';

/** A message of the contact form on its way. */
export interface QueuedMessage extends Submission {
  /** The same for every copy of a submission on one day (UTC): the Idempotency-Key. */
  id: string;
  reference: string;
}

export interface DeadLetter extends QueuedMessage {
  attempts: number;
  reason: string;
}

/** As much of a batch of Cloudflare Queues as is used here. */
export interface Batch {
  messages: readonly {
    body: QueuedMessage;
    /** 1 at the first delivery. */
    attempts: number;
    ack(): void;
    retry(options: { delaySeconds: number }): void;
  }[];
}

interface QueueOptions {
  /** Resolves once the message is accepted. */
  send: (queued: QueuedMessage) => Promise<void>;
  isPermanent: (error: unknown) => boolean;
  /** Keeps a message that can't be delivered, with the reason. */
  deadLetter: (dead: DeadLetter) => Promise<void>;
  /** First delay in milliseconds. */
  retryMs: number;
  log: Log;
  random?: () => number;
}

/**
 * Attempts before a message is given up: with delays that grow to an hour, about four days. The
 * queue's own max_retries must be no less, or it would deadLetter the message without the reason.
 */
export const maxAttempts = 100;

/** Delivers what a queue hands over; what fails comes back after a delay that grows. */
export async function deliverBatch({ messages }: Batch, options: QueueOptions): Promise<void> {
  const { send, isPermanent, deadLetter, retryMs, log, random = Math.random } = options;

  /** Copies of one submission in a batch are sent once. */
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
