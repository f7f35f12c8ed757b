import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { retryDelay, startDelivery } from './delivery';
import type { Outbox } from './outbox';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function memoryOutbox(...ids: string[]): Outbox & { letters: Map<string, Buffer> } {
  const letters = new Map(ids.map((id) => [id, Buffer.from(`letter ${id}`)]));
  return {
    letters,
    folder: 'memory',
    add: async (id, letter) => void letters.set(id, Buffer.from(letter)),
    list: async () => [...letters.keys()],
    read: async (id) => {
      const letter = letters.get(id);
      if (!letter) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
      return letter;
    },
    remove: async (id) => void letters.delete(id),
  };
}

async function begin(outbox: Outbox, send: (letter: Buffer) => Promise<void>) {
  const log = vi.fn();
  const delivery = await startDelivery({ outbox, send, retryMs: 1000, log, random: () => 1 });
  return { delivery, log };
}

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
    expect(log.mock.calls.map(([event]) => event)).toEqual([
      'delivery-failed',
      'delivery-failed',
      'message-sent',
    ]);
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
});

describe('retryDelay', () => {
  it('doubles from the first delay up to an hour, with jitter below', () => {
    expect([1, 2, 3, 50].map((attempt) => retryDelay(attempt, 30_000, 1))).toEqual([
      30_000, 60_000, 120_000, 3_600_000,
    ]);
    expect(retryDelay(1, 30_000, 0)).toBe(15_000);
  });
});
