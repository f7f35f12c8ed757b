import { describe, expect, it } from 'vitest';

import type { Database } from './database';
import { leaseMs } from './store';
import { day, hour, message, minute, testStore } from './testing/store';

const stored = { outcome: 'stored', reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/) };

describe('repeats', () => {
  it('stores equal messages once within a day, and gives them the same reference', async () => {
    const { store, accept, time } = testStore();
    const first = await accept('Once');
    expect(first).toEqual(stored);
    const copies = [
      { ...message, details: 'Once ' },
      { ...message, details: 'Once', email: 'ADA@moore.example' },
    ];
    for (const copy of copies) {
      expect(await store.accept({ message: copy }, '192.0.2.1')).toEqual({
        ...first,
        outcome: 'repeated',
      });
    }
    time.now += day - 1;
    expect(await accept('Once')).toEqual({ ...first, outcome: 'repeated' });
    time.now += 1;
    expect(await accept('Once')).toEqual(first);
    expect(await store.list()).toHaveLength(2);
  });

  it('stores one of equal messages that arrive at once', async () => {
    const { store, accept } = testStore();
    await Promise.all(Array.from({ length: 10 }, () => accept('At once')));
    expect(await store.list()).toHaveLength(1);
  });

  it('keeps a message apart from the same one that filled in the honeypot', async () => {
    const { store, accept } = testStore();
    await accept('Twice', '192.0.2.1', 'honeypot');
    expect(await accept('Twice')).toEqual(stored);
    expect((await store.list()).map(({ state }) => state)).toEqual(['suspect', 'waiting']);
  });

  it('takes no message for a repeat of one that a wrong clock dated', async () => {
    const { accept, time } = testStore();
    time.now += 3650 * day;
    await accept('Later');
    time.now -= 3650 * day;
    expect(await accept('Later')).toEqual(stored);
  });
});

describe('limits', () => {
  const limits = { limit: 2, totalLimit: 6 };
  const outcomes = async (results: Promise<{ outcome: string }>[]) =>
    (await Promise.all(results)).map(({ outcome }) => outcome);

  it('limits a network, counts parallel requests, and opens again after a minute', async () => {
    const { accept, time } = testStore(limits);
    // They arrive together, so any of them may be the last.
    const results = await outcomes([accept('1'), accept('2'), accept('3')]);
    expect(results.toSorted()).toEqual(['limited', 'stored', 'stored']);
    time.now += minute - 500;
    expect(await accept('4')).toEqual({
      outcome: 'limited',
      limited: { seconds: 1, scope: 'network' },
    });
    time.now += 500;
    expect(await accept('4')).toEqual(stored);
  });

  it.each<[string, (index: number) => string, number]>([
    ['one /64', (index) => `2001:db8::${index}`, 2],
    ['one /56', (index) => `2001:db8:0:${index}::1`, 4],
    ['one /48', (index) => `2001:db8:0:${index}00::1`, 8],
    ['IPv4 within IPv6', (index) => (index % 2 ? '192.0.2.1' : '::ffff:192.0.2.1'), 2],
  ])('counts %s together', async (_, addressAt, most) => {
    const { accept } = testStore({ limit: 2, totalLimit: 20 });
    const results = await outcomes(
      Array.from({ length: most + 1 }, (_, index) => accept(`${index}`, addressAt(index))),
    );
    expect(results.filter((each) => each === 'stored')).toHaveLength(most);
  });

  it('limits all addresses together, whatever refused ones send', async () => {
    const { accept } = testStore(limits);
    await outcomes(Array.from({ length: 10 }, (_, index) => accept(`${index}`)));
    const others = Array.from({ length: 5 }, (_, index) =>
      accept(`o${index}`, `198.51.100.${index}`),
    );
    // They arrive together, so any of them may be the last.
    expect((await outcomes(others)).toSorted()).toEqual(['limited', ...Array(4).fill('stored')]);
    expect(await accept('late', '203.0.113.1')).toMatchObject({ limited: { scope: 'all' } });
  });

  it('never counts suspects and repeats against people', async () => {
    const { accept } = testStore(limits);
    await accept('First');
    for (let index = 0; index < 10; index += 1) {
      await accept('First');
      await accept(`Spam ${index}`, `198.51.100.${index}`, 'honeypot');
    }
    expect(await accept('Second')).toEqual(stored);
  });

  it('counts together with a process that has a slightly earlier time', async () => {
    const { accept, time, file } = testStore(limits);
    const other = testStore({ ...limits, file });
    other.time.now = time.now - 2000;
    expect(await outcomes([accept('1'), accept('2')])).toEqual(['stored', 'stored']);
    expect(await other.accept('3')).toMatchObject({ outcome: 'limited' });
  });

  it('does not wait for the end of a window that a wrong clock set', async () => {
    const { accept, time } = testStore(limits);
    time.now += 3650 * day;
    await outcomes([accept('1'), accept('2'), accept('3')]);
    time.now -= 3650 * day;
    expect(await accept('4')).toEqual(stored);
  });
});

