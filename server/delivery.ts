import { errorFacts, type Log } from './log';
import type { Outbox } from './outbox';
import { retryDelay } from './retry-delay';

interface DeliveryOptions {
  outbox: Pick<Outbox, 'list' | 'read' | 'remove' | 'moveToDeadLetters'>;
  /** Delivers one email. Resolves when it is accepted, rejects when it must be retried. */
  send: (email: Buffer) => Promise<void>;
  /** Whether an error of `send` means that this email will never be accepted. */
  isPermanent: (error: unknown) => boolean;
  /** Whether an error of `send` is caused by the settings and so affects every email. */
  isConfigurationError?: (error: unknown) => boolean;
  /** Delay before the first retry, in milliseconds. */
  retryMs: number;
  log: Log;
  /** Maximum number of emails in flight. */
  concurrency?: number;
  /** Milliseconds of failures after which an email is moved to dead/. */
  giveUpMs?: number;
  /** Milliseconds between two scans of the folder for files that were added by hand. */
  rescanMs?: number;
  random?: () => number;
}

export interface Delivery {
  /** Delivers an email of the outbox, as soon as fewer than `concurrency` are in flight. */
  add(id: string): void;
  /** Delivers all emails of the outbox that are not known yet. */
  rescan(): Promise<void>;
  /**
   * Waits at most `graceMs` milliseconds for emails in flight and starts no other. Emails that were
   * not delivered are retried on the next start.
   */
  stop(graceMs?: number): Promise<void>;
}

interface Attempt {
  id: string;
  number: number;
  /**
   * Time of the first attempt in this process, on a monotonic clock. Earlier time in the outbox
   * does not count.
   */
  since?: number;
}

/** RFC 5321, section 4.5.4.1: retry for at least four to five days. */
const fiveDaysMs = 432_000_000;

/**
 * Delivers the emails of the outbox and removes each one after it is accepted. If the process ends
 * between the two steps, the email is sent again with the same Message-ID.
 */
export async function startDelivery(options: DeliveryOptions): Promise<Delivery> {
  const { outbox, send, isPermanent, isConfigurationError = () => false, retryMs, log } = options;
  const {
    concurrency = 1,
    giveUpMs = fiveDaysMs,
    rescanMs = 60_000,
    random = Math.random,
  } = options;
  const waiting: Attempt[] = [];
  const inFlight = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  /** Ids that are queued, in flight, or sent but could not be removed. */
  const known = new Set<string>();
  let settingsRefused = false;
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
    const { id, number, since = performance.now() } = attempt;
    if (isConfigurationError(error) && !settingsRefused) {
      settingsRefused = true;
      const advice = 'No email goes out until SMTP_URL, CONTACT_FROM or CONTACT_TO is corrected.';
      log('mail-settings-refused', { level: 'error', advice, ...errorFacts(error) });
    }
    if (!isPermanent(error) && performance.now() - since < giveUpMs) return retry(attempt, error);
    const facts = { id, attempts: number, time: new Date().toISOString(), ...errorFacts(error) };
    const words = error instanceof Error ? error.message : String(error);
    try {
      const file = await outbox.moveToDeadLetters(id, { ...facts, reason: words });
      known.delete(id);
      log('message-dead', { ...facts, file });
    } catch (trouble) {
      retry(attempt, trouble);
    }
  }

  async function read(id: string): Promise<Buffer | undefined> {
    try {
      return await outbox.read(id);
    } catch (error) {
      // An operator removed the file: there is nothing to deliver.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async function deliver(attempt: Attempt): Promise<void> {
    const { id, number } = attempt;
    attempt.since ??= performance.now();
    try {
      const email = await read(id);
      if (!email) {
        known.delete(id);
        return;
      }
      await send(email);
    } catch (error) {
      await fail(attempt, error);
      return;
    }
    settingsRefused = false;
    log('message-sent', { id, attempt: number });
    try {
      await outbox.remove(id);
      known.delete(id);
    } catch (error) {
      // The id remains known, so that this process does not send the remaining file again.
      log('remove-failed', { id, ...errorFacts(error) });
    }
  }

  function add(id: string): void {
    if (known.has(id)) return;
    known.add(id);
    queue({ id, number: 1 });
  }

  async function rescan(): Promise<void> {
    if (stopped) return;
    for (const id of await outbox.list()) add(id);
  }

  await rescan();
  const rescanTimer = setInterval(
    () => rescan().catch((error) => log('error', errorFacts(error))),
    rescanMs,
  );
  rescanTimer.unref();

  return {
    add,
    rescan,
    async stop(graceMs = 2000) {
      stopped = true;
      clearInterval(rescanTimer);
      for (const timer of timers) clearTimeout(timer);
      let timer: NodeJS.Timeout | undefined;
      const grace = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, graceMs);
      });
      await Promise.race([Promise.all(inFlight), grace]);
      clearTimeout(timer);
    },
  };
}
