import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import demoWorker from './demo-worker';
import { asset, type Bindings, createEdgeFetch, edgeEnv } from './edge';
import { jsonPost, message } from './testing/app';

const policy = "default-src 'none'; frame-ancestors 'none'";
const policies = JSON.stringify({ '/*': policy });

function bindings(policyAnswer: () => Response | Promise<Response>) {
  const queued: unknown[] = [];
  const dead: unknown[] = [];
  const rates = { RATE: 100, RATE_NETWORK: 100, RATE_ALL: 100 };
  const keys: string[] = [];
  const rate = (name: keyof typeof rates) => ({
    limit: async ({ key }: { key: string }) => {
      keys.push(key);
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
        if (pathname === '/_moved.json') return new Response('{"/old":"/about"}');
        if (pathname === '/about.html') return html('About');
        if (pathname === '/404.html') return html('This page does not exist');
        return new Response('Not here', { status: 404 });
      },
    },
    MESSAGES: { send: async (body) => void queued.push(body) },
    DEAD_MESSAGES: { send: async (body) => void dead.push(body) },
    RATE: rate('RATE'),
    RATE_NETWORK: rate('RATE_NETWORK'),
    RATE_ALL: rate('RATE_ALL'),
  };
  return { all, queued, dead, rates, keys };
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

it('redirects old paths as the build has written them', async () => {
  const { all } = bindings(() => new Response(policy));
  const request = new Request('https://weftline.example/old?a=1');
  const response = await createEdgeFetch()(request, all);
  expect([response.status, response.headers.get('Location')]).toEqual([308, '/about?a=1']);
});

it('answers an unknown path with the page for it', async () => {
  const { all } = bindings(() => new Response(policies));
  const response = await createEdgeFetch()(new Request('https://weftline.example/none'), all);
  expect([response.status, await response.text()]).toEqual([404, 'This page does not exist']);
});

it('reads the bindings that are strings', () => {
  expect(edgeEnv({ SITE_URL: 'https://a.example', HOST: 7, DATA_DIR: {} })).toMatchObject({
    SITE_URL: 'https://a.example',
    HOST: '127.0.0.1',
    DATA_DIR: './data',
  });
});

it('asks for a file with the method and the headers of the request', async () => {
  const assets = { fetch: vi.fn(async (_: Request) => new Response(null, { status: 304 })) };
  const request = new Request('https://weftline.example/about', {
    method: 'HEAD',
    headers: { 'If-None-Match': '"1"' },
  });
  expect((await asset(assets, '/about.html', request))?.status).toBe(304);
  const asked = assets.fetch.mock.calls[0]?.[0];
  expect(asked?.url).toBe('https://weftline.example/about.html');
  expect([asked?.method, asked?.headers.get('If-None-Match')]).toEqual(['HEAD', '"1"']);
});

describe('the demo worker', () => {
  const paths: string[] = [];
  const worker = { SITE_URL: 'https://weftline.example', SITE_ENV: 'development' };
  const get = (pathname: string) => {
    const assets = {
      async fetch(request: Request) {
        paths.push(new URL(request.url).pathname);
        return pathname === '/none' ? new Response('', { status: 404 }) : html('A demo');
      },
    };
    const request = new Request(`https://demos.example${pathname}`);
    return demoWorker.fetch(request, { ...worker, ASSETS: assets });
  };

  it.each([
    ['/computer-vision', 200, 'A demo', ['/computer-vision/index.html']],
    ['/computer-vision/', 200, 'A demo', ['/computer-vision/index.html']],
    ['/computer-vision/app.js', 200, 'A demo', ['/computer-vision/app.js']],
    ['/none', 404, 'Demo Not Found', ['/none/index.html']],
    ['/computer-vision/app.test.js', 404, 'Demo Not Found', []],
    ['/computer-vision/notes.md', 404, 'Demo Not Found', []],
  ])('answers %s with %d', async (pathname, status, text, asked) => {
    paths.length = 0;
    const response = await get(pathname);
    expect([response.status, await response.text(), paths]).toEqual([status, text, asked]);
  });

  it('sends the headers of a demo, for the site alone', async () => {
    const { headers } = await get('/computer-vision');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(
        / frame-ancestors https:\/\/weftline\.example$/,
      ),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      'strict-transport-security': 'max-age=63072000',
    });
  });
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

  it('is reported once when it is missing', async () => {
    const print = vi.mocked(console.log);
    const { all } = bindings(() => new Response('', { status: 500 }));
    const answer = createEdgeFetch();
    for (const _again of [1, 2]) await answer(about(), all);
    expect(print.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      expect.objectContaining({ event: 'policy-unavailable', file: '_policies' }),
    ]);
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
    expect(vi.mocked(console.log).mock.calls.map(([line]) => JSON.parse(line))[0]).toMatchObject({
      event: 'message-accepted',
      id: (queued[0] as { id: string }).id,
      kind: 'plain',
    });
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

  it('is counted for its address, its widest network and all', async () => {
    const { all, keys } = bindings(() => new Response(policies));
    await createEdgeFetch()(post(message), all);
    expect(keys).toEqual([expect.stringMatching(/^2001:/), expect.stringMatching(/\/48$/), 'all']);
    keys.length = 0;
    const request = new Request('https://weftline.example/send-email', jsonPost(message));
    await createEdgeFetch()(request, all);
    expect(keys).toEqual([expect.any(String), 'all']);
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
