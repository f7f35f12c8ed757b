import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type Bindings, createEdgeFetch } from './edge';
import { jsonPost, message } from './testing/app';

const policy = "default-src 'none'; frame-ancestors 'none'";
const policies = JSON.stringify({ '/*': policy });

function bindings(policyAnswer: () => Response | Promise<Response>) {
  const queued: unknown[] = [];
  const dead: unknown[] = [];
  const rates = { RATE: 100, RATE_NETWORK: 100, RATE_ALL: 100 };
  const rate = (name: keyof typeof rates) => ({
    limit: async () => {
      rates[name] -= 1;
      return { success: rates[name] >= 0 };
    },
  });
  const all: Bindings & Record<string, unknown> = {
    SITE_URL: 'https://weftline.example',
    SITE_ENV: 'production',
    ASSETS: {
      async fetch(request) {
        const { pathname } = new URL(request.url);
        if (pathname === '/_policies') return policyAnswer();
        if (pathname === '/about.html') return html('About');
        return new Response('Not here', { status: 404 });
      },
    },
    MESSAGES: { send: async (body) => void queued.push(body) },
    DEAD_MESSAGES: { send: async (body) => void dead.push(body) },
    RATE: rate('RATE'),
    RATE_NETWORK: rate('RATE_NETWORK'),
    RATE_ALL: rate('RATE_ALL'),
  };
  return { all, queued, dead, rates };
}

const html = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/html' } });

const about = () => new Request('https://weftline.example/about');
const post = (body: object) =>
  new Request('https://weftline.example/send-email', {
    ...jsonPost(body),
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': '2001:db8::1' },
  });

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the policy', () => {
  it.each([
    ['a fault', () => new Response('Internal Error', { status: 500 })],
    ['an empty answer', () => new Response(null, { status: 204 })],
    ['an error page', () => html('Bad Gateway')],
    ['a missing file', () => new Response('Not here', { status: 404 })],
    ['an answer that fails', () => Promise.reject(new Error('assets down'))],
  ])('is asked for again after %s, and pages are served meanwhile', async (_, broken) => {
    const answers: (() => Response | Promise<Response>)[] = [broken, () => new Response(policies)];
    const policyAnswer = vi.fn(() => (answers.shift() ?? broken)());
    const { all } = bindings(policyAnswer);
    const answer = createEdgeFetch();

    const first = await answer(about(), all);
    expect([first.status, await first.text()]).toEqual([200, 'About']);
    expect(first.headers.get('Content-Security-Policy')).toMatch(/^frame-ancestors 'none'; /);
    for (const _again of [1, 2]) {
      const next = await answer(about(), all);
      expect(next.headers.get('Content-Security-Policy')).toBe(policy);
    }
    expect(policyAnswer).toHaveBeenCalledTimes(2);
  });
});

describe('a message', () => {
  it('has the same id and reference for each copy on a day', async () => {
    const { all, queued } = bindings(() => new Response(policies));
    const answer = createEdgeFetch();
    const references = [];
    for (const _copy of [1, 2]) {
      references.push((await (await answer(post(message), all)).json()).reference);
    }
    expect(references[0]).toBe(references[1]);
    expect(queued[0]).toEqual(queued[1]);
    expect(queued[0]).toEqual({
      id: expect.stringMatching(/^\d{4}-\d\d-\d\d-[0-9a-f]{18}$/),
      reference: references[0],
      message,
    });
  });

  it('is stored among the dead letters when it filled the honeypot', async () => {
    const { all, queued, dead } = bindings(() => new Response(policies));
    const response = await createEdgeFetch()(post({ ...message, website: 'x' }), all);
    expect(response.status).toBe(200);
    expect(queued).toEqual([]);
    expect(dead).toEqual([expect.objectContaining({ reason: 'honeypot', message })]);
  });

  it.each([
    ['RATE', 429],
    ['RATE_NETWORK', 429],
    ['RATE_ALL', 503],
  ] as const)('waits when %s says so: %d', async (name, status) => {
    const { all, rates } = bindings(() => new Response(policies));
    rates[name] = 0;
    const response = await createEdgeFetch()(post(message), all);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([status, '60']);
  });
});
