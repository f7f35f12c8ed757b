import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

import type { Env } from '#lib/site/env';

/** Folder of the demos in the project. */
export const demoFolder = 'packages/demos/public';

interface DemoOptions {
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

const policy = (frameAncestors: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors.join(' ')}`,
  ].join('; ');

/** Headers of every response of the demo host. */
export const demoHeaders = ({ frameAncestors, secure }: DemoOptions): Record<string, string> => ({
  'Content-Security-Policy': policy(frameAncestors),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The site fetches a demo to see whether it answers (components/islands/frame-health.tsx).
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-cache',
  ...(secure && { 'Strict-Transport-Security': 'max-age=63072000' }),
});

/**
 * Serves the demos on another origin than the site, so that a fault in a demo cannot affect the
 * site.
 *
 * @param staticFiles - answers with a file; absent where a server does so before the application
 */
export function createDemoApp(options: DemoOptions, staticFiles?: MiddlewareHandler): Hono {
  const app = new Hono();
  const headers = demoHeaders(options);
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });
  if (staticFiles) app.use(etag(), staticFiles);
  app.notFound((c) => c.text(demoNotFound, 404));
  return app;
}
