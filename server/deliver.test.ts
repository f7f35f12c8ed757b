import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';

import { createDelivery, retryDelay, type Sender } from './deliver';
import { secureSmtpUrl, smtpSender } from './mail-smtp';
import { mailServer } from './testing/mail-server';
import { day, message, minute, testStore } from './testing/store';

const addresses = { siteName: 'Loom', from: 'site@loom.example', to: 'team@loom.example' };

function testDelivery(send: Sender['send'] = async () => undefined, more = {}) {
  const tested = testStore();
  const sender = { send: vi.fn(send) };
  const log = vi.fn();
  const delivery = createDelivery({ ...tested, sender, log, ...more });
  return { ...tested, ...sender, log, delivery };
}

function smtpDelivery(url: string) {
  const sender = smtpSender(url, addresses);
  onTestFinished(() => sender.close?.());
  return testDelivery(sender.send);
}

/** Attempts to deliver a message, in vain. @returns what operators can read of it */
async function attempt({ store, accept, delivery, log }: ReturnType<typeof testDelivery>) {
  await accept('Words');
  await delivery.run();
  const [message] = await store.list();
  expect(message).toMatchObject({ state: 'waiting', attempts: 1, claimed_until: 0 });
  return JSON.stringify([message?.last_error, log.mock.calls]);
}

it('sends each message once, without headers of a visitor and with no words in the log', async () => {
  const server = await mailServer();
  const { accept, store, delivery, log } = smtpDelivery(server.url);
  for (let index = 0; index < 4; index += 1) await accept(`Words ${index}`);
  const name = 'Ada\r\nBcc: everyone@example.com';
  await store.accept({ message: { ...message, name } }, '192.0.2.1');
  await Promise.all([delivery.run(), delivery.run()]);
  await delivery.run();
  expect(server.emails).toHaveLength(5);
  expect(server.emails.join('\n')).not.toMatch(/^Bcc:/m);
  const [first] = await store.list('sent');
  const email = server.emails.find((each) => each.includes('Words 0')) ?? '';
  expect(email).toContain(`Message-ID: <${first?.message_id}@loom.example>`);
  expect(email).toContain('Reply-To: Ada Moore <ada@moore.example>');
  expect(server.envelopes[0]).toBe(`${addresses.from} > ${addresses.to}`);
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/Words|Ada|moore/);
});

