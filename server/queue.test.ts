import { describe, expect, it, vi } from 'vitest';

import { deliverBatch, mostAttempts } from './queue';
import { message } from './test-app';

const refused = new Error('refused');

async function deliver(error?: Error, attempts = 1, buried = true) {
  const queued = { body: { id: '1', message }, attempts, ack: vi.fn(), retry: vi.fn() };
  const log = vi.fn();
  const bury = vi.fn(async () => {
    if (!buried) throw new Error('queue down');
  });
  await deliverBatch(
    { messages: [queued] },
    {
      send: async () => {
        if (error) throw error;
      },
      isRefused: (reason) => reason === refused,
      bury,
      retryMs: 30_000,
      log,
      random: () => 1,
    },
  );
  expect(JSON.stringify(log.mock.calls)).not.toContain(message.details);
  return { ...queued, bury, event: log.mock.calls[0]?.[0] };
}

describe('deliverBatch', () => {
  it('is done with what was taken', async () => {
    const { ack, retry, event } = await deliver();
    expect([ack.mock.calls.length, retry.mock.calls.length, event]).toEqual([1, 0, 'message-sent']);
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
    [new Error('busy'), mostAttempts],
  ])('buries with the reason: %s, attempt %d', async (error, attempts) => {
    const { ack, bury, event } = await deliver(error, attempts);
    expect(bury).toHaveBeenCalledWith({ id: '1', message, attempts, reason: error.message });
    expect(ack).toHaveBeenCalled();
    expect(event).toBe('message-dead');
  });

  it('gives nothing up that could not be buried', async () => {
    const { ack, retry } = await deliver(refused, 1, false);
    expect(ack).not.toHaveBeenCalled();
    expect(retry).toHaveBeenCalled();
  });
});
