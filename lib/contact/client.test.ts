import { afterEach, expect, it, vi } from 'vitest';

import { sendMessage } from './client';

const endpoint = '/send-email';
const message = {
  ...{ name: 'Ada Moore', company: '', email: 'ada@moore.example' },
  details: 'We need a plan for our service desk. “Soon”, they say.',
};

/** Mocks `fetch`: responds with a body, or rejects with an error. */
function answerWith(answer: Response | Error) {
  const network = vi.fn<typeof fetch>();
  if (answer instanceof Error) network.mockRejectedValue(answer);
  else network.mockResolvedValue(answer);
  vi.stubGlobal('fetch', network);
  return network;
}

afterEach(() => void vi.unstubAllGlobals());

it('posts the message as JSON, once', async () => {
  const network = answerWith(Response.json({ success: true }));
  expect(await sendMessage(endpoint, message)).toEqual({ outcome: 'success' });
  expect(network).toHaveBeenCalledTimes(1);
  const [address, init] = network.mock.calls[0] ?? [];
  expect(address).toBe(endpoint);
  expect(init?.method).toBe('POST');
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
  expect(JSON.parse(String(init?.body))).toEqual(message);
});

it('sends signs of a script beside the message', async () => {
  const network = answerWith(Response.json({ success: true }));
  await sendMessage(endpoint, message, { trap: '', elapsedMs: 4321.5 });
  await sendMessage(endpoint, message, { trap: 'https://spam.example' });
  const [person, script] = network.mock.calls.map(([, init]) => init);
  expect(JSON.parse(String(person?.body))).toEqual(message);
  expect(new Headers(person?.headers).get('form-elapsed-ms')).toBe('4322');
  const website = 'https://spam.example';
  expect(JSON.parse(String(script?.body))).toEqual({ ...message, website });
  expect(new Headers(script?.headers).has('form-elapsed-ms')).toBe(false);
});

it('waits half a minute for an answer and no longer', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  let outcome = '';
  void sendMessage(endpoint, message).then((result) => (outcome = result.outcome));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(outcome).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBe('unreachable');
  vi.useRealTimers();
});

it.each([404, 405, 501, 502])('tells whether a host has no service: %d', async (status) => {
  answerWith(new Response('<h1>Not here</h1>', { status }));
  const isMissing = status === 502 ? undefined : true;
  expect(await sendMessage(endpoint, message)).toEqual({ outcome: 'unreachable', isMissing });
});

it.each(['K7QM-3XTD', '', 7, null])('returns the reference %j if it is a text', async (value) => {
  answerWith(Response.json({ success: true, reference: value }));
  const reference = value === 'K7QM-3XTD' ? value : undefined;
  expect(await sendMessage(endpoint, message)).toEqual({ outcome: 'success', reference });
});

it('returns the errors of known fields, and the reason', async () => {
  const errors = { name: 'Name is required', company: 7, other: 'x' };
  answerWith(Response.json({ success: false, error: 'Wait', errors }, { status: 422 }));
  expect(await sendMessage(endpoint, message)).toEqual({
    outcome: 'failed',
    errors: { name: 'Name is required' },
    reason: 'Wait',
  });
});

it.each([
  ['success', Response.json({ success: true, id: 7 })],
  ['success', Response.json({ success: true }, { status: 202 })],
  ['failed', Response.json({ success: false, reference: 'K7QM-3XTD' })],
  ['failed', Response.json({ success: false }, { status: 500 })],
  ['failed', Response.json({ success: 'true' })],
  ['failed', Response.json({})],
  ['failed', Response.json([])],
  ['unreachable', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['unreachable', new Response('{ "success": tr', { status: 200 })],
  ['unreachable', new Response('', { status: 200 })],
  ['unreachable', new Response(null, { status: 204 })],
  ['unreachable', Response.json(null)],
  ['unreachable', new TypeError('Failed to fetch')],
  ['unreachable', new DOMException('Aborted', 'AbortError')],
])('calls it %s (%#)', async (outcome, answer) => {
  answerWith(answer);
  expect(await sendMessage(endpoint, message)).toEqual({ outcome });
});
