import { faultFacts, type Log } from './log';
import type { Outbox } from './outbox';

interface DeliveryOptions {
  outbox: Outbox;
  /** Hands one letter on. Resolves once it is accepted, rejects when it must be tried again. */
  send: (letter: Buffer) => Promise<void>;
  /** First delay in milliseconds. */
  retryMs: number;
  log: Log;
  random?: () => number;
}

export interface Delivery {
  /** Delivers a letter that is in the outbox, as soon as those before it are done. */
  add(id: string): void;
  /** Lets the letter under way finish, then stops. What is left waits for the next start. */
  stop(): Promise<void>;
}

const longestDelayMs = 3_600_000;

/**
 * Doubles with every attempt up to an hour, then takes between half and all of it: letters that
 * failed together must not come back together.
 */
export function retryDelay(attempt: number, retryMs: number, random: number): number {
  const delay = Math.min(longestDelayMs, retryMs * 2 ** (attempt - 1));
  return Math.round(delay * (0.5 + random / 2));
}

/**
 * Sends what is in the outbox, one letter at a time, and removes each after it is accepted. A
 * process that dies between the two sends that letter again, under the same Message-ID.
 */
export async function startDelivery(options: DeliveryOptions): Promise<Delivery> {
  const { outbox, send, retryMs, log, random = Math.random } = options;
  const timers = new Set<NodeJS.Timeout>();
  let underWay = Promise.resolve();
  let stopped = false;

  function queue(id: string, attempt: number): void {
    underWay = underWay.then(() => (stopped ? undefined : deliver(id, attempt)));
  }

  function retry(id: string, attempt: number, error: unknown): void {
    const retryInMs = retryDelay(attempt, retryMs, random());
    log('delivery-failed', { id, attempt, retryInMs, ...faultFacts(error) });
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      queue(id, attempt + 1);
    }, retryInMs);
    timers.add(timer);
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

  async function deliver(id: string, attempt: number): Promise<void> {
    try {
      const letter = await read(id);
      if (!letter) return;
      await send(letter);
    } catch (error) {
      retry(id, attempt, error);
      return;
    }
    log('message-sent', { id, attempt });
    // It is sent: a file that stays must not be sent again by this process.
    await outbox.remove(id).catch((error) => log('remove-failed', { id, ...faultFacts(error) }));
  }

  for (const id of await outbox.list()) queue(id, 1);

  return {
    add: (id) => queue(id, 1),
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await underWay;
    },
  };
}
