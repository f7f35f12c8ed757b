import { expect, it, vi } from 'vitest';

import { type SendResult, sendMessage } from './client';

const endpoint = '/send-email';
const message = { name: 'Ada', company: '', email: 'ada@moore.example', details: 'A “plan”' };

function answerWith(answer: Response | Error) {
  const network = vi.fn<typeof fetch>();
  if (answer instanceof Error) network.mockRejectedValue(answer);
  else network.mockResolvedValue(answer);
  vi.stubGlobal('fetch', network);
  return network;
}

it('posts the message as JSON, once, with the signs of a script beside it', async () => {
  const network = answerWith(Response.json({ success: true }));
  await sendMessage(endpoint, message, { trap: 'x', elapsedMs: 4321.5 });
  const headers = new Headers({ 'Content-Type': 'application/json', 'Form-Elapsed-Ms': '4322' });
  const body = JSON.stringify({ ...message, website: 'x' });
  const post = expect.objectContaining({ method: 'POST', headers, body });
  expect(network.mock.calls).toEqual([[endpoint, post]]);
});

it('waits half a minute for an answer and no longer', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const ended = vi.fn();
  void sendMessage(endpoint, message).then(ended);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith({ outcome: 'unreachable' });
});

const unreachable = { outcome: 'unreachable' } as const;
const withoutService = { ...unreachable, isMissing: true };
const page = (status: number) => new Response('<h1>Not here</h1>', { status });
const reference = 'K7QM-3XTD';

it.each<[SendResult, Response | Error]>([
  [{ outcome: 'success', reference }, Response.json({ success: true, reference })],
  [{ outcome: 'success' }, Response.json({ success: true, reference: 7 })],
  [{ outcome: 'failed' }, Response.json({ success: false, reference }, { status: 500 })],
  [
    { outcome: 'failed', errors: { name: 'Missing' }, reason: 'Wait' },
    Response.json({ error: 'Wait', errors: { name: 'Missing', company: 7, other: 'x' } }),
  ],
  [{ outcome: 'failed' }, Response.json({ success: 'true' })],
  ...[404, 405, 501].map((status): [SendResult, Response] => [withoutService, page(status)]),
  [unreachable, page(502)],
  [unreachable, Response.json(null)],
  [unreachable, new TypeError('Failed to fetch')],
])('calls it %j (%#)', async (expected, answer) => {
  answerWith(answer);
  expect(await sendMessage(endpoint, message)).toEqual(expected);
});
