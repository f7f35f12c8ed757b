import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';

import type { Env } from '#lib/site/env';

interface DemoAppOptions {
  staticFiles: MiddlewareHandler;
  /** Origins that may show a demo in a frame. */
  frameAncestors: readonly string[];
  /** Whether the demos are behind https. */
  secure: boolean;
}

/**
 * What the demos depend on in the environment: the site alone may frame them, in development from
 * any port of this machine.
 */
export const demoOptions = ({ SITE_URL, SITE_ENV }: Pick<Env, 'SITE_URL' | 'SITE_ENV'>) => ({
  frameAncestors:
    SITE_ENV === 'development'
      ? [SITE_URL, 'http://localhost:*', 'http://127.0.0.1:*']
      : [SITE_URL],
  secure: SITE_URL.startsWith('https:'),
});

/** `/computer-vision` → `/computer-vision/index.html` */
export const demoFile = (pathname: string) =>
  /\.[^/]*$/.test(pathname) ? pathname : `${pathname.replace(/\/$/, '')}/index.html`;

export const isDemoFile = (file: string) =>
  /\.(?:html|js|css|woff2|png|svg)$/.test(file) && !file.endsWith('.test.js');

export const demoNotFound = 'Demo Not Found';

/** The demos: another origin than the site, so that a fault in one can't reach the other. */
export function createDemoApp({ staticFiles, frameAncestors, secure }: DemoAppOptions): Hono {
  const app = new Hono();
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: [...frameAncestors],
      },
      referrerPolicy: 'strict-origin-when-cross-origin',
      // frame-ancestors replaces it: this header knows no list of origins.
      xFrameOptions: false,
      // The site asks whether a demo answers (components/islands/frame-health.tsx).
      crossOriginResourcePolicy: 'cross-origin',
      strictTransportSecurity: secure && 'max-age=63072000',
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      xDnsPrefetchControl: false,
    }),
  );
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-cache');
  });
  app.use(etag(), staticFiles);
  app.notFound((c) => c.text(demoNotFound, 404));
  return app;
}
