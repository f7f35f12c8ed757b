import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { startDelivery } from './delivery';
import type { Outbox } from './outbox';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface MemoryOutbox extends Outbox {
  letters: Map<string, Buffer>;
  dead: Map<string, unknown>;
}

function memoryOutbox(...ids: string[]): MemoryOutbox {
  const letters = new Map(ids.map((id) => [id, Buffer.from(`letter ${id}`)]));
  const dead = new Map<string, unknown>();
  return {
    letters,
    dead,
    add: async (id, letter) => void letters.set(id, Buffer.from(letter)),
    list: async () => [...letters.keys()],
    read: async (id) => {
      const letter = letters.get(id);
      if (!letter) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
      return letter;
    },
    remove: async (id) => void letters.delete(id),
    bury: async (id, reason) => {
      letters.delete(id);
      dead.set(id, reason);
      return `dead/${id}.eml`;
    },
  };
}

const refused = new Error('no such mailbox');

async function begin(
  outbox: Outbox,
  send: (letter: Buffer) => Promise<void>,
  options: { lanes?: number; giveUpMs?: number } = {},
) {
  const log = vi.fn();
  const isRefused = (error: unknown) => error === refused;
  const random = () => 1;
  const all = { outbox, send, isRefused, retryMs: 1000, log, random, ...options };
  return { delivery: await startDelivery(all), log };
}

const events = (log: ReturnType<typeof vi.fn>) => log.mock.calls.map(([event]) => event);

describe('startDelivery', () => {
  it('sends what an earlier process left, and what is added, in order', async () => {
    const outbox = memoryOutbox('1', '2');
    const sent: string[] = [];
    const { delivery } = await begin(outbox, async (letter) => void sent.push(`${letter}`));
    outbox.letters.set('3', Buffer.from('letter 3'));
    delivery.add('3');
    await vi.runAllTimersAsync();
    expect(sent).toEqual(['letter 1', 'letter 2', 'letter 3']);
    expect(outbox.letters.size).toBe(0);
  });

  it('keeps a letter until it is accepted, and doubles the delay', async () => {
    const outbox = memoryOutbox('1');
    const send = vi.fn().mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce('down');
    const { log } = await begin(outbox, send);
    await vi.advanceTimersByTimeAsync(999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(send).toHaveBeenCalledTimes(2);
    expect(outbox.letters.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(3);
    expect(outbox.letters.size).toBe(0);
    expect(events(log)).toEqual(['delivery-failed', 'delivery-failed', 'message-sent']);
    expect(JSON.stringify(log.mock.calls)).not.toContain('letter 1');
  });

  it('lets other letters through while one waits', async () => {
    const outbox = memoryOutbox('bad', 'good');
    const { delivery } = await begin(outbox, async (letter) => {
      if (`${letter}` === 'letter bad') throw new Error('refused');
    });
    await vi.advanceTimersByTimeAsync(1);
    expect([...outbox.letters.keys()]).toEqual(['bad']);
    await delivery.stop();
  });

  it('forgets a letter that somebody took out of the folder', async () => {
    const { delivery, log } = await begin(memoryOutbox(), vi.fn());
    delivery.add('gone');
    await vi.runAllTimersAsync();
    expect(log).not.toHaveBeenCalled();
  });

  it('finishes the letter under way when stopped, and starts no other', async () => {
    const outbox = memoryOutbox('1', '2');
    let accept = () => {};
    const send = vi.fn(() => new Promise<void>((resolve) => (accept = resolve)));
    const { delivery } = await begin(outbox, send);
    await vi.advanceTimersByTimeAsync(0);
    const stopped = delivery.stop();
    accept();
    await stopped;
    expect(send).toHaveBeenCalledTimes(1);
    expect([...outbox.letters.keys()]).toEqual(['2']);
  });

  it('has no more letters under way than it has lanes', async () => {
    const outbox = memoryOutbox('1', '2', '3', '4');
    const ends: (() => void)[] = [];
    const send = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    await begin(outbox, send, { lanes: 3 });
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(3);
    ends[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(4);
    expect([...outbox.letters.keys()]).toEqual(['1', '3', '4']);
  });

  it('buries a letter that is refused for good, at once, and names it in the log', async () => {
    const outbox = memoryOutbox('1');
    const { log } = await begin(outbox, async () => Promise.reject(refused));
    await vi.runAllTimersAsync();
    expect(outbox.letters.size).toBe(0);
    expect(outbox.dead.get('1')).toMatchObject({ attempts: 1, reason: 'no such mailbox' });
    expect(log.mock.calls).toEqual([
      ['message-dead', expect.objectContaining({ id: '1', file: 'dead/1.eml', attempts: 1 })],
    ]);
  });

  it('buries a letter that keeps failing, after its time', async () => {
    const outbox = memoryOutbox('1');
    const { log } = await begin(outbox, async () => Promise.reject(new Error('down')), {
      giveUpMs: 6000,
    });
    await vi.advanceTimersByTimeAsync(6999);
    expect(outbox.letters.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(outbox.dead.get('1')).toMatchObject({ attempts: 4, reason: 'down' });
    expect(events(log).slice(-1)).toEqual(['message-dead']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('counts no time against a letter that it did not try', async () => {
    const outbox = memoryOutbox('1', '2');
    const send = vi.fn(
      () => new Promise<void>((_, reject) => setTimeout(() => reject(new Error('slow')), 5000)),
    );
    await begin(outbox, send, { giveUpMs: 6000 });
    await vi.advanceTimersByTimeAsync(10_500);
    expect(outbox.dead.size).toBe(0);
  });

  it('tries again when a letter can not be buried', async () => {
    const outbox = memoryOutbox('1');
    outbox.bury = async () => Promise.reject(new Error('disk full'));
    const { delivery, log } = await begin(outbox, async () => Promise.reject(refused));
    await vi.advanceTimersByTimeAsync(1500);
    expect(log.mock.calls.map(([, facts]) => facts)).toEqual([
      expect.objectContaining({ reason: 'disk full', attempt: 1 }),
      expect.objectContaining({ reason: 'disk full', attempt: 2 }),
    ]);
    expect(outbox.letters.size).toBe(1);
    await delivery.stop();
  });
});
