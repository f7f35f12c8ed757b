import { describe, expect, it, vi } from 'vitest';

import { deliverBatch, maxAttempts } from './queue';
import { message } from './testing/app';

const refused = new Error('refused');
const body = { id: '1', reference: 'K7QM-3XTD', message };

async function deliver(error?: Error, attempts = 1, deadLettered = true) {
  const queued = { body, attempts, ack: vi.fn(), retry: vi.fn() };
  const log = vi.fn();
  const deadLetter = vi.fn(async () => {
    if (!deadLettered) throw new Error('queue down');
  });
  await deliverBatch(
    { messages: [queued] },
    {
      send: async () => {
        if (error) throw error;
      },
      isPermanent: (reason) => reason === refused,
      deadLetter,
      retryMs: 30_000,
      log,
      random: () => 1,
    },
  );
  expect(JSON.stringify(log.mock.calls)).not.toContain(message.details);
  return { ...queued, deadLetter, event: log.mock.calls[0]?.[0] };
}

describe('deliverBatch', () => {
  it('acknowledges a delivered message', async () => {
    const { ack, retry, event } = await deliver();
    expect([ack.mock.calls.length, retry.mock.calls.length, event]).toEqual([1, 0, 'message-sent']);
  });

  it('sends copies of one submission in a batch once, and acknowledges both', async () => {
    const copies = [1, 2].map(() => ({ body, attempts: 1, ack: vi.fn(), retry: vi.fn() }));
    const send = vi.fn(async () => undefined);
    const options = {
      send,
      isPermanent: () => false,
      deadLetter: vi.fn(),
      retryMs: 1,
      log: vi.fn(),
    };
    await deliverBatch({ messages: copies }, options);
    expect(send).toHaveBeenCalledTimes(1);
    expect(copies.map(({ ack }) => ack.mock.calls.length)).toEqual([1, 1]);
  });

  it.each([
    [1, 30],
    [2, 60],
    [50, 3600],
  ])('after attempt %d lets a message wait %d seconds', async (attempts, delaySeconds) => {
    const { ack, retry, event } = await deliver(new Error('busy'), attempts);
    expect(retry).toHaveBeenCalledWith({ delaySeconds });
    expect(ack).not.toHaveBeenCalled();
    expect(event).toBe('delivery-failed');
  });

  it.each([
    [refused, 1],
    [new Error('busy'), maxAttempts],
  ])('moves to dead letters with the reason: %s, attempt %d', async (error, attempts) => {
    const { ack, deadLetter, event } = await deliver(error, attempts);
    expect(deadLetter).toHaveBeenCalledWith({ ...body, attempts, reason: error.message });
    expect(ack).toHaveBeenCalled();
    expect(event).toBe('message-dead');
  });

  it('retries a message that could not be stored as a dead letter', async () => {
    const { ack, retry } = await deliver(refused, 1, false);
    expect(ack).not.toHaveBeenCalled();
    expect(retry).toHaveBeenCalled();
  });
});
