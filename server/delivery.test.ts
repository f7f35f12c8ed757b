import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { startDelivery } from './delivery';
import type { Outbox } from './outbox';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Used = Pick<Outbox, 'list' | 'read' | 'remove' | 'moveToDeadLetters'>;

interface MemoryOutbox extends Used {
  emails: Map<string, Buffer>;
  dead: Map<string, unknown>;
}

function memoryOutbox(...ids: string[]): MemoryOutbox {
  const emails = new Map(ids.map((id) => [id, Buffer.from(`email ${id}`)]));
  const dead = new Map<string, unknown>();
  return {
    emails,
    dead,
    list: async () => [...emails.keys()],
    read: async (id) => {
      const email = emails.get(id);
      if (!email) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
      return email;
    },
    remove: async (id) => void emails.delete(id),
    moveToDeadLetters: async (id, reason) => {
      emails.delete(id);
      dead.set(id, reason);
      return `dead/${id}.eml`;
    },
  };
}

const refused = new Error('not this text');
const noMailbox = new Error('no such mailbox');

async function begin(
  outbox: Used,
  send: (email: Buffer) => Promise<void>,
  options: { concurrency?: number; giveUpMs?: number } = {},
) {
  const log = vi.fn();
  const isPermanent = (error: unknown) => error === refused;
  const isConfigurationError = (error: unknown) => error === noMailbox;
  const random = () => 1;
  const all = {
    outbox,
    send,
    isPermanent,
    isConfigurationError,
    retryMs: 1000,
    log,
    random,
    ...options,
  };
  return { delivery: await startDelivery(all), log };
}

const events = (log: ReturnType<typeof vi.fn>) => log.mock.calls.map(([event]) => event);

