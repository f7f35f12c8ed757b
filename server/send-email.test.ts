import { describe, expect, it, vi } from 'vitest';

import { formPost, jsonPost, message, testApp, testReference } from './testing/app';

const send = async (init: RequestInit, changes?: Parameters<typeof testApp>[0]) => {
  const { app, accepted, signs, log } = testApp(changes);
  const response = await app.request('http://localhost/send-email', init);
  return { response, accepted, signs, log };
};

describe('POST /send-email as JSON', () => {
  it('stores the message, then answers success', async () => {
    const { response, accepted } = await send(jsonPost(message));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, reference: testReference });
    expect(accepted).toEqual([message]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('answers 200 only after the message is accepted', async () => {
    const order: string[] = [];
    const enqueue = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      order.push('stored');
      return testReference;
    };
    await send(jsonPost(message), { enqueue }).then(() => order.push('answered'));
    expect(order).toEqual(['stored', 'answered']);
  });

  it.each([
    ['400 for broken JSON', 400, jsonPost('{"name":'), 'not valid JSON'],
    ['400 for an empty body', 400, jsonPost(''), 'not valid JSON'],
    ['403 across sites', 403, jsonPost(message, { 'Sec-Fetch-Site': 'cross-site' }), 'own form'],
    ['403 for a neighbor', 403, jsonPost(message, { 'Sec-Fetch-Site': 'same-site' }), 'own form'],
    ['403 for another Origin', 403, jsonPost(message, { Origin: 'https://e.example' }), 'own form'],
    ['403 for no Origin at all', 403, jsonPost(message, { Origin: 'null' }), 'own form'],
    ['413 above 16 KiB', 413, jsonPost({ ...message, details: 'x'.repeat(17_000) }), '16 KiB'],
    ['415 for plain text', 415, { ...jsonPost(message), headers: {} }, 'application/json'],
    ['415 for a file upload', 415, { method: 'POST', body: new FormData() }, 'application/json'],
    ['422 for what is no message', 422, jsonPost([]), 'is required. Please'],
    ['405 for PUT', 405, { ...jsonPost(message), method: 'PUT' }, 'POST only'],
    ['405 for GET', 405, {}, 'POST only'],
  ])('answers %s, with a reason', async (_, status, init, reason) => {
    const { response, accepted } = await send(init);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      success: false,
      error: expect.stringContaining(reason),
    });
    expect(accepted).toEqual([]);
    expect(response.headers.get('Allow')).toBe(status === 405 ? 'POST' : null);
  });

  it.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'none', Origin: 'http://other.example' },
    { 'Content-Type': ' Application/JSON ; charset=utf-8'.trim() },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://other.example' },
    { Origin: 'http://localhost' },
    { Origin: 'https://weftline.example' },
  ])('takes %j as our own', async (headers) => {
    expect((await send(jsonPost(message, headers))).response.status).toBe(200);
  });

  it('names every field that is wrong', async () => {
    const { response } = await send(jsonPost({ email: 'ada' }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      success: false,
      errors: {
        name: 'Name is required',
        email: 'Please enter a valid email address',
        details: 'Please provide details for your inquiry',
      },
    });
  });

  it('asks to wait when there were too many', async () => {
    const { response, accepted } = await send(jsonPost(message), {
      rateLimit: () => ({ seconds: 42, scope: 'address' }),
    });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('42');
    expect(await response.json()).toMatchObject({
      success: false,
      error: expect.stringContaining('in one minute'),
    });
    expect(accepted).toEqual([]);
  });

  it.each([
    ['network', 429, 'from your network'],
    ['all', 503, 'receives too many messages'],
  ] as const)('says whose limit it is: %s', async (scope, status, reason) => {
    const { response } = await send(jsonPost(message), {
      rateLimit: () => ({ seconds: 7, scope }),
    });
    expect(response.status).toBe(status);
    expect((await response.json()).error).toContain(reason);
  });

  it('answers 503 when all clients together sent too many', async () => {
    const rateLimit = () => ({ seconds: 7, scope: 'all' as const });
    const { response, log } = await send(jsonPost(message), { rateLimit });
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '7']);
    expect(log.mock.calls).toEqual([['message-refused', { kind: 'limit-all', status: 503 }]]);
  });

  it.each([
    ['syntax', jsonPost('{"name":')],
    ['cross-site', jsonPost(message, { 'Sec-Fetch-Site': 'cross-site' })],
    ['length', jsonPost({ ...message, details: 'x'.repeat(17_000) })],
    ['media-type', { ...jsonPost(message), headers: {} }],
    ['fields', jsonPost({ ...message, email: 'ada' })],
    ['method', {}],
  ])('logs a refusal by its kind, %s, without content', async (kind, init) => {
    const { response, log } = await send(init);
    expect(log.mock.calls).toEqual([['message-refused', { kind, status: response.status }]]);
  });

  it('counts no message that is refused anyway', async () => {
    const rateLimit = vi.fn(() => undefined);
    await send(jsonPost({}), { rateLimit });
    expect(rateLimit).not.toHaveBeenCalled();
  });

  it('answers 503 when the message could not be stored, and logs no text of it', async () => {
    const enqueue = async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    };
    const { response, log } = await send(jsonPost(message), { enqueue });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await response.json()).toMatchObject({
      success: false,
      error: expect.stringContaining('could not be stored'),
    });
    expect(log).toHaveBeenCalledWith('message-refused', { kind: 'storage', status: 503 });
    expect(log).toHaveBeenCalledWith(
      'message-not-stored',
      expect.objectContaining({ code: 'ENOSPC' }),
    );
    expect(JSON.stringify(log.mock.calls)).not.toContain(message.details);
  });
});

describe('POST /send-email as a form without script', () => {
  it('redirects to the page that confirms the message', async () => {
    const { response, accepted } = await send(formPost({ ...message }));
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`/contact/sent?reference=${testReference}`);
    expect(accepted).toEqual([message]);
  });

  it('shows what is wrong on a page of its own', async () => {
    const { response } = await send(formPost({ name: 'Ada', email: 'ada' }));
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(page).toMatch(/^<!doctype html>\s*<html lang="en">/);
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page).toContain('<li>Please enter a valid email address</li>');
    expect(page).toContain('<li>Please provide details for your inquiry</li>');
    expect(page).toContain('Back button');
    expect(page).toContain('href="/contact"');
  });

  it('shows every other refusal as a page too', async () => {
    const { response } = await send(formPost({ ...message }), {
      rateLimit: () => ({ seconds: 9, scope: 'address' }),
    });
    expect(response.status).toBe(429);
    expect(await response.text()).toContain('<li>Too many messages in one minute.');
  });
});

describe('what looks automated', () => {
  const filled = { ...message, website: 'https://spam.example' };

  it.each([
    ['a filled honeypot', jsonPost(filled), 'honeypot'],
    ['a filled honeypot in a form without scripts', formPost(filled), 'honeypot'],
    ['a form filled at once', jsonPost(message, { 'Form-Elapsed-Ms': '40' }), 'quick'],
    ['a person', jsonPost({ ...message, website: '' }, { 'Form-Elapsed-Ms': '1000' }), undefined],
  ])('is stored with its sign: %s', async (_, init, sign) => {
    const { response, accepted, signs } = await send(init);
    expect([200, 303]).toContain(response.status);
    expect(accepted).toEqual([message]);
    expect(signs).toEqual([sign]);
  });

  it('is refused like any other message when it is incomplete', async () => {
    const { response, accepted } = await send(jsonPost({ website: 'x' }));
    expect(response.status).toBe(422);
    expect(accepted).toEqual([]);
  });
});
