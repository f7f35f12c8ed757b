import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openMailroom } from './mailroom';
import { message } from './test-app';
import { mailServer } from './test-mail';

let folder: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'mailroom-')), 'outbox');
});

afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

const open = (smtpUrl?: string, log = vi.fn()) => {
  const correspondence = { siteName: 'Weftline', from: 'site@w.example', to: 'team@w.example' };
  return openMailroom({ folder, correspondence, smtpUrl, retryMs: 20, log });
};

const events = (log: ReturnType<typeof vi.fn>) => log.mock.calls.map(([event]) => event);
const empty = () => vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), 5000);
const idOf = (letter = '') => /^Message-ID: (.*)$/im.exec(letter)?.[1];

describe('openMailroom', () => {
  it('sends what a start without a mail server left, under the Message-ID it had', async () => {
    const before = await open();
    await before.keep(message);
    const [name = ''] = await readdir(folder);

    const server = await mailServer();
    const after = await open(server.url);
    await empty();
    await after.close();
    expect(server.letters).toHaveLength(1);
    expect(idOf(server.letters[0])).toBe(`<${name.replace('.eml', '')}@w.example>`);
    expect(server.letters[0]).toContain('Reply-To: Ada Moore <ada@moore.example>');
    expect(server.envelopes).toEqual(['site@w.example > team@w.example']);
    await server.close();
  });

  it('tries again after a refusal for now, with the same letter', async () => {
    const server = await mailServer({ rcpt: [451], data: [421] });
    const log = vi.fn();
    const mailroom = await open(server.url, log);
    await mailroom.keep(message);
    await empty();
    await mailroom.close();
    expect(server.letters).toHaveLength(1);
    const [kept, first, second, sent] = log.mock.calls;
    expect([kept, first, second, sent].map((call) => call?.[0])).toEqual([
      'message-kept',
      'delivery-failed',
      'delivery-failed',
      'message-sent',
    ]);
    expect(first?.[1]).toMatchObject({ attempt: 1, responseCode: 451 });
    expect(second?.[1]).toMatchObject({ attempt: 2, responseCode: 421 });
    await server.close();
  });

  it('keeps everything through an outage and sends each letter once after it', async () => {
    const gone = await mailServer();
    await gone.close();
    const log = vi.fn();
    const mailroom = await open(gone.url, log);
    await Promise.all(Array.from({ length: 12 }, () => mailroom.keep(message)));
    await vi.waitFor(() => expect(events(log)).toContain('delivery-failed'), 5000);
    expect(await readdir(folder)).toHaveLength(12);

    const back = await mailServer({ port: gone.port });
    await empty();
    await mailroom.close();
    expect(new Set(back.letters.map(idOf)).size).toBe(12);
    expect(back.letters).toHaveLength(12);
    // Pooled: not one connection a letter.
    expect(back.connections()).toBeLessThanOrEqual(3);
    await back.close();
  });

  it.each([{ rcpt: [550] }, { data: [554] }])(
    'buries what %j refuses for good',
    async (answers) => {
      const server = await mailServer(answers);
      const log = vi.fn();
      const mailroom = await open(server.url, log);
      await mailroom.keep(message);
      await vi.waitFor(() => expect(events(log)).toEqual(['message-kept', 'message-dead']), 5000);
      await mailroom.close();
      expect(await readdir(folder)).toEqual(['dead']);
      const [letter = '', reason = ''] = (await readdir(path.join(folder, 'dead'))).sort();
      const read = (name: string) => readFile(path.join(folder, 'dead', name), 'utf8');
      expect(await read(letter)).toContain(message.details);
      expect(JSON.parse(await read(reason))).toMatchObject({
        attempts: 1,
        reason: expect.stringMatching(/refused|mailbox/),
      });
      expect(JSON.stringify(log.mock.calls)).toContain(letter);
      // This server quotes the letter in its answer.
      expect(JSON.stringify(log.mock.calls)).not.toContain(message.details);
      expect(server.letters).toEqual([]);
      await server.close();
    },
  );

  it('waits for a slow server instead of sending twice', async () => {
    const server = await mailServer({ patience: 400 });
    const mailroom = await open(server.url);
    await Promise.all([mailroom.keep(message), mailroom.keep(message)]);
    await empty();
    await mailroom.close();
    expect(server.letters).toHaveLength(2);
    await server.close();
  });

  it('finishes the letter under way when it closes', async () => {
    const server = await mailServer({ patience: 300 });
    const mailroom = await open(server.url);
    await mailroom.keep(message);
    await vi.waitFor(() => expect(server.envelopes).toHaveLength(1));
    await mailroom.close();
    expect(server.letters).toHaveLength(1);
    expect(await readdir(folder)).toEqual([]);
    await server.close();
  });
});
