import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

import { contactMessages } from '#lib/contact/messages';
import { cacheControl } from '#lib/http/cache-control';
import type { Redirects } from '#lib/http/host-files';
import {
  type HeaderOptions,
  pageHeaders,
  type ResourceKind,
  resourceKind,
} from '#lib/http/security-headers';
import { routes } from '#lib/site/routes';

import { errorFacts } from './log';
import {
  cleanPath,
  exportedFile,
  isNotFoundAddress,
  isServed,
  isWhitepaper,
  notFoundFile,
} from './paths';
import { refuse } from './refusal';
import { type SendEmailOptions, sendEmail } from './send-email';
import { referencePattern } from './submission';

export interface AppOptions extends Omit<SendEmailOptions, 'siteOrigin'> {
  /**
   * Responds with a file of out/ and an ETag, or calls the next handler. Absent where a server
   * answers requests for files before the application.
   */
  staticFiles?: MiddlewareHandler;
  /** Text of an exported page, such as `/industries/404.html`; undefined when there is none. */
  readPage: (file: string) => Promise<string | undefined>;
  /** Permanent redirects: old path → path of the page. */
  redirects: Redirects;
  /** Input of the security headers; the site's origin also identifies its own form. */
  headerOptions: HeaderOptions;
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * Kind of a response. HTML is a document, also when it is the not-found page at a picture's URL.
 *
 * @param type - media type; undefined for a response without a body
 */
function kindOf(path: string, type: string | undefined): ResourceKind {
  if (type?.startsWith('text/html')) return 'document';
  const byPath = resourceKind(path);
  return type !== undefined && byPath === 'document' ? 'file' : byPath;
}

/** Headers of an existing page or file besides those that follow from its content. */
export const fileHeaders = (path: string, type: string, headerOptions: HeaderOptions) => ({
  'Cache-Control': cacheControl(path),
  ...pageHeaders(path, headerOptions, kindOf(path, type)),
});

/**
 * File of a canonical address.
 *
 * @param query - of the request, with its question mark
 * @returns undefined for an address that the application answers itself: it redirects, shows a
 *   not-found page, or has a text that depends on the query
 */
export function servedFile(
  pathname: string,
  query: string,
  redirects: Redirects,
): string | undefined {
  const isAnswered =
    cleanPath(pathname) !== pathname ||
    redirects[pathname] !== undefined ||
    isNotFoundAddress(pathname) ||
    (pathname === routes.contactSent && query !== '');
  const file = exportedFile(pathname);
  return isAnswered || !isServed(file) ? undefined : file;
}

const security =
  (headerOptions: HeaderOptions): MiddlewareHandler =>
  async (c, next) => {
    await next();
    // The not-found page is not the page of this address.
    const path = c.res.status === 404 ? '/404' : c.req.path;
    const type = c.res.headers.get('Content-Type') ?? undefined;
    const headers = pageHeaders(path, headerOptions, kindOf(c.req.path, type));
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };

const caching: MiddlewareHandler = async (c, next) => {
  await next();
  const found = c.res.ok || c.res.status === 304;
  if (!isRead(c.req.method)) c.header('Cache-Control', 'no-store');
  else c.header('Cache-Control', found ? cacheControl(c.req.path) : 'no-cache');
};

/** Redirects a path that is old or not canonical to the canonical one, in one step. */
const normalizePath =
  (redirects: Redirects): MiddlewareHandler =>
  async (c, next) => {
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
    const page = await readPage(`${routes.contactSent}.html`);
    if (page === undefined) return next();
    const isReference = referencePattern.test(reference);
    return c.html(isReference ? page.replace(referencePlace, `$1${reference}`) : page);
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
  app.use(normalizePath(options.redirects));
  app.get(routes.contactSent, sentPage(options.readPage));
  if (options.staticFiles) app.use(options.staticFiles);

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