describe('size', () => {
  /** Fills the table with messages of a state, without the checks of the store. */
  const seed = (database: Database, state: string, count: number, now: number) =>
    database.run(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
        INSERT INTO messages (message_id, hash, reference, name, company, email, details, received,
          queued, next_attempt, state)
        SELECT i, i, 'r', 'n', '', 'e', 'd', ?1, ?1, ?1, ?2 FROM n`,
      [now, state],
    );

  it('keeps the newest 1,000 suspects', async () => {
    const { store, accept, database, clock } = testStore();
    await seed(database, 'suspect', 1000, clock());
    await accept('Newest', '192.0.2.1', 'honeypot');
    const suspects = await store.list('suspect');
    expect([suspects.length, suspects[0]?.id, suspects.at(-1)?.details]).toEqual([
      1000,
      2,
      'Newest',
    ]);
  });

  it('refuses messages beyond 10,000 that are not delivered, and loses none', async () => {
    const { store, accept, database, clock } = testStore();
    await accept('First');
    await seed(database, 'dead', 9999, clock());
    expect(await accept('One more')).toEqual({ outcome: 'full' });
    expect(await accept('First')).toMatchObject({ outcome: 'repeated' });
    expect(await accept('Spam', '192.0.2.1', 'honeypot')).toEqual(stored);
    await expect(store.checkWritable()).rejects.toThrow('full');
    await store.delete(1);
    expect(await accept('One more')).toEqual(stored);
  });

  it('deletes delivered messages after their days, and no others', async () => {
    const { store, accept, time } = testStore();
    for (const details of ['Sent', 'Waiting', 'Dead']) await accept(details);
    await accept('Suspect', '192.0.2.1', 'honeypot');
    await store.markSent(1);
    const dead = await store.claim();
    await store.markFailed(dead ?? { id: 0, claimed_until: 0 }, {
      state: 'dead',
      nextAttempt: 0,
      reason: '550',
    });
    time.now += 30 * day - 1;
    await store.cleanUp(30);
    expect(await store.counts()).toEqual({ waiting: 1, sent: 1, dead: 1, suspect: 1 });
    time.now += 1;
    await store.cleanUp(30);
    expect(await store.counts()).toEqual({ waiting: 1, sent: 0, dead: 1, suspect: 1 });
  });
});

describe('leases', () => {
  it('gives a message to one of two processes, and to the other when the lease has ended', async () => {
    const { store, accept, time, file } = testStore();
    const other = testStore({ file });
    await accept('Leased');
    const claims = await Promise.all([store.claim(), other.store.claim()]);
    const [mine, ...others] = claims.filter((each) => each !== undefined);
    expect([mine?.details, others]).toEqual(['Leased', []]);
    time.now += leaseMs - 1;
    other.time.now = time.now;
    expect(await other.store.claim()).toBeUndefined();
    other.time.now += 1;
    expect(await other.store.claim()).toMatchObject({ attempts: 2, message_id: mine?.message_id });
    // The first process is too late to change anything but to say that it was sent.
    await store.markFailed(
      { id: 1, claimed_until: mine?.claimed_until ?? 0 },
      { state: 'dead', nextAttempt: 0, reason: 'late' },
    );
    expect(await store.get(1)).toMatchObject({ state: 'waiting', last_error: null });
  });

  it('gives a message to one process only if the time of the other is slightly earlier', async () => {
    const { store, accept, time, file } = testStore();
    const other = testStore({ file });
    await accept('Leased');
    time.now += minute;
    other.time.now = time.now - 2000;
    expect(await store.claim()).toMatchObject({ details: 'Leased' });
    expect(await other.store.claim()).toBeUndefined();
  });

  it('waits neither for a lease nor for a retry that a wrong clock set', async () => {
    const { store, accept, time } = testStore();
    time.now += 3650 * day;
    await accept('Future');
    await store.claim();
    time.now -= 3650 * day;
    expect(await store.claim()).toMatchObject({ details: 'Future' });
  });
});

describe('health', () => {
  it('says that mail fails after an hour without any delivery', async () => {
    const { store, accept, time } = testStore();
    await accept('Fails');
    const message = await store.claim();
    const failure = { state: 'waiting', nextAttempt: time.now, reason: 'ECONNREFUSED' } as const;
    await store.markFailed(message ?? { id: 0, claimed_until: 0 }, failure);
    expect(await store.mailFailure()).toBeUndefined();
    time.now += hour;
    expect(await store.mailFailure()).toBe('ECONNREFUSED');
    await accept('Arrives');
    await store.markSent(2);
    expect(await store.mailFailure()).toBeUndefined();
  });

  it('says that mail fails from a message that was given up to the next that arrives', async () => {
    const { store, accept, time } = testStore();
    await accept('Refused');
    const message = await store.claim();
    const failure = { state: 'dead', nextAttempt: time.now, reason: '550' } as const;
    await store.markFailed(message ?? { id: 0, claimed_until: 0 }, failure);
    time.now += 5 * hour;
    expect(await store.mailFailure()).toBe('550');
    // A mark of a wrong clock says nothing.
    await accept('Arrives');
    time.now += 1000 * day;
    await store.markSent(2);
    time.now -= 1000 * day;
    expect(await store.mailFailure()).toBe('550');
    await store.markSent(2);
    time.now += 5 * hour;
    expect(await store.mailFailure()).toBeUndefined();
  });

  it('passes on an error of the database', async () => {
    const broken = { run: () => Promise.reject(new Error('disk is full')) } as unknown as Database;
    await expect(testStore({ database: broken }).store.checkWritable()).rejects.toThrow('disk');
  });
});

it('sends messages again under new Message-IDs: some numbers, or all of a state', async () => {
  const { store, accept } = testStore();
  for (const details of ['One', 'Two', 'Three']) {
    await accept(details, '192.0.2.1', 'honeypot');
  }
  const before = await store.get(1);
  expect(await store.sendAgain([1, 1])).toBe(1);
  const claimed = await store.claim();
  expect(claimed).toMatchObject({ id: 1, attempts: 1, sign: 'honeypot' });
  expect(claimed?.message_id).not.toBe(before?.message_id);
  expect(await store.sendAgain([7, 9])).toBe(0);
  expect(await store.sendAgain('suspect')).toBe(2);
  expect(await store.counts()).toMatchObject({ waiting: 3, suspect: 0 });
});