it.each([
  ['the recipient', { rcpt: [550] }],
  ['the sender, after it has read the email', { data: [550] }],
  ['with a code that no standard has', { data: [999] }],
])('tries again after a mail server has refused %s', async (_, answers) => {
  const server = await mailServer(answers);
  const tested = smtpDelivery(server.url);
  const told = await attempt(tested);
  expect(told).toMatch(/^\["E[A-Z]+ (?:550|999) 5\.\d\.1 (?:RCPT TO|DATA)"/);
  expect(told).not.toMatch(/Words|team@loom/);
  tested.time.now += retryDelay(1);
  await tested.delivery.run();
  expect(server.emails).toHaveLength(1);
});

const locked = () => Promise.reject(new Error('database is locked'));

it('a mark that cannot be stored is repeated, also on a stop, and nothing is sent before', async () => {
  const { send, accept, store, delivery, time, log } = testDelivery();
  await accept('Once');
  const mark = vi.spyOn(store, 'markSent').mockImplementation(locked);
  await delivery.run();
  await accept('Later');
  // The lease ends, again and again.
  for (let round = 0; round < 4; round += 1) {
    time.now += 20 * minute;
    await delivery.run();
  }
  expect(send).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith('mark-failed', expect.objectContaining({ id: 1 }));
  mark.mockRestore();
  await delivery.run();
  expect(send).toHaveBeenCalledTimes(2);
  await accept('Last');
  vi.spyOn(store, 'markSent').mockImplementationOnce(locked).mockImplementationOnce(locked);
  await delivery.run();
  await delivery.stop();
  expect(await store.counts()).toMatchObject({ waiting: 0, sent: 3 });
});

it('sends no message as long as there is no room for its mark', async () => {
  const { send, accept, store, delivery, database } = testDelivery();
  await accept('Waits');
  const fail = "SELECT RAISE(FAIL, 'disk is full')";
  await database.run(`CREATE TRIGGER full BEFORE INSERT ON health BEGIN ${fail}; END`);
  await delivery.run();
  expect(send).not.toHaveBeenCalled();
  expect(await store.get(1)).toMatchObject({ state: 'waiting', attempts: 0 });
  await expect(store.checkWritable()).rejects.toThrow('disk is full');
  await database.run('DROP TRIGGER full');
  await delivery.run();
  expect(send).toHaveBeenCalledTimes(1);
});

it('delivers a part of the messages in one run where a host limits what it may do', async () => {
  const { send, accept, delivery } = testDelivery(undefined, { mostInRun: 2 });
  for (let index = 0; index < 5; index += 1) await accept(`${index}`);
  for (const sent of [2, 4, 5]) {
    await delivery.run();
    expect(send).toHaveBeenCalledTimes(sent);
  }
});

it.each(['', '\0?! Words\r\n'])('keeps a message if a server says %j and leaves', async (said) => {
  const server = createServer((socket) => void socket.on('error', () => undefined).end(said));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect(await attempt(smtpDelivery(`smtp://127.0.0.1:${port}`))).not.toContain('Words');
});

it('gives up an attempt that never ends, sends others meanwhile, and stops when all have ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
  const { send, accept, store, delivery } = testDelivery(({ details }) =>
    details === 'Endless' ? new Promise(() => undefined) : Promise.resolve(),
  );
  await accept('Endless');
  const run = delivery.run();
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), 30_000);
  await accept('Quick');
  void delivery.run();
  await vi.waitFor(async () => expect(await store.counts()).toMatchObject({ sent: 1 }), 30_000);
  const left = delivery.stop().then(() => store.list());
  await accept('Later');
  await vi.advanceTimersByTimeAsync(15 * minute);
  await run;
  const given = { state: 'waiting', attempts: 1, last_error: 'the attempt took too long' };
  expect(await left).toMatchObject([given, { state: 'sent' }, { attempts: 0 }]);
  await delivery.run();
  expect(send).toHaveBeenCalledTimes(2);
});

it('tries for about five days, at most an hour apart, until a message is a dead letter', async () => {
  const failures = [{ command: 'DATA' }, { cause: { code: 'ECONNREFUSED' } }];
  const { accept, store, delivery, database } = testDelivery(() =>
    Promise.reject(Object.assign(new Error('Words'), failures.shift())),
  );
  await accept('Never');
  await database.run('UPDATE messages SET attempts = 123');
  await delivery.run();
  expect(await store.get(1)).toMatchObject({ attempts: 124, last_error: 'DATA' });
  await database.run('UPDATE messages SET next_attempt = 0');
  await delivery.run();
  const dead = { state: 'dead', attempts: 125, last_error: 'ECONNREFUSED Words' };
  expect(await store.get(1)).toMatchObject(dead);
  const delays = Array.from({ length: 124 }, (_, index) => retryDelay(index + 1));
  expect(delays.reduce((sum, delay) => sum + delay, 0) / day).toBeCloseTo(5, 0);
  expect([1, 2, 3, 20].map(retryDelay)).toEqual([30_000, 60_000, 120_000, 3_600_000]);
});

const withTls = 'smtp://user:secret@mail.example?requireTLS=true';

it.each([
  ['smtp://user:secret@mail.example?ignoreTLS=true&opportunisticTLS=true', withTls],
  ['smtps://user:secret@mail.example?secure=false', 'smtps://user:secret@mail.example'],
  ['smtp://mail.example?auth.user=a', 'smtp://mail.example?auth.user=a&requireTLS=true'],
  ['smtp://mail.example', 'smtp://mail.example'],
  ['smtp://user:secret@127.0.0.1:2525', 'smtp://user:secret@127.0.0.1:2525'],
])('requires TLS for a password: %s', (given, used) => expect(secureSmtpUrl(given)).toBe(used));
