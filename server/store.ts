import type { ContactMessage } from '#lib/contact/schema';

import { networksOf } from './client-networks';
import type { Database } from './database';
import { referenceOf, type Submission, submissionHash } from './submission';

export type State = 'waiting' | 'sent' | 'dead' | 'suspect';

/** A message as it is stored. Times are milliseconds since 1970. */
export interface StoredMessage extends ContactMessage {
  id: number;
  /** Left side of the Message-ID: the same for every attempt to deliver the message. */
  message_id: string;
  reference: string;
  sign: Submission['sign'] | null;
  received: number;
  state: State;
  /** Time from which the message waits for delivery. */
  queued: number;
  attempts: number;
  next_attempt: number;
  /** End of the lease of the process that is delivering the message. */
  claimed_until: number;
  last_error: string | null;
  sent: number | null;
}

/** Why and how long a client has to wait. */
interface RateLimited {
  /** Whole seconds. */
  seconds: number;
  scope: 'network' | 'all';
}

export type Accepted =
  | { outcome: 'stored' | 'repeated'; reference: string }
  | { outcome: 'limited'; limited: RateLimited }
  | { outcome: 'full' };

export interface StoreOptions {
  database: Database;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Messages per minute from one IPv4 address or IPv6 /64. */
  limit: number;
  /** Messages per minute from all addresses together. Default: 20 times the limit. */
  totalLimit?: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds for which a process that delivers a message owns it: longer than any attempt. */
export const leaseMs = 15 * minute;

/** Longest delay of a retry. */
export const longestDelayMs = hour;

/**
 * A time that is later than its longest by more than this was set by a wrong clock. Smaller
 * differences are normal: a statement has the time before it waited for the lock of another process.
 */
const toleranceMs = minute;

/** Most stored messages that wait or failed; beyond it new ones are refused. */
export const mostUndelivered = 10_000;
/** Number of them from which the operator is told to make room. */
export const nearlyFull = 8000;
/** Most delivered messages and most suspects; beyond it the oldest are deleted. */
const mostSent = 10_000;
const mostSuspects = 1000;

/** Limits of the networks of an address (client-networks.ts), as multiples of `limit`. */
const multiples = [1, 2, 4];

/** Bytes that a check of the disk writes: more than the longest message, and than any mark. */
const probeBytes = 32 * 1024;

/** Condition for a row of rate_limits that counts now. */
const current = `ends > ?1 AND ends <= ?1 + ${minute + toleranceMs}`;

/**
 * The same message within a day, in both directions because the clock may have been wrong. ?1: time,
 * ?2: hash.
 */
const repeat = `SELECT 1 FROM messages WHERE hash = ?2 AND abs(received - ?1) < ${day} LIMIT 1`;

/** A message that is due. ?1: time. */
const due = `state = 'waiting'
  AND (next_attempt <= ?1 OR next_attempt > ?1 + ${longestDelayMs + toleranceMs})
  AND (claimed_until <= ?1 OR claimed_until > ?1 + ${leaseMs + toleranceMs})`;

/** The windows that are full. @param windows - parameter with a JSON list of names and limits */
const exceeded = (windows: string) =>
  `SELECT network, ends FROM json_each(${windows}) JOIN rate_limits ON network = value ->> 0
    WHERE count >= value ->> 1`;

/** Deletes all messages of a state except for the newest. */
const trim = (state: State, most: number) => ({
  sql: `DELETE FROM messages WHERE state = ? AND id <= (
    SELECT id FROM messages WHERE state = ? ORDER BY id DESC LIMIT 1 OFFSET ?)`,
  params: [state, state, most],
});

/** The messages of the contact form and their limits, as statements for SQLite and D1. */
export function createStore(options: StoreOptions) {
  const { database, clock, limit, totalLimit = 20 * limit } = options;

  const probe = () =>
    database.run('INSERT OR REPLACE INTO health (id, filler) VALUES (1, zeroblob(?))', [
      probeBytes,
    ]);

  return {
    /**
     * Stores a message, unless the same one was stored within a day, a limit is exceeded or the
     * table is full. Resolves when the message is durable.
     *
     * @param address - network address of the client
     */
    async accept(submission: Submission, address: string): Promise<Accepted> {
      const hash = await submissionHash(submission);
      const reference = referenceOf(hash);
      const isSuspect = submission.sign === 'honeypot';
      // Suspects have windows of their own, so that they never use up the limits of people.
      const group = isSuspect ? 'suspect' : 'message';
      const windows = JSON.stringify([
        [`${group} all`, totalLimit],
        ...networksOf(address).map((network, index) => [
          `${group} ${network}`,
          limit * (multiples[index] ?? 1),
        ]),
      ]);
      const { name, company, email, details } = submission.message;
      const now = clock();
      const [, stored] = await database.batch([
        { sql: `DELETE FROM rate_limits WHERE NOT (${current})`, params: [now] },
        {
          sql: `INSERT INTO messages (message_id, hash, reference, sign, name, company, email,
              details, received, queued, next_attempt, state)
            SELECT lower(hex(randomblob(12))), ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?1, ?1, ?1, ?9
            WHERE NOT EXISTS (${repeat}) AND NOT EXISTS (${exceeded('?10')})
            AND (?9 = 'suspect' OR
              (SELECT count(*) FROM messages WHERE state IN ('waiting', 'dead')) < ${mostUndelivered})`,
          params: [
            ...[now, hash, reference, submission.sign ?? null, name, company, email, details],
            ...[isSuspect ? 'suspect' : 'waiting', windows],
          ],
        },
        {
          sql: `INSERT INTO rate_limits (network, count, ends)
            SELECT value ->> 0, 1, ?1 + ${minute} FROM json_each(?2) WHERE changes() > 0
            ON CONFLICT (network) DO UPDATE SET count = count + 1`,
          params: [now, windows],
        },
        ...(isSuspect ? [trim('suspect', mostSuspects)] : []),
      ]);
      if (stored) return { outcome: 'stored', reference };
      const repeated = await database.all(repeat, [now, hash]);
      if (repeated.length > 0) return { outcome: 'repeated', reference };
      const [window] = await database.all<{ network: string; ends: number }>(
        `${exceeded('?1')} ORDER BY ends DESC LIMIT 1`,
        [windows],
      );
      if (!window) return { outcome: 'full' };
      const seconds = Math.max(1, Math.ceil((window.ends - now) / 1000));
      const scope = window.network === `${group} all` ? 'all' : 'network';
      return { outcome: 'limited', limited: { seconds, scope } };
    },

    /**
     * Claims the message that is due for the longest time.
     *
     * @returns undefined if none is due
     * @throws when there is no room to mark it as sent, because it would be sent again and again
     */
    async claim(): Promise<StoredMessage | undefined> {
      const now = clock();
      const waiting = await database.all(`SELECT 1 FROM messages WHERE ${due} LIMIT 1`, [now]);
      if (waiting.length === 0) return undefined;
      await probe();
      const [claimed] = await database.all<StoredMessage>(
        `UPDATE messages SET claimed_until = ?1 + ${leaseMs}, attempts = attempts + 1
          WHERE id = (SELECT id FROM messages WHERE ${due} ORDER BY next_attempt LIMIT 1)
          RETURNING *`,
        [now],
      );
      return claimed;
    },

    async markSent(id: number): Promise<void> {
      await database.run(
        `UPDATE messages SET state = 'sent', sent = ?, claimed_until = 0, last_error = NULL
          WHERE id = ?`,
        [clock(), id],
      );
    },

    /** Ends a claim after a failure, unless another process has claimed the message since. */
    async markFailed(
      { id, claimed_until }: Pick<StoredMessage, 'id' | 'claimed_until'>,
      failure: { state: 'waiting' | 'dead'; nextAttempt: number; reason: string },
    ): Promise<void> {
      await database.run(
        `UPDATE messages SET state = ?, next_attempt = ?, last_error = ?, claimed_until = 0
          WHERE id = ? AND state = 'waiting' AND claimed_until = ?`,
        [failure.state, failure.nextAttempt, failure.reason, id, claimed_until],
      );
    },

    /** Deletes delivered messages after `keepDays`, those beyond their number, and old counts. */
    async cleanUp(keepDays: number): Promise<void> {
      const now = clock();
      await database.batch([
        {
          sql: "DELETE FROM messages WHERE state = 'sent' AND sent <= ?",
          params: [now - keepDays * day],
        },
        trim('sent', mostSent),
        { sql: `DELETE FROM rate_limits WHERE NOT (${current})`, params: [now] },
      ]);
    },

    /** Number of messages in each state. */
    async counts(): Promise<Record<State, number>> {
      const rows = await database.all<{ state: State; count: number }>(
        'SELECT state, count(*) AS count FROM messages GROUP BY state',
      );
      const counts = { waiting: 0, sent: 0, dead: 0, suspect: 0 };
      for (const { state, count } of rows) counts[state] = count;
      return counts;
    },

    /** Writes more than the longest message needs. @throws when no message could be stored */
    async checkWritable(): Promise<void> {
      await probe();
      const { waiting, dead } = await this.counts();
      if (waiting + dead >= mostUndelivered) throw new Error('the table of messages is full');
    },

    /**
     * The newest error of a message that has failed for some time, if nothing was delivered within
     * that time or, for a message that was given up, since it was queued.
     *
     * @param time - milliseconds
     * @returns undefined while mail is delivered
     */
    async mailFailure(time = hour): Promise<string | undefined> {
      const now = clock();
      const [failed] = await database.all<{ last_error: string }>(
        `SELECT last_error FROM messages AS failed WHERE state IN ('waiting', 'dead')
          AND last_error IS NOT NULL AND queued <= ?1
          AND NOT EXISTS (SELECT 1 FROM messages WHERE state = 'sent' AND sent <= ?2
            AND sent > CASE failed.state WHEN 'dead' THEN failed.queued ELSE ?1 END)
          ORDER BY next_attempt DESC LIMIT 1`,
        [now - time, now + toleranceMs],
      );
      return failed?.last_error;
    },

    /** Messages from old to new. @param state - undefined for all */
    list(state?: State): Promise<StoredMessage[]> {
      return state
        ? database.all('SELECT * FROM messages WHERE state = ? ORDER BY id', [state])
        : database.all('SELECT * FROM messages ORDER BY id');
    },

    async get(id: number): Promise<StoredMessage | undefined> {
      const [found] = await database.all<StoredMessage>('SELECT * FROM messages WHERE id = ?', [
        id,
      ]);
      return found;
    },

    /**
     * Queues messages for delivery again, with a new Message-ID, because a mail system may drop a
     * second email with the same one.
     *
     * @param which - numbers from the first to the last, or all of a state
     * @returns how many there are
     */
    async sendAgain(which: readonly [first: number, last: number] | State): Promise<number> {
      const [condition, params] =
        typeof which === 'string' ? ['state = ?2', [which]] : ['id BETWEEN ?2 AND ?3', which];
      const queued = await database.all(
        `UPDATE messages SET state = 'waiting', attempts = 0, next_attempt = ?1, queued = ?1,
          claimed_until = 0, last_error = NULL, sent = NULL,
          message_id = lower(hex(randomblob(12))) WHERE ${condition} RETURNING id`,
        [clock(), ...params],
      );
      return queued.length;
    },

    /** Deletes messages from the first to the last number. @returns how many there were */
    async delete(first: number, last = first): Promise<number> {
      const sql = 'DELETE FROM messages WHERE id BETWEEN ? AND ? RETURNING id';
      return (await database.all(sql, [first, last])).length;
    },
  };
}

export type Store = ReturnType<typeof createStore>;
