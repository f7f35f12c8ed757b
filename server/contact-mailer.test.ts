import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openContactMailer } from './contact-mailer';
import { message } from './testing/app';
import { mailServer } from './testing/mail-server';

let folder: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'contact-mailer-')), 'outbox');
});

afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

const open = (smtpUrl?: string, log = vi.fn()) => {
  const addresses = { siteName: 'Weftline', from: 'site@w.example', to: 'team@w.example' };
  return openContactMailer({ folder, addresses, smtpUrl, retryMs: 20, log });
};

const events = (log: ReturnType<typeof vi.fn>) => log.mock.calls.map(([event]) => event);
const empty = () => vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), 5000);
const idOf = (email = '') => /^Message-ID: (.*)$/im.exec(email)?.[1];

describe('openContactMailer', () => {
  it('sends what a start without a mail server left, under the Message-ID it had', async () => {
    const before = await open();
    await before.enqueue(message);
    const [name = ''] = await readdir(folder);

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

  it('tries again after a refusal for now, with the same email', async () => {
    const server = await mailServer({ rcpt: [451], data: [421] });
    const log = vi.fn();
    const contactMailer = await open(server.url, log);
    await contactMailer.enqueue(message);
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
    await Promise.all(Array.from({ length: 12 }, () => contactMailer.enqueue(message)));
    await vi.waitFor(() => expect(events(log)).toContain('delivery-failed'), 5000);
    expect(await readdir(folder)).toHaveLength(12);

    const back = await mailServer({ port: gone.port });
    await empty();
    await contactMailer.close();
    expect(new Set(back.emails.map(idOf)).size).toBe(12);
    expect(back.emails).toHaveLength(12);
    // Pooled: not one connection an email.
    expect(back.connections()).toBeLessThanOrEqual(3);
    await back.close();
  });

  it.each([{ rcpt: [550] }, { data: [554] }])(
    'moves to dead letters what %j refuses for good',
    async (answers) => {
      const server = await mailServer(answers);
      const log = vi.fn();
      const contactMailer = await open(server.url, log);
      await contactMailer.enqueue(message);
      await vi.waitFor(
        () => expect(events(log)).toEqual(['message-accepted', 'message-dead']),
        5000,
      );
      await contactMailer.close();
      expect(await readdir(folder)).toEqual(['dead']);
      const [email = '', reason = ''] = (await readdir(path.join(folder, 'dead'))).sort();
      const read = (name: string) => readFile(path.join(folder, 'dead', name), 'utf8');
      expect(await read(email)).toContain(message.details);
      expect(JSON.parse(await read(reason))).toMatchObject({
        attempts: 1,
        reason: expect.stringMatching(/refused|mailbox/),
      });
      expect(JSON.stringify(log.mock.calls)).toContain(email);
      // This server quotes the email in its answer.
      expect(JSON.stringify(log.mock.calls)).not.toContain(message.details);
      expect(server.emails).toEqual([]);
      await server.close();
    },
  );

  it('waits for a slow server instead of sending twice', async () => {
    const server = await mailServer({ delayMs: 400 });
    const contactMailer = await open(server.url);
    await Promise.all([contactMailer.enqueue(message), contactMailer.enqueue(message)]);
    await empty();
    await contactMailer.close();
    expect(server.emails).toHaveLength(2);
    await server.close();
  });

  it('finishes the email under way when it closes', async () => {
    const server = await mailServer({ delayMs: 300 });
    const contactMailer = await open(server.url);
    await contactMailer.enqueue(message);
    await vi.waitFor(() => expect(server.envelopes).toHaveLength(1));
    await contactMailer.close();
    expect(server.emails).toHaveLength(1);
    expect(await readdir(folder)).toEqual([]);
    await server.close();
  });
});
