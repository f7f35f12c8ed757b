import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { headerRules, headersFor } from '#lib/http/security-headers';
import { readEnv } from '#lib/site/env';
import { routes } from '#lib/site/routes';
import { contactApp } from './contact';
import { start } from './start';
import {
  type Answer,
  about,
  formPost,
  type Init,
  jsonPost,
  longAlias,
  policy,
  send,
  siteUrl,
  writeSite,
} from './testing/site';
import { message } from './testing/store';
import { mailApi, startWorker } from './testing/worker';

/** Expectations for an answer. Header `null`: absent. */
interface Expected {
  status: number | number[];
  headers?: Record<string, string | RegExp | null>;
  body?: string | RegExp;
  hides?: RegExp;
}

type Case = [path: string, expected: Expected, init?: Init];

const all = (paths: string, expected: Expected, init?: Init) =>
  paths.split(/\s+/).map((each): Case => [each, expected, init]);

const answer = (status: Expected['status'], body = '' as string | RegExp, headers = {}) => ({
  status,
  body,
  headers,
});
const html = { 'content-type': /^text\/html; ?charset=utf-8$/i };
const page = (body: string) => answer(200, body, html);
const moved = (location: string | RegExp, status = 308) => answer(status, '', { location });
const missing = (body: string, headers = {}) => answer(404, body, { ...html, ...headers });
const hidden = { status: [308, 400, 404], hides: /secret|default-src '|site_/ };
const json = { 'content-type': /^application\/json/, 'x-content-type-options': 'nosniff' };
const refused = (status: number, body: RegExp, headers = {}) =>
  answer(status, body, { ...json, ...headers });
const ownPage = { ...html, 'content-security-policy': policy, 'cache-control': 'no-store' };
const filled = (status: number, body: RegExp) => ({
  ...answer(status, body, ownPage),
  hides: /starter\(\)|<b>Ada/,
});
/** A file with the headers of its path. */
const served = (path: string, isPage = false): Case => {
  return [path, answer(200, '', headersFor(headerRules({ siteUrl, policy }), path, isPage))];
};
const valid = { ...message, details: 'A valid message' };
/** Of `valid`: another version of the service has to give the same. */
const reference = 'K9YD-7P1D';
const accepted = answer(200, `{"success":true,"reference":"${reference}"}`);
const sentPage = moved(`/contact/sent?reference=${reference}`, 303);
const post = (init: Init, expected: Expected): Case => ['/send-email', expected, init];
const preflight = (Origin: string, headers: object) =>
  post({ method: 'OPTIONS', headers: { Origin } }, answer(204, '', headers));
/** The form as it is sent with scripts, and without them. */
const script = (changes: object, expected: Expected, headers = {}) =>
  post(jsonPost({ ...valid, ...changes }, headers), expected);
const form = (changes: object, expected: Expected, headers = {}) =>
  post(formPost({ ...valid, ...changes }, headers), expected);
const ofOther = /our own form/;
const fromSite = { 'Sec-Fetch-Site': 'cross-site', Origin: siteUrl };
const allowed = { 'access-control-allow-origin': siteUrl };
const long = { details: 'x'.repeat(300_000) };

const cases: Case[] = [
  ['/', page('Home')],
  ['/about?from=mail', page('About')],
  ['/services/ai-strategy', page('AI Strategy')],
  ['/%61bout', page('About')],
  ['/blog/blog-05.md', answer(200, '# Blog', { 'content-type': /^text\/markdown\b/ })],
  ['/feeds/blog.rss', answer(200, '<rss', { 'content-type': /^application\/rss\+xml\b/ })],
  ['/.well-known/security.txt', answer(200, 'Contact:')],
  ...[served('/', true), served('/about', true), served('/_next/static/a1b2.js')],
  ...[served('/art/logistics.svg'), served('/blog/blog-05.md')],
  // Not canonical and old paths.
  ['/blog/blog-5?from=mail', moved('/blog/blog-05?from=mail')],
  ...all('/old/post.php /old/post.php/ /about.html //about/', moved('/about')),
  ...all('/index /index.html', moved('/')),
  [routes.whitepaper('old'), moved(routes.whitepaper('known'))],
  ...all(`${longAlias} /services/index.html`, moved('/services')),
  ['/about/?year=2024&month=5', moved('/about?year=2024&month=5')],
  [`${routes.whitepaper('unknown')}?from=mail`, moved(`${routes.whitepapers}?from=mail`, 302)],
  // Months of the blog.
  ...all('/blog?year=2024&month=May /blogs?month=5&year=2024', moved('/blog/2024/05', 302)),
  ...all('/blog?year=2019&month=2 /blog?year=2024&month=13', page('Blog')),
  ['/blog/2024/05', page('Posts from May 2024')],
  ...all('/blog/2024/5 /blogs/2024/05', moved('/blog?year=2024&month=5', 302)),
  ['/blog/2019/02', moved('/blog?year=2019&month=2', 302)],
  // Not-found pages of each family.
  ...all(`/nothing ${routes.industries} /404 /404.html /_not-found`, missing('Page Not Found')),
  ...all(['retail', 'a/b', '404'].map(routes.industry).join(' '), missing('Industry not found')),
  ...all('/blog/nothing /blog/2019/13', missing('Blog Post Not Found')),
  [routes.job('astronaut'), missing('Job Not Found')],
  // Workers send missing pictures without the worker, with the headers of their folder.
  [
    '/art/gone.svg',
    missing('Page Not Found', { 'cache-control': /^(?:no-cache|public, max-age=3600)$/ }),
  ],
  ['/_next/static/gone.js', missing('Page Not Found', { 'cache-control': 'no-cache' })],
  // Conditions and ranges are about the file at the path (RFC 9110, section 13.2.1).
  ['/nothing', missing('Page Not Found'), { headers: { 'If-Match': '"x"' } }],
  ['/nothing', missing('Page Not Found'), { headers: { Range: 'bytes=0-3' } }],
  // Traversals, hidden files, and the same in other spellings.
  ...all('/../secret.html /%2e%2e/secret.html /..%2fsecret.html /..%5csecret.html', hidden),
  ...all('/%252e%252e/secret.html /services/../../secret.html //../secret.html', hidden),
  ...all('/.env /%2eenv /.well-known/other.txt /art/.git/config', hidden),
  ...all('/about.html.br /about.html%2ebr /%00 /about%00.html /%', hidden),
  ...all('/_headers /%5Fheaders /_redirects /_build.json /%5Fbuild.json', hidden),
  // Redirects to another host, injected headers.
  ...all(
    '//evil.example/ /\\evil.example/ /%0d%0aX-Evil:%201/ /.//evil.example/',
    answer([308, 400, 404], '', { 'x-evil': null }),
  ),
  ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method): Case => {
    return ['/about', refused(405, /GET and HEAD/, { allow: 'GET, HEAD' }), { method }];
  }),
  ['/nothing', answer(404), { method: 'HEAD' }],
  // Posts that are no valid messages, with scripts.
  ...['GET', 'PUT'].map((method) => post({ method }, refused(405, /POST only/, { allow: 'POST' }))),
  post(jsonPost('{"name":'), refused(400, /not valid JSON/)),
  post(jsonPost('null'), refused(422, /Name is required/)),
  script({ name: 7, email: 'ada@moore' }, refused(422, /"name":"Name is.*"email":"Please enter/)),
  script(long, refused(413, /too long/)),
  script(long, refused(413, /too long/), { 'Transfer-Encoding': 'chunked' }),
  script({}, refused(403, ofOther), { 'Sec-Fetch-Site': 'cross-site' }),
  script({}, refused(403, ofOther), { 'Sec-Fetch-Site': 'same-site' }),
  script({}, refused(403, ofOther), { Origin: 'https://evil.example' }),
  script({}, refused(403, ofOther), { Origin: 'null' }),
  script({}, refused(415, /application\/json/), { 'Content-Type': 'text/plain' }),
  script({}, refused(415, /content encoding/), { 'Content-Encoding': 'gzip' }),
  // The same without scripts: the contact page, with the typed text.
  form(
    { name: '<b>Ada"', email: 'ada' },
    filled(422, /"&lt;b&gt;Ada&quot;".*aria-invalid.*valid email address<\/p>.*A valid message</s),
  ),
  form({ details: 'x'.repeat(70_000) }, filled(422, /x<\/textarea>.*at most 5,000/s)),
  form(long, filled(413, /value="Ada Moore".*x<\/textarea>.*alert[^>]*>Failed[^<]*too long/s)),
  form({}, filled(415, /role="alert"[^>]*>Failed to send message/), { 'Content-Encoding': 'gzip' }),
  script({}, accepted),
  form({}, sentPage),
  // The same message again, with headers that are our own.
  script({}, accepted, { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }),
  script({}, accepted, { 'Sec-Fetch-Site': 'none' }),
  script({}, accepted, { Origin: siteUrl }),
  script({}, accepted, { 'Content-Type': 'Application/JSON ; charset=utf-8' }),
  form({ website: 'x' }, moved(/^\/contact\/sent\?reference=[^&]+$/, 303)),
  ['/contact/sent?reference=K7QM-3XTD', page('data-reference="">K7QM-3XTD</output>')],
  ...['<script>', 'K7QM', 'K7QM-3XTU', 'k7qm-3xtd', 'K7QM-3XTD1'].map(
    (each): Case => [`/contact/sent?reference=${each}`, page('data-reference=""></output>')],
  ),
  // The form on another host (CONTACT_ENDPOINT).
  script({}, { ...accepted, headers: allowed }, fromSite),
  script({ name: '' }, refused(422, /Name is required/, allowed), fromSite),
  form({}, sentPage, fromSite),
  preflight(siteUrl, {
    ...{ ...allowed, 'access-control-allow-methods': 'POST' },
    'access-control-allow-headers': /Content-Type,Form-Elapsed-Ms/,
  }),
  preflight('https://evil.example', { 'access-control-allow-origin': null }),
  ['/livez', answer(200, '{"ok":true}')],
  ['/healthz', answer(200, /"ok":true.*"suspect":1/)],
];

