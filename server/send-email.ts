import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { automationSign, elapsedHeader } from '#lib/contact/honeypot';
import { validateContact } from '#lib/contact/schema';
import { routes } from '#lib/site/routes';

import { errorFacts, type Log } from './log';
import type { RateLimited } from './rate-limit';
import { formType, mediaType, type Refusal, refuse } from './refusal';
import type { Submission } from './submission';

export interface SendEmailOptions {
  /** Resolves with the reference once the message is stored. */
  enqueue: (submission: Submission) => Promise<string>;
  /** Counts a message of an address; returns the time to wait when a limit is exceeded. */
  rateLimit: (address: string) => RateLimited | undefined | Promise<RateLimited | undefined>;
  /** Network address of the client. */
  addressOf: (c: Context) => string;
  /** Origin of SITE_URL; correct even if a proxy changes the Host header. */
  siteOrigin: string;
  log: Log;
}

const maxBodyBytes = 16 * 1024;

/**
 * Whether a request comes from a page of another origin. Browsers send Sec-Fetch-Site, and older
 * ones Origin, with every POST; a request with neither is not from a browser, so it is no
 * cross-site request forgery. `same-site` is refused too, because the demo host may be on the same
 * site.
 */
function isCrossSite(c: Context, siteOrigin: string): boolean {
  const fetchSite = c.req.header('Sec-Fetch-Site');
  if (fetchSite) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const origin = c.req.header('Origin');
  if (!origin || origin === siteOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(c.req.url).host;
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

/** Refuses a request and logs the kind of refusal, without any text of the request. */
function deny(c: Context, { log }: SendEmailOptions, kind: string, refusal: Refusal) {
  log('message-refused', { kind, status: refusal.status });
  return refuse(c, refusal);
}

const waitReasons: Readonly<Record<RateLimited['scope'], string>> = {
  address: 'Too many messages in one minute.',
  network: 'Too many messages from your network in one minute.',
  all: 'The service receives too many messages at the moment.',
};

async function receive(c: Context, options: SendEmailOptions): Promise<Response> {
  const type = mediaType(c);
  const body = parseBody(await c.req.text(), type);
  if (!body) {
    return deny(c, options, 'syntax', { status: 400, reason: 'The body is not valid JSON.' });
  }
  const result = validateContact(body.value);
  if (!result.success) {
    const reason = Object.values(result.errors).join('. ');
    return deny(c, options, 'fields', { status: 422, reason, errors: result.errors });
  }
  const limited = await options.rateLimit(options.addressOf(c));
  if (limited) {
    const { seconds, scope } = limited;
    const reason = `${waitReasons[scope]} Please try again in ${seconds} seconds.`;
    const headers = { 'Retry-After': `${seconds}` };
    return deny(c, options, `limit-${scope}`, {
      status: scope === 'all' ? 503 : 429,
      reason,
      headers,
    });
  }
  const sign = automationSign(body.value, c.req.header(elapsedHeader));
  try {
    const reference = await options.enqueue({ message: result.data, ...(sign && { sign }) });
    return type === formType
      ? c.redirect(`${routes.contactSent}?reference=${reference}`, 303)
      : c.json({ success: true, reference });
  } catch (error) {
    options.log('message-not-stored', errorFacts(error));
    const reason = 'The message could not be stored. Please try again in a minute.';
    return deny(c, options, 'storage', { status: 503, reason, headers: { 'Retry-After': '60' } });
  }
}

/** POST /send-email: JSON from the form's script, or form fields without scripts. */
export function sendEmail(options: SendEmailOptions): Hono {
  const app = new Hono();
  app.use('/', async (c, next) => {
    if (c.req.method !== 'POST') {
      const reason = 'This address accepts POST only.';
      return deny(c, options, 'method', { status: 405, reason, headers: { Allow: 'POST' } });
    }
    if (isCrossSite(c, options.siteOrigin)) {
      const reason = 'Messages are accepted from our own form only.';
      return deny(c, options, 'cross-site', { status: 403, reason });
    }
    if (!['application/json', formType].includes(mediaType(c))) {
      const reason = `Send application/json or ${formType}.`;
      return deny(c, options, 'media-type', { status: 415, reason });
    }
    return next();
  });
  const tooLarge = (c: Context) =>
    deny(c, options, 'length', {
      status: 413,
      reason: 'The message is too long: 16 KiB is the most.',
    });
  app.post('/', bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge }), (c) =>
    receive(c, options),
  );
  return app;
}
