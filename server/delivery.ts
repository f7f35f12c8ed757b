import { errorFacts, type Log } from './log';
import type { Outbox } from './outbox';
import { retryDelay } from './retry-delay';

interface DeliveryOptions {
  outbox: Outbox;
  /** Hands one email on. Resolves once it is accepted, rejects when it must be tried again. */
  send: (email: Buffer) => Promise<void>;
  /** Whether an error of `send` is the last word on that email. */
  isPermanent: (error: unknown) => boolean;
  /** First delay in milliseconds. */
  retryMs: number;
  log: Log;
  /** Letters under way at once. */
  concurrency?: number;
  /** An email that has failed for so long goes to dead/. */
  giveUpMs?: number;
  random?: () => number;
}

export interface Delivery {
  /** Delivers an email that is in the outbox, as soon as fewer than `concurrency` are in flight. */
  add(id: string): void;
  /** Lets emails under way finish, then stops. What is left waits for the next start. */
  stop(): Promise<void>;
}

interface Attempt {
  id: string;
  number: number;
  /** When this process first tried: time in the outbox before that is no sign against an email. */
  since?: number;
}

/** RFC 5321, section 4.5.4.1: at least four to five days. */
const fiveDaysMs = 432_000_000;

/**
 * Sends what is in the outbox and removes each email after it is accepted. A process that dies
 * between the two sends that email again, under the same Message-ID.
 */
export async function startDelivery(options: DeliveryOptions): Promise<Delivery> {
  const { outbox, send, isPermanent, retryMs, log } = options;
  const { concurrency = 1, giveUpMs = fiveDaysMs, random = Math.random } = options;
  const waiting: Attempt[] = [];
  const inFlight = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  function pump(): void {
    while (!stopped && inFlight.size < concurrency) {
      const attempt = waiting.shift();
      if (!attempt) return;
      const run = deliver(attempt).finally(() => {
        inFlight.delete(run);
        pump();
      });
      inFlight.add(run);
    }
  }

  function queue(attempt: Attempt): void {
    waiting.push(attempt);
    pump();
  }

  function retry({ id, number, since }: Attempt, error: unknown): void {
    const retryInMs = retryDelay(number, retryMs, random());
    log('delivery-failed', { id, attempt: number, retryInMs, ...errorFacts(error) });
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      queue({ id, number: number + 1, since });
    }, retryInMs);
    timers.add(timer);
  }

  async function fail(attempt: Attempt, error: unknown): Promise<void> {
    const { id, number, since = Date.now() } = attempt;
    if (!isPermanent(error) && Date.now() - since < giveUpMs) return retry(attempt, error);
    const facts = { id, attempts: number, time: new Date().toISOString(), ...errorFacts(error) };
    const words = error instanceof Error ? error.message : String(error);
    try {
      const file = await outbox.moveToDeadLetters(id, { ...facts, reason: words });
      log('message-dead', { ...facts, file });
    } catch (trouble) {
      retry(attempt, trouble);
    }
  }

  async function read(id: string): Promise<Buffer | undefined> {
    try {
      return await outbox.read(id);
    } catch (error) {
      // Somebody took the file away: there is nothing left to deliver.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async function deliver(attempt: Attempt): Promise<void> {
    const { id, number } = attempt;
    attempt.since ??= Date.now();
    try {
      const email = await read(id);
      if (!email) return;
      await send(email);
    } catch (error) {
      await fail(attempt, error);
      return;
    }
    log('message-sent', { id, attempt: number });
    // It is sent: a file that stays must not be sent again by this process.
    await outbox.remove(id).catch((error) => log('remove-failed', { id, ...errorFacts(error) }));
  }

  const add = (id: string) => queue({ id, number: 1 });
  for (const id of await outbox.list()) add(id);

  return {
    add,
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(inFlight);
    },
  };
}
