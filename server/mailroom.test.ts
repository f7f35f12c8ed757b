import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openMailroom } from './mailroom';
import { message } from './test-app';

/** As much of RFC 5321 as one delivery needs. `answers` overrules the reply to a command. */
async function mailServer(answers: Record<string, string[]> = {}) {
  const letters: string[] = [];
  const commands: string[] = [];
  const server: Server = createServer(async (socket) => {
    let letter: string[] | undefined;
    socket.write('220 mail.example ESMTP\r\n');
    for await (const line of createInterface({ input: socket })) {
      if (letter && line !== '.') letter.push(line);
      else if (letter) {
        letters.push(letter.join('\n'));
        letter = undefined;
        socket.write('250 accepted\r\n');
      } else {
        const verb = line.slice(0, 4).toUpperCase();
        commands.push(line);
        const reply = answers[verb]?.shift() ?? (verb === 'DATA' ? '354 go on' : '250 ok');
        if (reply.startsWith('354')) letter = [];
        socket.write(`${reply}\r\n`);
      }
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { letters, commands, url, close: () => server.close() };
}

let folder: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'mailroom-')), 'outbox');
});

afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

const open = (smtpUrl?: string, log = vi.fn()) => {
  const correspondence = { siteName: 'Weftline', from: 'site@w.example', to: 'team@w.example' };
  return openMailroom({ folder, correspondence, smtpUrl, retryMs: 20, log });
};

describe('openMailroom', () => {
  it('sends what a start without a mail server left, under the Message-ID it had', async () => {
    const before = await open();
    await before.keep(message);
    const [name = ''] = await readdir(folder);

    const server = await mailServer();
    const after = await open(server.url);
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
    await after.close();
    expect(server.letters).toHaveLength(1);
    expect(server.letters[0]).toContain(`Message-ID: <${name.replace('.eml', '')}@w.example>`);
    expect(server.letters[0]).toContain('Reply-To: Ada Moore <ada@moore.example>');
    expect(server.commands.join()).toContain('MAIL FROM:<site@w.example>');
    expect(server.commands.join()).toContain('RCPT TO:<team@w.example>');
    server.close();
  });

  it('tries again after a refusal, with the same letter', async () => {
    const server = await mailServer({ RCPT: ['451 later'], DATA: ['421 busy'] });
    const log = vi.fn();
    const mailroom = await open(server.url, log);
    await mailroom.keep(message);
    await vi.waitFor(() => expect(server.letters).toHaveLength(1), 5000);
    await mailroom.close();
    const events = log.mock.calls.map(([event]) => event);
    expect(events).toEqual(['message-kept', 'delivery-failed', 'delivery-failed', 'message-sent']);
    expect(log.mock.calls[1]?.[1]).toMatchObject({ attempt: 1, responseCode: 451 });
    expect(await readdir(folder)).toEqual([]);
    server.close();
  });
});
