import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { automationSign, elapsedHeader } from '#lib/contact/honeypot';
import { type ContactMessage, validateContact } from '#lib/contact/schema';
import { routes } from '#lib/site/routes';

import { errorFacts, type Log } from './log';
import { formType, mediaType, refuse } from './refusal';

export interface SendEmailOptions {
  /** Resolves once the message can't be lost any more. */
  enqueue: (message: ContactMessage) => Promise<void>;
  /** Counts a message of an address. 0: go ahead; otherwise the seconds left to wait. */
  rateLimit: (address: string) => number | Promise<number>;
  /** Network address of whoever asks. */
  addressOf: (c: Context) => string;
  /** Origin of SITE_URL: right also where a proxy changes the Host header. */
  siteOrigin: string;
  log: Log;
}

const maxBodyBytes = 16 * 1024;

/**
 * Browsers send Sec-Fetch-Site, and older ones Origin, with every POST. A request with neither
 * comes from no browser, so no visitor's browser can be tricked into it. `same-site` is refused
 * too: the demo host is a neighbor, not us.
 */
function isCrossSite(c: Context, siteOrigin: string): boolean {
  const fetchSite = c.req.header('Sec-Fetch-Site');
  if (fetchSite) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const origin = c.req.header('Origin');
  if (!origin || origin === siteOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(c.req.url).host;
}

/** @returns undefined when the body is broken JSON */
function parseBody(body: string, type: string): { value: unknown } | undefined {
  if (type === formType) return { value: Object.fromEntries(new URLSearchParams(body)) };
  try {
    return { value: JSON.parse(body) };
  } catch {
    return undefined;
  }
}

const tooLarge = (c: Context) =>
  refuse(c, { status: 413, reason: 'The message is too long: 16 KiB is the most.' });

async function receive(c: Context, options: SendEmailOptions): Promise<Response> {
  const type = mediaType(c);
  const body = parseBody(await c.req.text(), type);
  if (!body) return refuse(c, { status: 400, reason: 'The body is not valid JSON.' });
  const accept = () =>
    type === formType ? c.redirect(routes.contactSent, 303) : c.json({ success: true });

  const sign = automationSign(body.value, c.req.header(elapsedHeader));
  if (sign) {
    options.log('message-discarded', { sign });
    return accept();
  }

  const result = validateContact(body.value);
  if (!result.success) {
    const reason = Object.values(result.errors).join('. ');
    return refuse(c, { status: 422, reason, errors: result.errors });
  }
  const wait = await options.rateLimit(options.addressOf(c));
  if (wait > 0) {
    const reason = `Too many messages in one minute. Please try again in ${wait} seconds.`;
    return refuse(c, { status: 429, reason, headers: { 'Retry-After': `${wait}` } });
  }
  try {
    await options.enqueue(result.data);
  } catch (error) {
    options.log('message-not-stored', errorFacts(error));
    const reason = 'The message could not be stored. Please try again in a minute.';
    return refuse(c, { status: 503, reason, headers: { 'Retry-After': '60' } });
  }
  return accept();
}

/** POST /send-email (spec, section 7): JSON from the form's script, form fields without it. */
export function sendEmail(options: SendEmailOptions): Hono {
  const app = new Hono();
  app.use('/', async (c, next) => {
    if (c.req.method !== 'POST') {
      const reason = 'This address takes POST only.';
      return refuse(c, { status: 405, reason, headers: { Allow: 'POST' } });
    }
    if (isCrossSite(c, options.siteOrigin)) {
      return refuse(c, { status: 403, reason: 'Messages are taken from our own form only.' });
    }
    if (!['application/json', formType].includes(mediaType(c))) {
      return refuse(c, { status: 415, reason: `Send application/json or ${formType}.` });
    }
    return next();
  });
  app.post('/', bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge }), (c) =>
    receive(c, options),
  );
  return app;
}
