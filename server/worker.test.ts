import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import site from '../content/site.json';
import type { Bindings } from './edge';
import { message } from './testing/app';
import worker from './worker';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Delivers one queued message to a mail API that answers with this status. */
async function deliver(status: number, variables: Record<string, string> = {}) {
  const network = vi.fn<typeof fetch>(async () => new Response('', { status }));
  vi.stubGlobal('fetch', network);
  const dead = vi.fn(async () => undefined);
  const body = { id: '2026-01-02-0123', reference: 'K7QM-3XTD', message };
  const queued = { body, attempts: 1, ack: vi.fn(), retry: vi.fn() };
  const bindings = {
    MAIL_API_URL: 'https://mail.example/send',
    DEAD_MESSAGES: { send: dead },
    ...variables,
  };
  await worker.queue({ messages: [queued] }, bindings as unknown as Bindings);
  const [url, init] = network.mock.calls[0] ?? [];
  const sent = JSON.parse(String(init?.body));
  return { ...queued, dead, url, headers: new Headers(init?.headers), sent };
}

it('delivers a queued message to the mail API, from and to the address of the site', async () => {
  const { ack, retry, dead, url, headers, sent } = await deliver(202);
  expect([url, headers.get('Idempotency-Key')]).toEqual([
    'https://mail.example/send',
    '2026-01-02-0123',
  ]);
  expect(sent).toMatchObject({ from: site.email, to: site.email });
  expect([ack, retry, dead].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
});

it('reads the addresses and the key from its variables', async () => {
  const { headers, sent } = await deliver(202, {
    CONTACT_FROM: 'form@weftline.example',
    CONTACT_TO: 'team@weftline.example',
    MAIL_API_KEY: 'k1',
  });
  expect(sent).toMatchObject({ from: 'form@weftline.example', to: 'team@weftline.example' });
  expect(headers.get('Authorization')).toBe('Bearer k1');
});

it('stores a message that the mail API refuses for good', async () => {
  const { ack, retry, dead } = await deliver(422);
  expect(dead).toHaveBeenCalledWith(expect.objectContaining({ message, attempts: 1 }));
  expect([ack, retry].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

it.each([401, 500])('tries again after %d', async (status) => {
  const { ack, retry, dead } = await deliver(status);
  expect([ack, retry, dead].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
});