function check({ status, headers, body }: Answer, expected: Expected): void {
  expect([expected.status].flat()).toContain(status);
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    const given = headers[name.toLowerCase()];
    if (value instanceof RegExp) expect(given).toMatch(value);
    else expect([name, given]).toEqual([name, value ?? undefined]);
  }
  if (headers.location) expect(headers.location).toMatch(/^\/(?![/\\])[^\r\n]*$/);
  if (expected.body) expect(body).toMatch(expected.body);
  if (expected.hides) expect(body).not.toMatch(expected.hides);
}

async function startNode(root: string, vars: Record<string, string>) {
  const log = vi.fn();
  const env = readEnv({ ...vars, PORT: '0', DEMO_PORT: '0', DATA_DIR: path.join(root, 'data') });
  const { siteUrl: url, close } = await start({ env, root, log });
  const logged = () => JSON.stringify(log.mock.calls);
  return { url, close, logged, deliver: async () => undefined };
}

let host: Awaited<ReturnType<typeof startNode | typeof startWorker>>;
let api: Awaited<ReturnType<typeof mailApi>>;

beforeAll(async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  writeSite(root);
  api = await mailApi();
  const mail = { MAIL_API_URL: api.url, MAIL_API_KEY: 'k', CONTACT_TO: 'team@loom.example' };
  const variables = { SITE_URL: siteUrl, SITE_ENV: 'production', RATE_LIMIT: '10', ...mail };
  // Workers take a minute to start, so they are a part of `npm run test:slow` (vitest.config.ts).
  const open = process.env.TESTED_HOST === 'Workers' ? startWorker : startNode;
  host = await open(root, variables);
  return async () => {
    await host.close();
    api.close();
    rmSync(root, { recursive: true, force: true });
  };
});

