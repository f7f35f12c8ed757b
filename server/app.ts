import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';

import { contactMessages } from '#lib/contact/messages';
import { redirects, routes } from '#lib/site/routes';

import { faultFacts } from './log';
import { cacheControl, cleanPath, isNotFoundAddress, isWhitepaper, notFoundFile } from './paths';
import { refuse } from './refusal';
import { type SendEmailOptions, sendEmail } from './send-email';

export interface AppOptions extends SendEmailOptions {
  /** Answers with a file of out/ and a weak ETag, or passes on. */
  statics: MiddlewareHandler;
  /** Text of a pre-rendered page, such as `/industries/404.html`; undefined when there is none. */
  notFoundPage: (file: string) => Promise<string | undefined>;
  /** The only origin that pages may show in a frame. */
  demoOrigin: string;
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** What holds for every answer. Script and style rules need hashes of the built pages. */
const headers = (demoOrigin: string) =>
  secureHeaders({
    contentSecurityPolicy: {
      frameAncestors: ["'none'"],
      frameSrc: [demoOrigin],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    // Feed readers show our pictures on pages of their own.
    crossOriginResourcePolicy: false,
    // Means nothing over http, where this service listens.
    strictTransportSecurity: false,
    // For browsers that are gone.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });

const caching: MiddlewareHandler = async (c, next) => {
  await next();
  const found = c.res.ok || c.res.status === 304;
  if (!isRead(c.req.method)) c.header('Cache-Control', 'no-store');
  else c.header('Cache-Control', found ? cacheControl(c.req.path) : 'no-cache');
};

/** Old and untidy addresses go to the one address of their page, in one step. */
const tidy: MiddlewareHandler = async (c, next) => {
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

/**
 * The site and its contact service, on any runtime that speaks Request and Response.
 *
 * @returns an app that answers every request, with the words of spec sections 2 and 8
 */
export function createApp(options: AppOptions): Hono {
  const app = new Hono();
  app.use(headers(options.demoOrigin), caching, etag());
  app.route(routes.sendEmail, sendEmail(options));
  app.use(tidy, options.statics);

  app.notFound(async (c) => {
    const path = cleanPath(c.req.path);
    if (isWhitepaper(path)) return c.redirect(routes.whitepapers + new URL(c.req.url).search, 302);
    const page =
      (await options.notFoundPage(notFoundFile(path))) ?? (await options.notFoundPage('/404.html'));
    return page === undefined ? c.text('Page Not Found', 404) : c.html(page, 404);
  });
  app.onError((error, c) => {
    options.log('error', faultFacts(error));
    return refuse(c, { status: 500, reason: contactMessages.unreachable });
  });
  return app;
}
