import { errorFacts, type Log } from './log';
import { leaseMs, longestDelayMs, type Store, type StoredMessage } from './store';

/** Delivers one message. Resolves when it is accepted, rejects when it was not. */
export interface Sender {
  send: (message: StoredMessage) => Promise<void>;
  close?: () => void;
}

export interface DeliveryOptions {
  store: Store;
  sender: Sender;
  log: Log;
  clock: () => number;
  /** Most messages of one run, for hosts that limit what a run may do. Default: all that are due. */
  mostInRun?: number;
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

/** Milliseconds between two attempts to mark sent messages when the delivery stops. */
const markDelayMs = 250;
/** About the eight seconds that a process has left when it is stopped. */
const lastMarks = 32;

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
 * same Message-ID. A mark that cannot be stored is repeated, and nothing is sent before it is. Every
 * refusal is repeated for five days, because the reason may be the sender and not the message.
 */
export function createDelivery(options: DeliveryOptions) {
  const { store, sender, log, clock, mostInRun = Number.POSITIVE_INFINITY } = options;
  const workers = new Set<Promise<void>>();
  /** Messages that are sent and not marked yet. */
  const unmarked = new Set<number>();
  let left = 0;
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
    const isDead = attempts >= mostAttempts;
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
    unmarked.add(id);
    await markAll();
  }

  /** @returns whether all sent messages are marked */
  async function markAll(): Promise<boolean> {
    for (const id of unmarked) {
      try {
        await store.markSent(id);
        unmarked.delete(id);
      } catch (error) {
        log('mark-failed', { id, ...errorFacts(error) });
        return false;
      }
    }
    return true;
  }

  /** Delivers one message after the other until none is due. */
  async function work(): Promise<void> {
    try {
      while (!stopped && left > 0) {
        left -= 1;
        if (!(await markAll())) return;
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
      left = mostInRun;
      while (workers.size < mostInFlight) {
        const worker = work().finally(() => workers.delete(worker));
        workers.add(worker);
      }
      await Promise.all(workers);
    },
    /** Claims no further message. Resolves when those in flight have ended and are marked. */
    async stop(): Promise<void> {
      stopped = true;
      await Promise.all(workers);
      sender.close?.();
      for (let attempt = 0; attempt < lastMarks && !(await markAll()); attempt += 1) {
        await new Promise((resolve) => setTimeout(resolve, markDelayMs));
      }
    },
  };
}