const nameOf = (path: string, { method = 'GET', headers, body = '' }: Init = {}) =>
  [method, path, JSON.stringify(headers), body.slice(0, 60)].join(' ').trim();

it.each(cases.map(([path, expected, init]) => [nameOf(path, init), path, expected, init] as const))(
  'answers %s',
  async (_, path, expected, init) => check(await send(host.url, path, init), expected),
);

it('sends a compressed copy, HEAD without a body, and 304', async () => {
  const compressed = await fetch(`${host.url}/about`, { headers: { 'Accept-Encoding': 'br' } });
  expect(await compressed.text()).toBe(about);
  const head = await send(host.url, '/about', { method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, '']);
  const tag = `${head.headers.etag}`;
  const again = await send(host.url, '/about', { headers: { 'If-None-Match': tag } });
  expect([again.status, again.body]).toEqual([304, '']);
});

it('delivers a message under one key, and no suspect', async () => {
  await host.deliver();
  await vi.waitFor(() => expect(api.calls.length).toBeGreaterThan(0), 10_000);
  expect(api.calls[0]).toMatchObject({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{24}$/),
      authorization: 'Bearer k',
    },
    email: {
      from: 'hello@loom.example',
      to: 'team@loom.example',
      reply_to: message.email,
      subject: 'Contact form: Ada Moore, Moore Looms',
      text: expect.stringMatching(/A valid message\n$/),
    },
  });
  await vi.waitFor(
    async () => {
      await host.deliver();
      const { body } = await send(host.url, '/healthz');
      expect(JSON.parse(body).messages).toMatchObject({ waiting: 0, sent: 1, suspect: 1 });
    },
    { timeout: 20_000 },
  );
  expect(api.calls).toHaveLength(1);
});

it('says how long to wait, with and without scripts, and logs no words of a visitor', async () => {
  const ask = (init: Init) => send(host.url, '/send-email', init);
  const crowd = Array.from({ length: 20 }, (_, index) => ({ ...valid, details: `Crowd ${index}` }));
  const answers = await Promise.all(crowd.map((words) => ask(jsonPost(words))));
  const late = answers.filter(({ status }) => status === 429);
  expect(late.length).toBeGreaterThanOrEqual(10);
  expect(Number(late[0]?.headers['retry-after'])).toBeGreaterThan(0);
  check(
    await ask(formPost({ ...valid, details: 'Late & true' })),
    filled(429, /Late &amp; true<.*>Failed[^<]*try again in \d+ seconds/s),
  );
  expect(host.logged()).toMatch(/message-refused.*message-stored.*message-sent/s);
  expect(host.logged()).not.toMatch(/Ada|moore|A valid|Crowd|Late|"(::ffff:)?127\.0\.0\.1"/);
});

it('thanks for no message that the table has no room for, and logs none of its words', async () => {
  const log = vi.fn();
  const store = { accept: async () => ({ outcome: 'full' }) as const };
  const rest = { readPage: async () => undefined, addressOf: () => '192.0.2.1', siteUrl };
  const app = contactApp({ ...rest, store, log });
  const answer = await app.request('/?from=Ada', jsonPost(message));
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60']);
  expect(log).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/Ada|moore|plan|192\.0\.2/);
});
