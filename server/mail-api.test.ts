import { expect, it, vi } from 'vitest';

import { apiSender } from './mail-api';
import type { StoredMessage } from './store';
import { message } from './testing/store';

const api = { url: 'https://mail.example/send', key: undefined, from: 'a@b.co', to: 'c@d.co' };
const send = (changes: Partial<StoredMessage> = {}) =>
  apiSender(api).send({ ...message, message_id: 'id-1', ...changes } as StoredMessage);

function answerWith(status: number) {
  const network = vi.fn<typeof fetch>(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', network);
  return network;
}

// hosts.test.ts has an email as the API gets it.
it('names no misleading address in reply_to, sends no empty key, and waits five minutes', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const network = answerWith(202);
  await send({ email: 'ad\u00e1@moore.example' });
  // A slow service would otherwise get the email twice.
  expect(timeout).toHaveBeenCalledWith(300_000);
  const { headers, body } = network.mock.calls[0]?.[1] ?? {};
  expect(JSON.parse(String(body))).not.toHaveProperty('reply_to');
  expect(new Headers(headers).has('Authorization')).toBe(false);
});

it.each([302, 400, 422, 500])('takes %d as a failure', async (status) => {
  answerWith(status);
  await expect(send()).rejects.toMatchObject({ responseCode: status });
});
