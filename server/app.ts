import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

import { contactMessages } from '#lib/contact/messages';
import { cacheControl } from '#lib/http/cache-control';
import {
  type HeaderOptions,
  pageHeaders,
  type ResourceKind,
  resourceKind,
} from '#lib/http/security-headers';
import { redirects, routes } from '#lib/site/routes';

import { errorFacts } from './log';
import { cleanPath, isNotFoundAddress, isWhitepaper, notFoundFile } from './paths';
import { refuse } from './refusal';
import { type SendEmailOptions, sendEmail } from './send-email';
import { referencePattern } from './submission';

export interface AppOptions extends Omit<SendEmailOptions, 'siteOrigin'> {
  /** Responds with a file of out/ and a weak ETag, or calls the next handler. */
  staticFiles: MiddlewareHandler;
  /** Text of an exported page, such as `/industries/404.html`; undefined when there is none. */
  readPage: (file: string) => Promise<string | undefined>;
  /** Input of the security headers; the site's origin also identifies its own form. */
  headerOptions: HeaderOptions;
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * Kind of the response. HTML is a document, also when it is the not-found page at a picture's URL.
 */
function kindOf(c: Context): ResourceKind {
  const type = c.res.headers.get('Content-Type');
  if (type?.startsWith('text/html')) return 'document';
  const byPath = resourceKind(c.req.path);
  return type !== null && byPath === 'document' ? 'file' : byPath;
}

const security =
  (headerOptions: HeaderOptions): MiddlewareHandler =>
  async (c, next) => {
    await next();
    // The not-found page is not the page of this address.
    const path = c.res.status === 404 ? '/404' : c.req.path;
    const headers = pageHeaders(path, headerOptions, kindOf(c));
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };

const caching: MiddlewareHandler = async (c, next) => {
  await next();
  const found = c.res.ok || c.res.status === 304;
  if (!isRead(c.req.method)) c.header('Cache-Control', 'no-store');
  else c.header('Cache-Control', found ? cacheControl(c.req.path) : 'no-cache');
};

/** Redirects a path that is not canonical to the canonical one, in one step. */
const normalizePath: MiddlewareHandler = async (c, next) => {
  if (!isRead(c.req.method)) {
    const reason = 'This address answers GET and HEAD only.';
    return refuse(c, { status: 405, reason, headers: { Allow: 'GET, HEAD' } });
  }
  const { pathname, search } = new URL(c.req.url);
  const clean = cleanPath(pathname);
  if (isNotFoundAddress(clean)) return c.notFound();
  const target = redirects[clean] ?? clean;
  return target === pathname ? next() : c.redirect(`${target}${search}`, 308);
};

/** The empty element of the exported page that shows the reference. */
const referencePlace = /(<output\b[^>]*\bdata-reference\b[^>]*>)\s*(?=<\/output>)/;

/** Writes the reference of the `?reference=` parameter into the exported page. */
const sentPage =
  (readPage: AppOptions['readPage']): MiddlewareHandler =>
  async (c, next) => {
    const reference = c.req.query('reference') ?? '';
    const page = referencePattern.test(reference)
      ? await readPage(`${routes.contactSent}.html`)
      : undefined;
    return page === undefined ? next() : c.html(page.replace(referencePlace, `$1${reference}`));
  };

/**
 * The site and its contact service, for any runtime with the Fetch API's Request and Response.
 *
 * @returns an app that answers every request (texts: docs/specification.md R4 and M6)
 */
export function createApp(options: AppOptions): Hono {
  const app = new Hono();
  app.use(security(options.headerOptions), caching, etag());
  app.route(routes.sendEmail, sendEmail({ ...options, siteOrigin: options.headerOptions.siteUrl }));
  app.use(normalizePath);
  app.get(routes.contactSent, sentPage(options.readPage));
  app.use(options.staticFiles);

  app.notFound(async (c) => {
    const path = cleanPath(c.req.path);
    if (isWhitepaper(path)) return c.redirect(routes.whitepapers + new URL(c.req.url).search, 302);
    const page =
      (await options.readPage(notFoundFile(path))) ?? (await options.readPage('/404.html'));
    return page === undefined ? c.text('Page Not Found', 404) : c.html(page, 404);
  });
  app.onError((error, c) => {
    // The client closed the connection; not an error. Slow clients would fill the log.
    if (!c.req.raw.signal.aborted) options.log('error', errorFacts(error));
    return refuse(c, { status: 500, reason: contactMessages.unreachable });
  });
  return app;
}