describe('startDelivery', () => {
  it('sends emails of an earlier process and added ones, in order', async () => {
    const outbox = memoryOutbox('1', '2');
    const sent: string[] = [];
    const { delivery } = await begin(outbox, async (email) => void sent.push(`${email}`));
    outbox.emails.set('3', Buffer.from('email 3'));
    delivery.add('3');
    await vi.advanceTimersByTimeAsync(1);
    await delivery.stop();
    expect(sent).toEqual(['email 1', 'email 2', 'email 3']);
    expect(outbox.emails.size).toBe(0);
  });

  it('keeps an email until it is accepted, and doubles the delay', async () => {
    const outbox = memoryOutbox('1');
    const send = vi.fn().mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce('down');
    const { log } = await begin(outbox, send);
    await vi.advanceTimersByTimeAsync(999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(send).toHaveBeenCalledTimes(2);
    expect(outbox.emails.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(3);
    expect(outbox.emails.size).toBe(0);
    expect(events(log)).toEqual(['delivery-failed', 'delivery-failed', 'message-sent']);
    expect(JSON.stringify(log.mock.calls)).not.toContain('email 1');
  });

  it('lets other emails through while one waits', async () => {
    const outbox = memoryOutbox('bad', 'good');
    const { delivery } = await begin(outbox, async (email) => {
      if (`${email}` === 'email bad') throw new Error('refused');
    });
    await vi.advanceTimersByTimeAsync(1);
    expect([...outbox.emails.keys()]).toEqual(['bad']);
    await delivery.stop();
  });

  it('forgets an email whose file was removed', async () => {
    const { delivery, log } = await begin(memoryOutbox(), vi.fn());
    delivery.add('gone');
    await vi.advanceTimersByTimeAsync(1);
    expect(log).not.toHaveBeenCalled();
  });

  it('finishes the email in flight when stopped, and starts no other', async () => {
    const outbox = memoryOutbox('1', '2');
    let accept = () => {};
    const send = vi.fn(() => new Promise<void>((resolve) => (accept = resolve)));
    const { delivery } = await begin(outbox, send);
    await vi.advanceTimersByTimeAsync(0);
    const stopped = delivery.stop();
    accept();
    await stopped;
    expect(send).toHaveBeenCalledTimes(1);
    expect([...outbox.emails.keys()]).toEqual(['2']);
  });

  it('has no more emails in flight than its concurrency', async () => {
    const outbox = memoryOutbox('1', '2', '3', '4');
    const ends: (() => void)[] = [];
    const send = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    await begin(outbox, send, { concurrency: 3 });
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(3);
    ends[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(4);
    expect([...outbox.emails.keys()]).toEqual(['1', '3', '4']);
  });

  it('moves to dead letters an email that is refused for good, at once, and names it in the log', async () => {
    const outbox = memoryOutbox('1');
    const { log } = await begin(outbox, async () => Promise.reject(refused));
    await vi.advanceTimersByTimeAsync(1);
    expect(outbox.emails.size).toBe(0);
    expect(outbox.dead.get('1')).toMatchObject({ attempts: 1, reason: 'not this text' });
    expect(log.mock.calls).toEqual([
      ['message-dead', expect.objectContaining({ id: '1', file: 'dead/1.eml', attempts: 1 })],
    ]);
  });

  it('moves an email to dead letters when it has failed for giveUpMs', async () => {
    const outbox = memoryOutbox('1');
    const { log } = await begin(outbox, async () => Promise.reject(new Error('down')), {
      giveUpMs: 6000,
    });
    await vi.advanceTimersByTimeAsync(6999);
    expect(outbox.emails.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(outbox.dead.get('1')).toMatchObject({ attempts: 4, reason: 'down' });
    expect(events(log).slice(-1)).toEqual(['message-dead']);
    // The timer of the next scan of the folder.
    expect(vi.getTimerCount()).toBe(1);
  });

  it('does not count time before the first attempt', async () => {
    const outbox = memoryOutbox('1', '2');
    const send = vi.fn(
      () => new Promise<void>((_, reject) => setTimeout(() => reject(new Error('slow')), 5000)),
    );
    await begin(outbox, send, { giveUpMs: 6000 });
    await vi.advanceTimersByTimeAsync(10_500);
    expect(outbox.dead.size).toBe(0);
  });

  it('tries again when an email cannot be moved to dead letters', async () => {
    const outbox = memoryOutbox('1');
    outbox.moveToDeadLetters = async () => Promise.reject(new Error('disk full'));
    const { delivery, log } = await begin(outbox, async () => Promise.reject(refused));
    await vi.advanceTimersByTimeAsync(1500);
    expect(log.mock.calls.map(([, facts]) => facts)).toEqual([
      expect.objectContaining({ reason: 'disk full', attempt: 1 }),
      expect.objectContaining({ reason: 'disk full', attempt: 2 }),
    ]);
    expect(outbox.emails.size).toBe(1);
    await delivery.stop();
  });

  it('retries after errors of the settings, and logs them once until a delivery works', async () => {
    const outbox = memoryOutbox('1', '2');
    const send = vi.fn().mockRejectedValue(noMailbox);
    const { delivery, log } = await begin(outbox, send, { concurrency: 2 });
    await vi.advanceTimersByTimeAsync(3500);
    expect(outbox.dead.size).toBe(0);
    const loud = () => log.mock.calls.filter(([event]) => event === 'mail-settings-refused');
    expect(loud()).toEqual([
      [
        'mail-settings-refused',
        expect.objectContaining({ level: 'error', reason: 'no such mailbox' }),
      ],
    ]);
    send.mockResolvedValueOnce(undefined);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(loud()).toHaveLength(2);
    await delivery.stop();
  });

  it('does not give up because the system clock was changed', async () => {
    const outbox = memoryOutbox('1');
    const { delivery } = await begin(outbox, async () => Promise.reject(new Error('down')));
    vi.setSystemTime(Date.now() + 10 * 86_400_000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(outbox.dead.size).toBe(0);
    await delivery.stop();
  });

  it('finds an email that an operator moved into the folder', async () => {
    const outbox = memoryOutbox();
    const send = vi.fn(async () => undefined);
    const { delivery } = await begin(outbox, send);
    outbox.emails.set('1', Buffer.from('from suspect/'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    await delivery.stop();
  });

  it('sends nothing twice when it looks at the folder while an email is in flight', async () => {
    const outbox = memoryOutbox('1');
    const send = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 90_000)));
    const { delivery } = await begin(outbox, send, { concurrency: 2 });
    await vi.advanceTimersByTimeAsync(61_000);
    await delivery.rescan();
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outbox.emails.size).toBe(0);
    await delivery.stop();
  });

  it('waits no longer than its grace for an email in flight', async () => {
    const outbox = memoryOutbox('1');
    const { delivery } = await begin(outbox, () => new Promise<void>(() => undefined));
    await vi.advanceTimersByTimeAsync(0);
    let stopped = false;
    void delivery.stop(2000).then(() => (stopped = true));
    await vi.advanceTimersByTimeAsync(1999);
    expect(stopped).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(stopped).toBe(true);
    expect([...outbox.emails.keys()]).toEqual(['1']);
  });
});
