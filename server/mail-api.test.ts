import { afterEach, describe, expect, it, vi } from 'vitest';

import { MailApiError, sendOverApi } from './mail-api';
import { message } from './testing/app';

const submission = { message, reference: 'K7QM-3XTD' };
const api = { url: 'https://mail.example/send', key: undefined, from: 'a@b.co', to: 'c@d.co' };

function answerWith(status: number) {
  const network = vi.fn<typeof fetch>(async () => new Response('words', { status }));
  vi.stubGlobal('fetch', network);
  return network;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sendOverApi', () => {
  it('sends no key where there is none', async () => {
    const network = answerWith(202);
    await sendOverApi(api, 'id-1', submission);
    const headers = new Headers(network.mock.calls[0]?.[1]?.headers);
    expect(headers.get('Idempotency-Key')).toBe('id-1');
    expect(headers.has('Authorization')).toBe(false);
  });

  it('posts the email as JSON, with the key', async () => {
    const network = answerWith(202);
    await sendOverApi({ ...api, key: 'k1' }, 'id-1', submission);
    const [url, { method, headers, body } = {}] = network.mock.calls[0] ?? [];
    expect([url, method]).toEqual([api.url, 'POST']);
    expect(Object.fromEntries(new Headers(headers))).toEqual({
      'content-type': 'application/json',
      'idempotency-key': 'id-1',
      authorization: 'Bearer k1',
    });
    expect(JSON.parse(String(body))).toEqual({
      from: api.from,
      to: api.to,
      reply_to: message.email,
      subject: 'Contact form: Ada Moore, Moore Looms',
      text: expect.stringContaining(message.details),
    });
  });

  it('accepts an answer without a body', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    await expect(sendOverApi(api, 'id-1', submission)).resolves.toBeUndefined();
  });

  it('names no address in reply_to that a mail program may misread', async () => {
    const network = answerWith(202);
    const odd = { ...message, email: 'ad\u00e1@moore.example' };
    await sendOverApi(api, 'id-1', { ...submission, message: odd });
    const sent = JSON.parse(String(network.mock.calls[0]?.[1]?.body));
    expect(sent).not.toHaveProperty('reply_to');
    expect(sent.text).toContain(odd.email);
  });

  it.each([
    [422, true],
    [400, true],
    [401, false],
    [404, false],
    [429, false],
    [500, false],
  ])('takes %d as an answer for good: %s', async (status, isPermanent) => {
    answerWith(status);
    const error = await sendOverApi(api, 'id-1', submission).catch((reason) => reason);
    expect(error).toBeInstanceOf(MailApiError);
    expect(error).toMatchObject({
      message: `The mail service answered ${status}.`,
      responseCode: status,
      isPermanent,
    });
  });

  it('waits until there is an address to send to', async () => {
    await expect(sendOverApi({ ...api, url: undefined }, 'id-1', submission)).rejects.toThrow(
      'MAIL_API_URL is not set',
    );
  });
});
