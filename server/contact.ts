import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { automationSign, elapsedHeader } from '#lib/contact/honeypot';
import { type ContactErrors, validateContact } from '#lib/contact/schema';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

import { errorFacts, type Log } from './log';
import { fillContactPage } from './refusal-page';
import type { Store } from './store';

export interface ContactOptions {
  store: Pick<Store, 'accept'>;
  /** Called when a message was stored, to deliver it at once. */
  onStored?: () => void;
  /** Text of an exported page, such as `/contact.html`; undefined when there is none. */
  readPage: (file: string) => Promise<string | undefined>;
  /** Network address of the client. */
  addressOf: (c: Context) => string;
  /** SITE_URL; correct even if a proxy changes the Host header. */
  siteUrl: string;
  log: Log;
}

interface Refusal {
  status: ContentfulStatusCode;
  /** Kind for the log. */
  kind: string;
  /** Text for a person. */
  reason: string;
  errors?: ContactErrors;
  headers?: Record<string, string>;
  /** Parsed body, as far as it could be read. */
  fields?: unknown;
}

const formType = 'application/x-www-form-urlencoded';

/**
 * Most bytes of a body. Five times the longest valid message, whose characters a form may send as 9
 * bytes each, so that a longer text comes back with an error beside its field.
 */
const mostBytes = 256 * 1024;

/** `application/json; charset=utf-8` → `application/json` */
const mediaType = (c: Context) =>
  (c.req.header('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Whether a browser waits for a page, and not the form's script for JSON. */
const wantsPage = (c: Context) =>
  mediaType(c) === formType || (c.req.header('Accept') ?? '').includes('text/html');

/**
 * Whether a request comes from a page of another origin than that of SITE_URL, on which another host
 * may serve the form (CONTACT_ENDPOINT). Browsers send Sec-Fetch-Site, and older ones Origin, with
 * every POST; a request with neither is not from a browser, so it is no cross-site request forgery.
 * `same-site` is refused too, because the demo host may be on the same site.
 */
function isCrossSite(c: Context, siteOrigin: string): boolean {
  const origin = c.req.header('Origin');
  if (origin === siteOrigin) return false;
  const fetchSite = c.req.header('Sec-Fetch-Site');
  if (fetchSite) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  if (!origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(c.req.url).host;
}

/**
 * Reads a body up to `mostBytes` and discards the rest. It is read to its end, because a client that
 * is still sending would lose the answer with the connection (RFC 9112, section 9.6).
 */
async function readBody({ body }: Request): Promise<{ text: string; isTooLong: boolean }> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  await body?.pipeTo(
    new WritableStream<Uint8Array>({
      write(chunk) {
        const rest = chunk.subarray(0, Math.max(0, mostBytes - bytes));
        text += decoder.decode(rest, { stream: true });
        bytes += chunk.byteLength;
      },
    }),
  );
  return { text: text + decoder.decode(), isTooLong: bytes > mostBytes };
}

/** @returns undefined when the body is invalid JSON */
function parseBody(body: string, type: string): { value: unknown } | undefined {
  if (type === formType) return { value: Object.fromEntries(new URLSearchParams(body)) };
  try {
    return { value: JSON.parse(body) };
  } catch {
    return undefined;
  }
}

/** POST /send-email: JSON from the form's script, or form fields without scripts. */
export function contactApp(options: ContactOptions): Hono {
  const { store, onStored, readPage, addressOf, siteUrl, log } = options;
  const siteOrigin = new URL(siteUrl).origin;

  /**
   * Refuses a request: with JSON for a script, otherwise with the contact page, which has the typed
   * text. Logs the kind of refusal, without any text of the request.
   */
  async function refuse(c: Context, refusal: Refusal): Promise<Response> {
    const { status, kind, reason, errors, headers = {}, fields } = refusal;
    log('message-refused', { kind, status });
    if (!c.req.raw.bodyUsed) await readBody(c.req.raw).catch(() => undefined);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (!wantsPage(c)) {
      return c.json({ success: false, error: reason, ...(errors && { errors }) }, status);
    }
    const page = await readPage(`${routes.contact}.html`);
    if (page === undefined) return c.text(`${messages.contact.failed}\n${reason}\n`, status);
    const filled = fillContactPage(page, {
      values: { ...Object(fields) },
      errors: errors ?? {},
      reason: errors ? undefined : `${messages.contact.failed} ${reason}`,
    });
    return c.html(filled, status);
  }

  async function receive(c: Context): Promise<Response> {
    const type = mediaType(c);
    const { text, isTooLong } = await readBody(c.req.raw);
    const parsed = parseBody(text, type);
    if (isTooLong) {
      const reason = messages.refusals.tooLong;
      return refuse(c, { status: 413, kind: 'length', reason, fields: parsed?.value });
    }
    if (!parsed) {
      return refuse(c, { status: 400, kind: 'syntax', reason: 'The body is not valid JSON.' });
    }
    const fields = parsed.value;
    const result = validateContact(fields);
    if (!result.success) {
      const { errors } = result;
      const reason = Object.values(errors).join('. ');
      return refuse(c, { status: 422, kind: 'fields', reason, errors, fields });
    }
    const sign = automationSign(fields, c.req.header(elapsedHeader));
    try {
      const submission = { message: result.data, ...(sign && { sign }) };
      const accepted = await store.accept(submission, addressOf(c));
      if (accepted.outcome === 'full') throw new Error('the table of messages is full');
      if (accepted.outcome === 'limited') {
        const { seconds, scope } = accepted.limited;
        return refuse(c, {
          status: scope === 'all' ? 503 : 429,
          kind: `limit-${scope}`,
          reason: `${messages.refusals[scope]} ${messages.refusals.wait(seconds)}`,
          headers: { 'Retry-After': `${seconds}` },
          fields,
        });
      }
      const { outcome, reference } = accepted;
      log(`message-${outcome}`, { kind: sign ?? 'plain' });
      if (outcome === 'stored' && sign !== 'honeypot') onStored?.();
      return type === formType
        ? c.redirect(`${routes.contactSent}?reference=${reference}`, 303)
        : c.json({ success: true, reference });
    } catch (error) {
      log('message-not-stored', errorFacts(error));
      return refuse(c, {
        status: 503,
        kind: 'storage',
        reason: messages.refusals.notStored,
        headers: { 'Retry-After': '60' },
        fields,
      });
    }
  }

  const app = new Hono();
  app.use(
    '/',
    cors({
      origin: siteOrigin,
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type', elapsedHeader],
      maxAge: 86_400,
    }),
  );
  app.use('/', async (c, next) => {
    if (c.req.method !== 'POST') {
      const reason = 'This address accepts POST only.';
      return refuse(c, { status: 405, kind: 'method', reason, headers: { Allow: 'POST' } });
    }
    if (isCrossSite(c, siteOrigin)) {
      return refuse(c, { status: 403, kind: 'cross-site', reason: messages.refusals.crossSite });
    }
    const encoding = c.req.header('Content-Encoding') ?? 'identity';
    if (!['application/json', formType].includes(mediaType(c)) || encoding !== 'identity') {
      const reason = `Send application/json or ${formType}, without a content encoding.`;
      return refuse(c, { status: 415, kind: 'media-type', reason });
    }
    return next();
  });
  app.post('/', receive);
  return app;
}
