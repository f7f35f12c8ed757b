import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { headerRules, headersFor } from '#lib/http/security-headers';
import { readEnv } from '#lib/site/env';
import { start } from './start';
import { referenceOf, submissionHash } from './submission';
import {
  type Answer,
  about,
  formPost,
  jsonPost,
  longAlias,
  policy,
  send,
  siteUrl,
  writeSite,
} from './testing/site';
import { message } from './testing/store';
import { mailApi, startWorker } from './testing/worker';

type Request = string | [path: string, init: Parameters<typeof send>[2]];

/** Expectations for an answer. Header `null`: absent. */
interface Expected {
  status: number | number[];
  headers?: Record<string, string | RegExp | null>;
  body?: string | RegExp;
  /** What the body must not have. */
  hides?: RegExp;
}

const html = { 'content-type': /^text\/html; ?charset=utf-8$/i };
const page = (body: string): Expected => ({ status: 200, headers: html, body });
const moved = (location: string, status = 308): Expected => ({ status, headers: { location } });
const missing = (body: string): Expected => ({ status: 404, headers: html, body });
const hidden: Expected = { status: [308, 400, 404], hides: /secret|default-src '|site_/ };
const refused = (status: number, body: RegExp, headers = {}): Expected => ({
  status,
  headers: {
    'content-type': /^application\/json/,
    'x-content-type-options': 'nosniff',
    ...headers,
  },
  body,
});
const filled = (status: number, body: RegExp): Expected => ({
  status,
  headers: { ...html, 'content-security-policy': policy, 'cache-control': 'no-store' },
  body,
  hides: /starter\(\)|<b>Ada/,
});
const valid = { ...message, details: 'Valid' };
const reference = referenceOf(await submissionHash({ message: valid }));
const accepted = { status: 200, body: `{"success":true,"reference":"${reference}"}` };
const sentPage = moved(`/contact/sent?reference=${reference}`, 303);
const post = (init: Parameters<typeof send>[2]): Request => ['/send-email', init];

/** Requests and what every host answers. */
const cases: [Request, Expected][] = [
  ['/', page('Home')],
  ['/about?from=mail', page('About')],
  ['/services/ai-strategy', page('AI Strategy')],
  ['/%61bout', page('About')],
  ['/blog/blog-05.md', { status: 200, headers: { 'content-type': /^text\/markdown\b/ } }],
  ['/feeds/blog.rss', { status: 200, headers: { 'content-type': /^application\/rss\+xml\b/ } }],
  ['/.well-known/security.txt', { status: 200, body: 'Contact:' }],
  // Not canonical and old paths.
  ['/blog/blog-5?from=mail', moved('/blog/blog-05?from=mail')],
  ['/old/post.php', moved('/about')],
  ['/old/post.php/', moved('/about')],
  ['/about.html', moved('/about')],
  ['/index', moved('/')],
  ['/whitepapers/old', moved('/whitepapers/known')],
  [longAlias, moved('/services')],
  ['/about/?year=2024&month=5', moved('/about?year=2024&month=5')],
  ['/index.html', moved('/')],
  ['/services/index.html', moved('/services')],
  ['//about/', moved('/about')],
  ['/whitepapers/unknown?from=mail', moved('/whitepapers?from=mail', 302)],
  // Months of the blog.
  ['/blog?year=2024&month=May', moved('/blog/2024/05', 302)],
  ['/blogs?month=5&year=2024', moved('/blog/2024/05', 302)],
  ['/blog?year=2019&month=2', page('Blog')],
  ['/blog?year=2024&month=13', page('Blog')],
  ['/blog/2024/05', page('Posts from May 2024')],
  ['/blog/2024/5', moved('/blog?year=2024&month=5', 302)],
  ['/blogs/2024/05', moved('/blog?year=2024&month=5', 302)],
  ['/blog/2019/02', moved('/blog?year=2019&month=2', 302)],
  ['/blog/2019/13', missing('Blog Post Not Found')],
  // Not-found pages of each family.
  ['/nothing', missing('Page Not Found')],
  ['/industries', missing('Page Not Found')],
  ['/industries/retail', missing('Industry not found')],
  ['/industries/a/b', missing('Industry not found')],
  ['/blog/nothing', missing('Blog Post Not Found')],
  ['/careers/astronaut', missing('Job Not Found')],
  ['/404', missing('Page Not Found')],
  ['/404.html', missing('Page Not Found')],
  ['/_not-found', missing('Page Not Found')],
  // Workers send missing pictures without the worker, with the headers of their folder.
  [
    '/art/gone.svg',
    {
      ...missing('Page Not Found'),
      headers: { ...html, 'cache-control': /^(?:no-cache|public, max-age=3600)$/ },
    },
  ],
  ['/industries/404', missing('Industry not found')],
  [
    '/_next/static/gone.js',
    { ...missing('Page Not Found'), headers: { 'cache-control': 'no-cache' } },
  ],
  // Conditions and ranges are about the file at the path (RFC 9110, section 13.2.1).
  [['/nothing', { headers: { 'If-Match': '"x"' } }], missing('Page Not Found')],
  [['/nothing', { headers: { Range: 'bytes=0-3' } }], missing('Page Not Found')],
  // Traversals, hidden files, and the same in other spellings.
  ...[
    '/../secret.html',
    '/%2e%2e/secret.html',
    '/..%2fsecret.html',
    '/..%5csecret.html',
    '/%252e%252e/secret.html',
    '/services/../../secret.html',
    '//../secret.html',
    '/.env',
    '/%2eenv',
    '/.well-known/other.txt',
    '/art/.git/config',
    '/about.html.br',
    '/about.html%2ebr',
    '/_headers',
    '/%5Fheaders',
    '/_redirects',
    '/_build.json',
    '/%5Fbuild.json',
    '/%00',
    '/about%00.html',
    '/%',
  ].map((each): [Request, Expected] => [each, hidden]),
  // Redirects to another host, injected headers.
  ...['//evil.example/', '/\\evil.example/', '/%0d%0aX-Evil:%201/', '/.//evil.example/'].map(
    (each): [Request, Expected] => [each, { status: [308, 400, 404], headers: { 'x-evil': null } }],
  ),
  ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method): [Request, Expected] => [
    ['/about', { method }],
    refused(405, /GET and HEAD/, { allow: 'GET, HEAD' }),
  ]),
  [['/nothing', { method: 'HEAD' }], { status: 404 }],
  [['/about/', { method: 'HEAD' }], moved('/about')],
  // Posts that are no valid messages, with scripts.
  [post({}), refused(405, /POST only/, { allow: 'POST' })],
  [post({ ...jsonPost(valid), method: 'PUT' }), refused(405, /POST only/, { allow: 'POST' })],
  [post(jsonPost('')), refused(400, /not valid JSON/)],
  [post(jsonPost('{"name":')), refused(400, /not valid JSON/)],
  [post(jsonPost('null')), refused(422, /Name is required/)],
  [post(jsonPost([valid])), refused(422, /Name is required/)],
  [post(jsonPost({ website: 'x' })), refused(422, /Name is required/)],
  [post(jsonPost({ ...valid, name: 7 })), refused(422, /"name":"Name is required"/)],
  [post(jsonPost({ email: 'ada@moore' })), refused(422, /"email":"Please enter a valid/)],
  [post(jsonPost({ ...valid, details: 'x'.repeat(5001) })), refused(422, /at most 5,000/)],
  [post(jsonPost({ ...valid, details: 'x'.repeat(300_000) })), refused(413, /too long/)],
  [
    post(jsonPost('x'.repeat(300_000), { 'Transfer-Encoding': 'chunked' })),
    refused(413, /too long/),
  ],
  [post(jsonPost(valid, { 'Sec-Fetch-Site': 'cross-site' })), refused(403, /our own form/)],
  [post(jsonPost(valid, { 'Sec-Fetch-Site': 'same-site' })), refused(403, /our own form/)],
  [post(jsonPost(valid, { Origin: 'https://evil.example' })), refused(403, /our own form/)],
  [post(jsonPost(valid, { Origin: 'null' })), refused(403, /our own form/)],
  [post(jsonPost(valid, { 'Content-Type': 'text/plain' })), refused(415, /application\/json/)],
  [
    post(jsonPost(valid, { 'Content-Type': 'multipart/form-data; boundary=x' })),
    refused(415, /application\/json/),
  ],
  [post(jsonPost(valid, { 'Content-Encoding': 'gzip' })), refused(415, /content encoding/)],
  // The same without scripts: the contact page, with the typed text.
  [
    post(formPost({ ...valid, name: '<b>Ada"', email: 'ada' })),
    filled(
      422,
      /value="&lt;b&gt;Ada&quot;"[\s\S]*aria-invalid[\s\S]*valid email address<\/p>[\s\S]*Valid</,
    ),
  ],
  [
    post(formPost({ ...valid, details: 'x'.repeat(70_000) })),
    filled(422, /value="Ada Moore"[\s\S]*x<\/textarea>[\s\S]*at most 5,000/),
  ],
  [
    post(formPost({ ...valid, details: 'x'.repeat(300_000) })),
    filled(413, /value="Ada Moore"[\s\S]*x<\/textarea>[\s\S]*alert[^>]*>Failed[^<]*too long/),
  ],
  [
    post(formPost(valid, { 'Content-Encoding': 'gzip' })),
    filled(415, /role="alert"[^>]*>Failed to send message/),
  ],
  // Messages.
  [post(jsonPost(valid)), accepted],
  [post(formPost(valid)), sentPage],
  // The same message again, with headers that are our own.
  [
    post(jsonPost(valid, { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' })),
    accepted,
  ],
  [post(jsonPost(valid, { 'Sec-Fetch-Site': 'none' })), accepted],
  [post(jsonPost(valid, { Origin: siteUrl })), accepted],
  [post(jsonPost(valid, { 'Content-Type': 'Application/JSON ; charset=utf-8' })), accepted],
  [post(formPost({ ...valid, website: 'x' })), moved('/contact/sent?reference=', 303)],
  ['/contact/sent?reference=K7QM-3XTD', page('data-reference="">K7QM-3XTD</output>')],
  ...['<script>', 'K7QM', 'K7QM-3XTU', 'k7qm-3xtd', 'K7QM-3XTD1'].map(
    (each): [Request, Expected] => [
      `/contact/sent?reference=${each}`,
      page('data-reference=""></output>'),
    ],
  ),
  // The form on another host (CONTACT_ENDPOINT).
  [
    post(jsonPost(valid, { 'Sec-Fetch-Site': 'cross-site', Origin: siteUrl })),
    { ...accepted, headers: { 'access-control-allow-origin': siteUrl } },
  ],
  [
    post(jsonPost({}, { 'Sec-Fetch-Site': 'cross-site', Origin: siteUrl })),
    refused(422, /Name is required/, { 'access-control-allow-origin': siteUrl }),
  ],
  [post(formPost(valid, { 'Sec-Fetch-Site': 'cross-site', Origin: siteUrl })), sentPage],
  [
    post({ method: 'OPTIONS', headers: { Origin: siteUrl } }),
    {
      status: 204,
      headers: {
        'access-control-allow-origin': siteUrl,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': /Content-Type,Form-Elapsed-Ms/,
      },
    },
  ],
  [
    post({ method: 'OPTIONS', headers: { Origin: 'https://evil.example' } }),
    { status: 204, headers: { 'access-control-allow-origin': null } },
  ],
  ['/livez', { status: 200, body: '{"ok":true}' }],
  ['/healthz', { status: 200, body: /"ok":true.*"suspect":1/ }],
];

const asList = (value: number | number[]) => (Array.isArray(value) ? value : [value]);

function check({ status, headers, body }: Answer, expected: Expected): void {
  expect(asList(expected.status)).toContain(status);
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    if (value === null) expect(headers[name]).toBeUndefined();
    else if (typeof value === 'string' && name === 'location')
      expect(headers[name]?.slice(0, value.length)).toBe(value);
    else if (typeof value === 'string') expect(headers[name]).toBe(value);
    else expect(headers[name]).toMatch(value);
  }
  if (headers.location) expect(headers.location).toMatch(/^\/(?![/\\])[^\r\n]*$/);
  if (expected.body) expect(body).toMatch(expected.body);
  if (expected.hides) expect(body).not.toMatch(expected.hides);
}

interface Host {
  url: string;
  /** Gives the service the time to deliver what is due. */
  deliver?: () => Promise<unknown>;
  close: () => Promise<void>;
}

const variables = { SITE_URL: siteUrl, SITE_ENV: 'production', RATE_LIMIT: '10' };

const hosts: [string, (root: string, vars: Record<string, string>) => Promise<Host>][] = [
  [
    'Node',
    async (root, vars) => {
      const DATA_DIR = path.join(root, 'data');
      const env = readEnv({ ...vars, PORT: '0', DEMO_PORT: '0', DATA_DIR });
      const { siteUrl: url, close } = await start({ env, root, log: vi.fn() });
      return { url, close };
    },
  ],
  [
    'Workers',
    async (root, vars) => {
      const assets = path.join(root, 'out');
      const worker = await startWorker('wrangler.jsonc', { folder: root, assets, vars });
      return { ...worker, deliver: () => fetch(`${worker.url}/__scheduled?cron=*`) };
    },
  ],
];

// Workers take a minute to start, so they are a part of `npm run test:slow` (vitest.config.ts).
describe.each(hosts.filter(([name]) => name === (process.env.TESTED_HOST ?? 'Node')))(
  '%s',
  (_, open) => {
    let host: Host;
    let root = '';
    let api: Awaited<ReturnType<typeof mailApi>>;

    beforeAll(async () => {
      root = mkdtempSync(path.join(tmpdir(), 'site-'));
      writeSite(root);
      api = await mailApi();
      host = await open(root, { ...variables, MAIL_API_URL: api.url, MAIL_API_KEY: 'k' });
    }, 120_000);

    afterAll(async () => {
      await host?.close();
      api?.close();
      if (root) rmSync(root, { recursive: true, force: true });
    });

    it('answers every request of the table', { timeout: 120_000 }, async () => {
      for (const [request, expected] of cases) {
        const [rawPath, init] = typeof request === 'string' ? [request] : request;
        let answer: Answer | undefined;
        try {
          answer = await send(host.url, rawPath, init);
          check(answer, expected);
        } catch (error) {
          const request = `${init?.method ?? 'GET'} ${rawPath} ${init?.body?.slice(0, 60) ?? ''}`;
          throw new Error(`${request}: ${answer?.status} ${answer?.body.slice(0, 300)}`, {
            cause: error,
          });
        }
      }
    });

    it.each([
      ['/', true],
      ['/about', true],
      ['/_next/static/a1b2.js', false],
      ['/art/logistics.svg', false],
      ['/blog/blog-05.md', false],
    ])('sends the headers of the table for %s', async (address, isPage) => {
      const { headers } = await send(host.url, address);
      const expected = headersFor(headerRules({ siteUrl, policy }), address, isPage);
      for (const [name, value] of Object.entries(expected)) {
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
      }
    });

    it('sends a compressed copy, HEAD without a body, and 304', async () => {
      const compressed = await fetch(`${host.url}/about`, { headers: { 'Accept-Encoding': 'br' } });
      expect(await compressed.text()).toBe(about);
      const head = await send(host.url, '/about', { method: 'HEAD' });
      expect([head.status, head.body]).toEqual([200, '']);
      const tag = `${head.headers.etag}`;
      const again = await send(host.url, '/about', { headers: { 'If-None-Match': tag } });
      expect([again.status, again.body]).toEqual([304, '']);
    });

    it('delivers a message under one key, and no suspect', { timeout: 90_000 }, async () => {
      await host.deliver?.();
      await vi.waitFor(() => expect(api.calls.length).toBeGreaterThan(0), 10_000);
      const [{ id, email }] = api.calls as [(typeof api.calls)[number]];
      expect(id).toMatch(/^[0-9a-f]{24}$/);
      expect(email).toMatchObject({
        from: 'hello@loom.example',
        reply_to: message.email,
        subject: 'Contact form: Ada Moore, Moore Looms',
        text: expect.stringMatching(/Valid\n$/),
      });
      await vi.waitFor(
        async () => {
          await host.deliver?.();
          const { body } = await send(host.url, '/healthz');
          expect(JSON.parse(body).messages).toMatchObject({ waiting: 0, sent: 1, suspect: 1 });
        },
        { timeout: 20_000 },
      );
      expect(api.calls).toHaveLength(1);
    });

    it('says how long to wait, with and without scripts', async () => {
      const posts = Array.from({ length: 20 }, (_, index) =>
        send(host.url, '/send-email', jsonPost({ ...valid, details: `Many ${index}` })),
      );
      const late = (await Promise.all(posts)).filter(({ status }) => status === 429);
      expect(late.length).toBeGreaterThanOrEqual(10);
      expect(Number(late[0]?.headers['retry-after'])).toBeGreaterThan(0);
      check(
        await send(host.url, '/send-email', formPost({ ...valid, details: 'Late & true' })),
        filled(429, /Late &amp; true<[\s\S]*>Failed[^<]*try again in \d+ seconds/),
      );
    });
  },
);
