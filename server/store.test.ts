import { expect, it } from 'vitest';

import { leaseMs } from './store';
import { day, hour, message, minute, testStore } from './testing/store';

const stored = { outcome: 'stored', reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/) };
const limits = { limit: 2, totalLimit: 6 };

/** Accepts messages that arrive together. */
async function outcomes(count: number, accept: (index: number) => Promise<{ outcome: string }>) {
  const accepted = await Promise.all(Array.from({ length: count }, (_, index) => accept(index)));
  return accepted.map(({ outcome }) => outcome).toSorted();
}

it('stores equal messages once within a day, and gives them the same reference', async () => {
  const { store, accept, time } = testStore();
  const first = await accept('Once');
  expect(first).toEqual(stored);
  const repeated = { ...first, outcome: 'repeated' };
  for (const change of [{ details: 'Once ' }, { details: 'Once', email: 'ADA@moore.example' }]) {
    const copy = { message: { ...message, ...change } };
    expect(await store.accept(copy, '192.0.2.1')).toEqual(repeated);
  }
  time.now += day - 1;
  expect(await accept('Once')).toEqual(repeated);
  time.now += 1;
  const later = await outcomes(10, () => accept('Once'));
  expect(later).toEqual([...Array(9).fill('repeated'), 'stored']);
  expect(await store.list()).toHaveLength(2);
});

it('limits a network, counts parallel requests, and opens again after a minute', async () => {
  const { accept, time } = testStore(limits);
  expect(await outcomes(3, (index) => accept(`${index}`))).toEqual(['limited', 'stored', 'stored']);
  time.now += minute - 500;
  const limited = { seconds: 1, scope: 'network' };
  expect(await accept('4')).toEqual({ outcome: 'limited', limited });
  time.now += 500;
  expect(await accept('4')).toEqual(stored);
});

it.each<[string, (index: number) => string, number]>([
  ['one /64', (index) => `2001:db8::${index}`, 2],
  ['one /56', (index) => `2001:db8:0:${index}::1`, 4],
  ['one /48', (index) => `2001:db8:0:${index}00::1`, 8],
  ['IPv4 within IPv6', (index) => (index % 2 ? '192.0.2.1' : '::ffff:192.0.2.1'), 2],
  ['unknown addresses', (index) => `nonsense ${index}`, 2],
])('counts %s together', async (_, addressAt, most) => {
  const { accept } = testStore({ limit: 2, totalLimit: 20 });
  const results = await outcomes(most + 1, (index) => accept(`${index}`, addressAt(index)));
  expect(results).toEqual(['limited', ...Array(most).fill('stored')]);
});

it('limits all addresses together, whatever refused ones send', async () => {
  const { accept } = testStore(limits);
  await outcomes(10, (index) => accept(`${index}`));
  const others = await outcomes(5, (index) => accept(`o${index}`, `198.51.100.${index}`));
  expect(others).toEqual(['limited', ...Array(4).fill('stored')]);
  expect(await accept('late', '203.0.113.1')).toMatchObject({ limited: { scope: 'all' } });
});

it('never counts suspects and repeats against people', async () => {
  const { accept } = testStore(limits);
  await accept('First');
  await outcomes(10, () => accept('First'));
  await outcomes(10, (index) => accept(`Spam ${index}`, `198.51.100.${index}`, 'honeypot'));
  expect(await accept('Second')).toEqual(stored);
});

it('is held up by nothing that a wrong clock has dated', async () => {
  const { store, accept, time } = testStore(limits);
  time.now += 3650 * day;
  await accept('Later');
  await outcomes(2, (index) => accept(`${index}`));
  await store.claim();
  time.now -= 3650 * day;
  expect(await store.claim()).toMatchObject({ details: 'Later', attempts: 2 });
  expect(await accept('Later')).toEqual(stored);
});

it('counts and leases together with a process that has a slightly earlier time', async () => {
  const { store, accept, time, file } = testStore(limits);
  const other = testStore({ ...limits, file });
  other.time.now -= 2000;
  expect(await outcomes(2, (index) => accept(`${index}`))).toEqual(['stored', 'stored']);
  expect(await other.accept('3')).toMatchObject({ outcome: 'limited' });
  time.now += minute;
  other.time.now += minute;
  const claimed = [await store.claim(), await store.claim(), await other.store.claim()];
  expect(claimed.map((each) => each?.id)).toEqual([1, 2, undefined]);
});

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

/** Fills the table with messages of a state, without the checks of the store. */
const seed = ({ database, clock }: ReturnType<typeof testStore>, state: string, count: number) =>
  database.run(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      INSERT INTO messages (message_id, hash, reference, name, company, email, details, received,
        queued, next_attempt, state)
      SELECT i, i, 'r', 'n', '', 'e', 'd', ?1, ?1, ?1, ?2 FROM n`,
    [clock(), state],
  );

it('keeps the newest 1,000 suspects', async () => {
  const tested = testStore();
  const { store, accept } = tested;
  await seed(tested, 'suspect', 1000);
  await accept('Newest', '192.0.2.1', 'honeypot');
  const suspects = await store.list('suspect');
  const [first, last] = [suspects[0]?.id, suspects.at(-1)?.details];
  expect([suspects.length, first, last]).toEqual([1000, 2, 'Newest']);
});

it('refuses messages beyond 10,000 that are not delivered, and loses none', async () => {
  const tested = testStore();
  const { store, accept } = tested;
  await accept('First');
  await seed(tested, 'dead', 9999);
  expect(await accept('One more')).toEqual({ outcome: 'full' });
  expect(await accept('First')).toMatchObject({ outcome: 'repeated' });
  expect(await accept('Spam', '192.0.2.1', 'honeypot')).toEqual(stored);
  await expect(store.checkWritable()).rejects.toThrow('full');
  await store.delete(1);
  expect(await accept('One more')).toEqual(stored);
});

it('deletes delivered messages after their days, and no others', async () => {
  const { store, accept, fail, time } = testStore();
  for (const details of ['Sent', 'Waiting', 'Dead']) await accept(details);
  await accept('Suspect', '192.0.2.1', 'honeypot');
  await store.markSent(1);
  await fail('550');
  for (const sent of [1, 0]) {
    time.now += sent ? 30 * day - 1 : 1;
    await store.cleanUp(30);
    expect(await store.counts()).toEqual({ waiting: 1, sent, dead: 1, suspect: 1 });
  }
});

it.each([
  ['waiting', '550'],
  ['dead', undefined],
] as const)('says after an hour that mail fails, for a %s message', async (state, later) => {
  const { store, accept, fail, time } = testStore();
  await accept('Fails');
  await fail('550', state);
  expect(await store.mailFailure()).toBeUndefined();
  time.now += hour;
  expect(await store.mailFailure()).toBe('550');
  // A mark of a wrong clock says nothing.
  await accept('Arrives');
  time.now += 1000 * day;
  await store.markSent(2);
  time.now -= 1000 * day;
  expect(await store.mailFailure()).toBe('550');
  await store.markSent(2);
  expect(await store.mailFailure()).toBeUndefined();
  time.now += hour;
  expect(await store.mailFailure()).toBe(later);
});
