import { errorFacts, type Log } from './log';
import { leaseMs, longestDelayMs, type Store, type StoredMessage } from './store';

/** Delivers one message. Resolves when it is accepted, rejects when it was not. */
export interface Sender {
  send: (message: StoredMessage) => Promise<void>;
  /** Whether an error of `send` means that this message will never be accepted. */
  isPermanent: (error: unknown) => boolean;
  close?: () => void;
}

export interface DeliveryOptions {
  store: Store;
  sender: Sender;
  log: Log;
  clock: () => number;
}

/** Most emails in flight. */
export const mostInFlight = 3;

const firstDelayMs = 30_000;
/** About five days with the delays below (RFC 5321, section 4.5.4.1: at least four to five days). */
const mostAttempts = 125;
/**
 * RFC 5321, section 4.5.3.2: a server may take 10 minutes to accept an email. Ends before the lease,
 * so that two processes never send the same message.
 */
const longestAttemptMs = leaseMs - 60_000;

/**
 * Delay before a retry: doubles with every attempt up to an hour.
 *
 * @param attempt - 1 after the first failure
 */
export const retryDelay = (attempt: number) =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1));

/** Reason of a failure for operators, without words of the visitor. */
const reasonOf = (error: unknown) =>
  Object.values(errorFacts(error))
    .filter((fact) => fact !== undefined)
    .join(' ') || 'unknown';

/**
 * Delivers stored messages. A message is claimed with a lease, so other processes with the same
 * database do not send it too. After a crash it is sent when the lease has ended. If that crash was
 * between the answer of the mail server and the mark in the database, it is sent twice, with the
 * same Message-ID.
 */
export function createDelivery(options: DeliveryOptions) {
  const { store, sender, log, clock } = options;
  const workers = new Set<Promise<void>>();
  let stopped = false;

  async function send(message: StoredMessage): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      const error = new Error('the attempt took too long');
      timer = setTimeout(() => reject(error), longestAttemptMs);
    });
    await Promise.race([sender.send(message), timeout]).finally(() => clearTimeout(timer));
  }

  async function fail(message: StoredMessage, error: unknown): Promise<void> {
    const { id, attempts } = message;
    const isDead = sender.isPermanent(error) || attempts >= mostAttempts;
    const delay = retryDelay(attempts);
    const facts = { id, attempt: attempts, ...errorFacts(error) };
    log(isDead ? 'message-dead' : 'delivery-failed', isDead ? facts : { ...facts, delay });
    await store.markFailed(message, {
      state: isDead ? 'dead' : 'waiting',
      nextAttempt: clock() + delay,
      reason: reasonOf(error),
    });
  }

  async function deliver(message: StoredMessage): Promise<void> {
    const { id, attempts } = message;
    try {
      await send(message);
    } catch (error) {
      return fail(message, error);
    }
    log('message-sent', { id, attempt: attempts });
    await store.markSent(id);
  }

  /** Delivers one message after the other until none is due. */
  async function work(): Promise<void> {
    try {
      while (!stopped) {
        const message = await store.claim();
        if (!message) return;
        await deliver(message);
      }
    } catch (error) {
      log('error', errorFacts(error));
    }
  }

  return {
    /** Resolves when no message is due. Can be called again before, for messages of meanwhile. */
    async run(): Promise<void> {
      while (workers.size < mostInFlight) {
        const worker = work().finally(() => workers.delete(worker));
        workers.add(worker);
      }
      await Promise.all(workers);
    },
    /** Claims no further message. Resolves when those in flight have ended. */
    async stop(): Promise<void> {
      stopped = true;
      await Promise.all(workers);
      sender.close?.();
    },
  };
}
