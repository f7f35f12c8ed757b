import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';

import type { Env } from '#lib/site/env';

/** Folder of the demos in the project. */
export const demoFolder = 'packages/demos/public';

interface DemoAppOptions {
  staticFiles: MiddlewareHandler;
  /** Origins that may embed a demo in a frame. */
  frameAncestors: readonly string[];
  /** Whether the demos are served over https. */
  secure: boolean;
}

/**
 * Options from the environment. Only the site may embed the demos; in development also any port of
 * this machine.
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

/** Whether a file is part of a demo; the folder also has tests and notes. */
export const isDemoFile = (file: string) =>
  /\.(?:html|js|css|woff2|png|svg)$/.test(file) && !file.endsWith('.test.js');

export const demoNotFound = 'Demo Not Found';

/**
 * Serves the demos on another origin than the site, so that a fault in a demo cannot affect the
 * site.
 */
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
      // Content-Security-Policy frame-ancestors replaces it: X-Frame-Options cannot list origins.
      xFrameOptions: false,
      // The site fetches a demo to see whether it answers (components/islands/frame-health.tsx).
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
