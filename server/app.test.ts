import { describe, expect, it } from 'vitest';

import { jsonPost, message, testApp, testReference } from './testing/app';

const { app } = testApp();
const ask = (path: string, init?: RequestInit) => app.request(`http://localhost${path}`, init);

// What every host answers is in testing/host-suite.ts.

describe('addresses', () => {
  it('redirects an old path with a final slash in one step', async () => {
    const response = await ask('/blogs/blog-8/');
    expect([response.status, response.headers.get('Location')]).toEqual([308, '/blogs/blog-08']);
  });

  it('answers 404 at the address of the not-found page of the framework', async () => {
    const response = await ask('/_not-found');
    expect([response.status, await response.text()]).toEqual([404, 'Page Not Found']);
  });

  it('answers 404 with plain text when there is no export', async () => {
    const bare = testApp({ readPage: async () => undefined }).app;
    const response = await bare.request('/nothing');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Page Not Found');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s on a page answers 405', async (method) => {
    const response = await ask('/about', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect(await response.json()).toMatchObject({ success: false });
  });

  it.each([
    ['/about', 200],
    ['/nothing', 404],
    ['/about/', 308],
    ['/send-email', 405],
  ])('HEAD %s answers %d without a body', async (path, status) => {
    const response = await ask(path, { method: 'HEAD' });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe('');
  });
});

describe('the page after a form was sent', () => {
  it('shows the reference that its address names', async () => {
    const response = await ask(`/contact/sent?reference=${testReference}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(`data-reference="">${testReference}</output>`);
  });

  it.each(['<b>x</b>', 'K7QM', 'K7QM-3XTU', 'k7qm-3xtd', 'K7QM-3XTD1'])(
    'shows no %j',
    async (reference) => {
      const response = await ask(`/contact/sent?reference=${encodeURIComponent(reference)}`);
      expect(await response.text()).not.toContain(reference);
    },
  );
});

describe('headers', () => {
  it.each([
    ['/about/', {}],
    ['/about', { headers: { 'If-None-Match': 'W/"about"' } }],
  ])('are complete on %s', async (path, init) => {
    const { headers } = await ask(path, init);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cache-control': expect.any(String),
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=/),
    });
    expect(headers.get('Content-Security-Policy')).toContain('frame-src http://localhost:3001');
  });

  it.each([
    ['/_next/static/a1b2.js', {}],
    ['/feeds/blog.xml', {}],
    ['/send-email', jsonPost(message)],
  ])('keep those of documents from %s', async (path, init) => {
    const { headers } = await ask(path, init);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.has('Content-Security-Policy')).toBe(false);
    expect(headers.has('Permissions-Policy')).toBe(false);
  });

  it('are those of a document on a not-found page at the address of a picture', async () => {
    const { status, headers } = await ask('/art/gone.svg');
    expect(status).toBe(404);
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  it('let a page in place of a missing script be cached for no time', async () => {
    const { headers } = await ask('/_next/static/gone.js');
    expect(headers.get('Cache-Control')).toBe('no-cache');
  });
});

it('answers 500 with a reason and logs the fault', async () => {
  const broken = testApp({
    staticFiles: () => {
      throw new Error('disk on fire');
    },
  });
  const response = await broken.app.request('/about');
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ success: false });
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(broken.log).toHaveBeenCalledWith(
    'error',
    expect.objectContaining({ reason: 'disk on fire' }),
  );
});
