import { describe, expect, it, vi } from 'vitest';

import { formPost, jsonPost, message, testApp } from './testing/app';

const send = async (init: RequestInit, changes?: Parameters<typeof testApp>[0]) => {
  const { app, accepted, log } = testApp(changes);
  const response = await app.request('http://localhost/send-email', init);
  return { response, accepted, log };
};

describe('POST /send-email as JSON', () => {
  it('keeps the message, then says so', async () => {
    const { response, accepted } = await send(jsonPost(message));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(accepted).toEqual([message]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('says 200 only after the message is accepted', async () => {
    let enqueueNow = () => {};
    const enqueue = () => new Promise<void>((resolve) => (enqueueNow = resolve));
    let answered = false;
    const sent = send(jsonPost(message), { enqueue }).then(() => (answered = true));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(answered).toBe(false);
    enqueueNow();
    await sent;
  });

  it.each([
    ['400 for broken JSON', 400, jsonPost('{"name":')],
    ['400 for an empty body', 400, jsonPost('')],
    ['403 across sites', 403, jsonPost(message, { 'Sec-Fetch-Site': 'cross-site' })],
    ['403 for a neighbor', 403, jsonPost(message, { 'Sec-Fetch-Site': 'same-site' })],
    ['403 for another Origin', 403, jsonPost(message, { Origin: 'https://evil.example' })],
    ['403 for no Origin at all', 403, jsonPost(message, { Origin: 'null' })],
    ['413 above 16 KiB', 413, jsonPost({ ...message, details: 'x'.repeat(17_000) })],
    ['415 for plain text', 415, { ...jsonPost(message), headers: {} }],
    ['415 for a file upload', 415, { method: 'POST', body: new FormData() }],
    ['422 for what is no message', 422, jsonPost([])],
    ['405 for PUT', 405, { ...jsonPost(message), method: 'PUT' }],
    ['405 for GET', 405, {}],
  ])('answers %s, with a reason', async (_, status, init) => {
    const { response, accepted } = await send(init);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, error: expect.any(String) });
    expect(accepted).toEqual([]);
    expect(response.headers.get('Allow')).toBe(status === 405 ? 'POST' : null);
  });

  it.each<Record<string, string>>([
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
    const { response, accepted } = await send(jsonPost(message), { rateLimit: () => 42 });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('42');
    expect(await response.json()).toMatchObject({ success: false });
    expect(accepted).toEqual([]);
  });

  it('counts no message that is refused anyway', async () => {
    const rateLimit = vi.fn(() => 0);
    await send(jsonPost({}), { rateLimit });
    expect(rateLimit).not.toHaveBeenCalled();
  });

  it('says so when the message could not be accepted, and logs no word of it', async () => {
    const enqueue = async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    };
    const { response, log } = await send(jsonPost(message), { enqueue });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await response.json()).toMatchObject({ success: false });
    expect(log).toHaveBeenCalledWith(
      'message-not-stored',
      expect.objectContaining({ code: 'ENOSPC' }),
    );
    expect(JSON.stringify(log.mock.calls)).not.toContain(message.details);
  });
});

describe('POST /send-email as a form without script', () => {
  it('leads to the page that says thank you', async () => {
    const { response, accepted } = await send(formPost({ ...message }));
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/contact/sent');
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
    const { response } = await send(formPost({ ...message }), { rateLimit: () => 9 });
    expect(response.status).toBe(429);
    expect(await response.text()).toContain('<li>Too many messages in one minute.');
  });
});

describe('a script that posts', () => {
  const value = { ...message, website: 'https://spam.example' };
  it.each([
    ['what no person sees', jsonPost(value), 'honeypot'],
    ['it in no time', jsonPost(message, { 'Form-Elapsed-Ms': '40' }), 'too-fast'],
    ['what no person sees and nothing else', jsonPost({ website: 'x' }), 'honeypot'],
  ])('and fills %s hears of success; nothing is accepted', async (_, init, sign) => {
    const rateLimit = vi.fn(() => 0);
    const { response, accepted, log } = await send(init, { rateLimit });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(accepted).toEqual([]);
    expect(log.mock.calls).toEqual([['message-discarded', { sign }]]);
    expect(rateLimit).not.toHaveBeenCalled();
  });

  it('as a form is led to the page that says thank you', async () => {
    const { response, accepted } = await send(formPost(value));
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/contact/sent']);
    expect(accepted).toEqual([]);
  });

  it('is told from a person, whose message is accepted', async () => {
    const typed = { ...message, website: '' };
    const { accepted } = await send(jsonPost(typed, { 'Form-Elapsed-Ms': '1000' }));
    expect(accepted).toEqual([message]);
    expect((await send(formPost(typed))).accepted).toEqual([message]);
  });
});
