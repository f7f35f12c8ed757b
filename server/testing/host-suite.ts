import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { pageHeaders } from '#lib/http/security-headers';
import { referencePattern } from '../submission';
import { formPost, jsonPost, message } from './app';
import { headerBytes } from './header-bytes';
import { type Host, rateLimit, type Site } from './host';
import { missing, moved, openRedirects, pages, refused, traversals } from './host-cases';
import { headerOptions, rawGet, testSite } from './site';

interface TestedHost {
  name: string;
  open: (site: Site) => Promise<Host>;
  /** Why the host can't be tested here; undefined if it can. */
  missing?: string;
}

/** Rules for every host of the site. */
export function describeHost(host: TestedHost): void {
  const title = host.missing ? `${host.name} (skipped: ${host.missing})` : host.name;
  describe.skipIf(host.missing)(title, () => {
    let site: Site;
    let running: Host;

    beforeAll(async () => {
      site = await testSite();
      running = await host.open(site);
    }, 90_000);

    afterAll(async () => {
      await running?.close();
      await site.remove();
    });

    const get = (path: string, init: RequestInit = {}) =>
      fetch(running.url + path, { redirect: 'manual', ...init });
    const post = (init: RequestInit) => get('/send-email', init);

    it.each(pages)('serves %s', async (path, words) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html; ?charset=utf-8$/i);
      expect(await response.text()).toContain(words);
    });

    it.each(moved)('%s answers %d to %s', async (path, status, location) => {
      const answer = await rawGet(running.url, path);
      expect(answer.status).toBe(status);
      expect(answer.headers.location).toBe(location);
    });

    it.each(missing)('%s answers 404: %s', async (path, words) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(words);
      // On the edge, paths that skip the worker get one hour at most: a deployment may add the
      // file.
      expect(response.headers.get('Cache-Control')).toMatch(/^(no-cache|public, max-age=3600)$/);
    });

    it.each(traversals)('discloses nothing for %s', async (odd) => {
      const { status, body } = await rawGet(running.url, odd);
      expect([308, 400, 404]).toContain(status);
      expect(body.toString()).not.toMatch(/secret|default-src|site_/);
    });

    it.each(openRedirects)('does not redirect to another host for %s', async (odd) => {
      const { status, headers } = await rawGet(running.url, odd);
      expect([308, 400, 404]).toContain(status);
      expect(`${headers.location ?? '/'}`).toMatch(/^\/(?![/\\])[^\r\n]*$/);
      expect(headers['x-evil']).toBeUndefined();
    });

    it('serves security.txt', async () => {
      expect(await (await get('/.well-known/security.txt')).text()).toContain('Contact:');
    });

    it.each([
      ['/', 'no-cache'],
      ['/nothing', 'no-cache'],
      ['/_next/static/a1b2.js', 'public, max-age=31536000, immutable'],
      ['/art/logistics.svg', 'public, max-age=3600'],
    ])('sends every header on %s, and Cache-Control: %s', async (path, caching) => {
      const { headers } = await get(path);
      const expected = { ...pageHeaders(path, headerOptions), 'Cache-Control': caching };
      const names = Object.keys({ ...pageHeaders('/', headerOptions), ...expected });
      const sent = names.map((name): [string, unknown] => [name, headers.get(name) ?? undefined]);
      expect(Object.fromEntries(sent)).toEqual(
        Object.fromEntries(
          names.map((name) => [name, new Map(Object.entries(expected)).get(name)]),
        ),
      );
    });

    it.each([
      ['/about', 1000],
      ['/blog/nothing', 1000],
      ['/art/logistics.svg', 450],
      ['/font.woff2', 450],
    ])('sends %s with at most %d bytes of headers', async (path, limit) => {
      expect(await headerBytes(running.url, path)).toBeLessThanOrEqual(limit);
    });

    it('answers 304 when the client has the page, and HEAD without a body', async () => {
      const first = await get('/about', { method: 'HEAD' });
      expect([first.status, await first.text()]).toEqual([200, '']);
      const tag = first.headers.get('ETag') ?? '';
      const again = await get('/about', { headers: { 'If-None-Match': tag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    });

    it('refuses other methods on a page', async () => {
      expect((await get('/about', { method: 'POST', body: 'x' })).status).toBe(405);
    });

    it('stores a message and answers success', async () => {
      const details = `For ${host.name}.`;
      const response = await post(jsonPost({ ...message, details }));
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        success: true,
        reference: expect.stringMatching(referencePattern),
      });
      await vi.waitFor(
        async () =>
          expect((await running.accepted()).filter((text) => text.includes(details))).toHaveLength(
            1,
          ),
        15_000,
      );
    });

    it('tries the mail service under one key', ({ skip }) => {
      if (host.name !== 'the edge worker')
        skip('only the edge worker sends over an HTTP mail service');
      const [busy, taken] = running.calls ?? [];
      expect(taken).toEqual(busy);
      expect(taken?.key).toBe('Bearer k');
      expect(taken?.id).toMatch(/^\d{4}-\d\d-\d\d-[0-9a-f]{18}$/);
      expect(taken?.email).toEqual({
        from: 'hello@weftline.example',
        to: 'hello@weftline.example',
        reply_to: message.email,
        subject: 'Contact form: Ada Moore, Moore Looms',
        text: expect.stringContaining('For the edge worker.'),
      });
    });

    it('redirects a form to the page that shows the reference', async () => {
      const response = await post(formPost({ ...message, details: `A form, ${host.name}.` }));
      expect(response.status).toBe(303);
      const location = response.headers.get('Location') ?? '';
      expect(location).toMatch(/^\/contact\/sent\?reference=/);
      const page = await (await get(location)).text();
      expect(page).toContain(`data-reference="">${location.split('=')[1]}</output>`);
    });

    it('delivers nothing that filled the honeypot, and refuses nothing of it', async () => {
      const filled = { ...message, details: 'Spam', website: 'x' };
      expect((await post(formPost(filled))).status).toBe(303);
      expect((await running.accepted()).join()).not.toContain('Spam');
    });

    it('gives the same submission the same reference', async () => {
      const details = `Twice, ${host.name}.`;
      const answers = await Promise.all(
        [1, 2].map(async () => (await post(jsonPost({ ...message, details }))).json()),
      );
      const form = await post(formPost({ ...message, details }));
      expect(answers[0]).toEqual(answers[1]);
      expect(form.headers.get('Location')).toContain(answers[0].reference);
    });

    it.each(refused)('answers %d with a reason', async (status, init) => {
      const response = await post(init);
      expect(response.status).toBe(status);
      expect(response.headers.get('Allow')).toBe(status === 405 ? 'POST' : null);
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(await response.json()).toMatchObject({ success: false, error: expect.any(String) });
    });

    it('refuses too many messages with a time to wait', async () => {
      const answers = await Promise.all(
        Array.from({ length: rateLimit + 5 }, (_, number) =>
          post(jsonPost({ ...message, details: `Many, ${number}` })),
        ),
      );
      const late = answers.filter(({ status }) => status === 429);
      expect(late.length).toBeGreaterThan(0);
      expect(Number(late[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    });
  });
}
