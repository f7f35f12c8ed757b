import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import { openContactMailer } from './contact-mailer';
import { messageId, referencePattern } from './submission';
import { message } from './testing/app';
import { mailServer } from './testing/mail-server';
import { emailsIn } from './testing/outbox';

let folder: string;

beforeEach(() => {
  folder = path.join(tempProject({}), 'outbox');
});

const open = (smtpUrl?: string, log = vi.fn(), lock = {}) => {
  const addresses = { siteName: 'Weftline', from: 'site@w.example', to: 'team@w.example' };
  return openContactMailer({
    folder,
    addresses,
    smtpUrl,
    retryMs: 20,
    log,
    limits: { minFreeBytes: 0 },
    lock: { waitMs: 0, ...lock },
  });
};

const events = (log: ReturnType<typeof vi.fn>) => log.mock.calls.map(([event]) => event);
const empty = () => vi.waitFor(async () => expect(await emailsIn(folder)).toEqual([]), 5000);
const idOf = (email = '') => /^Message-ID: (.*)$/im.exec(email)?.[1];

describe('openContactMailer', () => {
  it('sends messages stored without a mail server, with the same Message-ID', async () => {
    const before = await open();
    await before.enqueue({ message });
    const [name = ''] = await emailsIn(folder);
    await before.close();

    const server = await mailServer();
    const after = await open(server.url);
    await empty();
    await after.close();
    expect(server.emails).toHaveLength(1);
    expect(idOf(server.emails[0])).toBe(`<${name.replace('.eml', '')}@w.example>`);
    expect(server.emails[0]).toContain('Reply-To: Ada Moore <ada@moore.example>');
    expect(server.envelopes).toEqual(['site@w.example > team@w.example']);
    await server.close();
  });

  it('retries the same email after a temporary refusal', async () => {
    const server = await mailServer({ rcpt: [451], data: [421] });
    const log = vi.fn();
    const contactMailer = await open(server.url, log);
    await contactMailer.enqueue({ message });
    await empty();
    await contactMailer.close();
    expect(server.emails).toHaveLength(1);
    const [accepted, first, second, sent] = log.mock.calls;
    expect([accepted, first, second, sent].map((call) => call?.[0])).toEqual([
      'message-accepted',
      'delivery-failed',
      'delivery-failed',
      'message-sent',
    ]);
    expect(first?.[1]).toMatchObject({ attempt: 1, responseCode: 451 });
    expect(second?.[1]).toMatchObject({ attempt: 2, responseCode: 421 });
    await server.close();
  });

  it('keeps everything through an outage and sends each email once after it', async () => {
    const gone = await mailServer();
    await gone.close();
    const log = vi.fn();
    const contactMailer = await open(gone.url, log);
    await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        contactMailer.enqueue({ message: { ...message, details: `Number ${number}` } }),
      ),
    );
    await vi.waitFor(() => expect(events(log)).toContain('delivery-failed'), 5000);
    expect(await emailsIn(folder)).toHaveLength(12);

    const back = await mailServer({ port: gone.port });
    await empty();
    await contactMailer.close();
    expect(new Set(back.emails.map(idOf)).size).toBe(12);
    expect(back.emails).toHaveLength(12);
    // Connections are pooled: fewer connections than emails.
    expect(back.connections()).toBeLessThanOrEqual(3);
    await back.close();
  });

  it.each([{ data: [554] }])('moves permanently refused mail to dead/: %j', async (answers) => {
    const server = await mailServer(answers);
    const log = vi.fn();
    const contactMailer = await open(server.url, log);
    await contactMailer.enqueue({ message });
    await vi.waitFor(() => expect(events(log)).toEqual(['message-accepted', 'message-dead']), 5000);
    await contactMailer.close();
    expect(await emailsIn(folder)).toEqual([]);
    const [email = '', reason = ''] = (await readdir(path.join(folder, 'dead'))).sort();
    const read = (name: string) => readFile(path.join(folder, 'dead', name), 'utf8');
    expect(await read(email)).toContain(message.details);
    expect(JSON.parse(await read(reason))).toMatchObject({
      attempts: 1,
      reason: expect.stringMatching(/refused|mailbox/),
    });
    expect(JSON.stringify(log.mock.calls)).toContain(email);
    // This test server quotes the email in its response.
    expect(JSON.stringify(log.mock.calls)).not.toContain(message.details);
    expect(server.emails).toEqual([]);
    await server.close();
  });

  it('waits for a slow server instead of sending twice', async () => {
    const server = await mailServer({ delayMs: 400 });
    const contactMailer = await open(server.url);
    await Promise.all(
      ['one', 'two'].map((details) => contactMailer.enqueue({ message: { ...message, details } })),
    );
    await empty();
    await contactMailer.close();
    expect(server.emails).toHaveLength(2);
    await server.close();
  });

  it('finishes the email in flight when it closes', async () => {
    const server = await mailServer({ delayMs: 300 });
    const contactMailer = await open(server.url);
    await contactMailer.enqueue({ message });
    await vi.waitFor(() => expect(server.envelopes).toHaveLength(1));
    await contactMailer.close();
    expect(server.emails).toHaveLength(1);
    expect(await emailsIn(folder)).toEqual([]);
    await server.close();
  });

  it('delivers after a wrong recipient is corrected, and loses nothing meanwhile', async () => {
    const server = await mailServer({ rcpt: [550, 550] });
    const log = vi.fn();
    const contactMailer = await open(server.url, log);
    await contactMailer.enqueue({ message });
    await empty();
    await contactMailer.close();
    expect(server.emails).toHaveLength(1);
    expect(events(log).filter((event) => event === 'mail-settings-refused')).toHaveLength(1);
    expect(events(log)).not.toContain('message-dead');
    await server.close();
  });

  it('sends no password to a server that has no TLS', async () => {
    const server = await mailServer({ auth: true });
    // Not a loopback name, but it connects to this machine.
    const address = server.url.replace('127.0.0.1', 'user:secret@0.0.0.0');
    const log = vi.fn();
    const contactMailer = await open(address, log);
    await contactMailer.enqueue({ message });
    await vi.waitFor(() => expect(events(log)).toContain('delivery-failed'), 20_000);
    await contactMailer.close();
    expect(server.logins()).toBe(0);
    expect(server.emails).toEqual([]);
    expect(await emailsIn(folder)).toHaveLength(1);
    await server.close();
  });

  it('stores the same submission once, also when two copies arrive at once', async () => {
    const contactMailer = await open();
    const again = {
      ...message,
      email: message.email.toUpperCase(),
      details: ` ${message.details}\r\n`,
    };
    const references = await Promise.all(
      [message, message, again].map((each) => contactMailer.enqueue({ message: each })),
    );
    expect(new Set(references).size).toBe(1);
    expect(references[0]).toMatch(referencePattern);
    const [name = '', ...others] = await emailsIn(folder);
    expect(others).toEqual([]);
    expect(await readFile(path.join(folder, name), 'utf8')).toContain(
      `Reference: ${references[0]}`,
    );
    await contactMailer.close();
  });

  it('recognizes a submission after a restart, delivered or not', async () => {
    const server = await mailServer();
    const before = await open(server.url);
    const reference = await before.enqueue({ message });
    await empty();
    await before.close();
    const after = await open(server.url);
    expect(await after.enqueue({ message })).toBe(reference);
    await after.close();
    expect(server.emails).toHaveLength(1);
    await server.close();

    const waiting = { ...message, details: 'It waits.' };
    const first = await open();
    await first.enqueue({ message: waiting });
    await first.close();
    const second = await open();
    await second.enqueue({ message: waiting });
    expect(await emailsIn(folder)).toHaveLength(1);
    await second.close();
  });

  it('stores it again after a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const contactMailer = await open();
    const reference = await contactMailer.enqueue({ message });
    vi.setSystemTime(Date.now() + 86_400_000);
    expect(await contactMailer.enqueue({ message })).toBe(reference);
    expect(await emailsIn(folder)).toHaveLength(2);
    vi.useRealTimers();
    await contactMailer.close();
  });

  it('stores a copy when the first one could not be stored', async () => {
    const contactMailer = await open();
    await rm(folder, { recursive: true });
    await expect(contactMailer.enqueue({ message })).rejects.toThrow(/ENOENT/);
    await mkdir(folder);
    await contactMailer.enqueue({ message });
    expect(await emailsIn(folder)).toHaveLength(1);
    await contactMailer.close();
  });

  it('stores a message that filled the honeypot apart, and delivers it once it is moved', async () => {
    const server = await mailServer();
    const contactMailer = await open(server.url);
    await contactMailer.enqueue({ message, sign: 'honeypot' });
    // The same message without the sign is another submission.
    await contactMailer.enqueue({ message });
    await vi.waitFor(() => expect(server.emails).toHaveLength(1), 5000);
    const [name = ''] = await emailsIn(path.join(folder, 'suspect'));
    expect(await contactMailer.state()).toMatchObject({ suspect: 1 });
    await rename(path.join(folder, 'suspect', name), path.join(folder, name));
    await contactMailer.requeue();
    await vi.waitFor(() => expect(server.emails).toHaveLength(2), 5000);
    expect(server.emails[1]).toContain('[Suspect] Contact form');
    await contactMailer.close();
    await server.close();
  });

  it('puts dead letters back without a restart', async () => {
    const server = await mailServer({ data: [554] });
    const log = vi.fn();
    const contactMailer = await open(server.url, log);
    await contactMailer.enqueue({ message });
    await vi.waitFor(() => expect(events(log)).toContain('message-dead'), 5000);
    expect(await contactMailer.requeue()).toBe(1);
    await vi.waitFor(() => expect(server.emails).toHaveLength(1), 5000);
    expect(await contactMailer.requeue()).toBe(0);
    expect(log.mock.calls.filter(([event]) => event === 'dead-letters-requeued')).toEqual([
      ['dead-letters-requeued', { count: 1 }],
      ['dead-letters-requeued', { count: 0 }],
    ]);
    await contactMailer.close();
    await server.close();
  });

  it('puts dead letters back without a mail server', async () => {
    const contactMailer = await open();
    expect(await contactMailer.requeue()).toBe(0);
    await contactMailer.close();
  });

  it('accepts no message once another service has taken over the folder', async () => {
    const log = vi.fn();
    const contactMailer = await open('smtp://127.0.0.1:9', log, { heartbeatMs: 1 });
    await writeFile(path.join(folder, '.lock'), JSON.stringify({ token: 'other' }));
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith('outbox-lock-lost', { folder }));
    await expect(contactMailer.enqueue({ message })).rejects.toThrow(
      'Another service has taken over the outbox.',
    );
    expect(await emailsIn(folder)).toEqual([]);
    await contactMailer.close();
  });

  it('refuses a second start on the folder, and leaves its unfinished files alone', async () => {
    const contactMailer = await open();
    const unfinished = path.join(folder, `${messageId(new Date(), 'a'.repeat(18))}.tmp`);
    await writeFile(unfinished, 'half');
    await expect(open()).rejects.toThrow(/in use by process \d+ on .*DATA_DIR/);
    expect(await readFile(unfinished, 'utf8')).toBe('half');
    await contactMailer.close();
  });
});
