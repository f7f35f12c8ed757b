import { Hono } from 'hono';

import type { Env } from '#lib/site/env';

import type { SendFile } from './app';
import { requestPath } from './paths';

/** `/computer-vision` → `/computer-vision/index.html` */
const demoFile = (path: string) =>
  /\.[^/]*$/.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`;

/** Whether a file is part of a demo; the folder also has license texts. */
const isServed = (file: string) => /\.(?:html|m?js|css|woff2|png|webp|svg|bin)$/.test(file);

/** Headers of every response of the demo host. */
function demoHeaders({ SITE_URL, SITE_ENV }: Pick<Env, 'SITE_URL' | 'SITE_ENV'>) {
  // Only the site may embed the demos; in development also any port of this machine.
  const local = SITE_ENV === 'development' ? ' http://localhost:* http://127.0.0.1:*' : '';
  const policy = [
    "default-src 'none'",
    "connect-src 'self'",
    // The document reader runs its networks in WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${new URL(SITE_URL).origin}${local}`,
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // The site fetches a demo to see whether it answers (components/demos/demo-frame.tsx).
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-cache',
    ...(SITE_URL.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000' }),
  };
}

/**
 * The demos, on another origin than the site, so that a fault in a demo cannot affect the site.
 *
 * @param sendFile - answers with a file of packages/demos/dist
 */
export function createDemoApp(env: Pick<Env, 'SITE_URL' | 'SITE_ENV'>, sendFile: SendFile): Hono {
  const headers = demoHeaders(env);
  const app = new Hono();
  app.get('*', async (c) => {
    const path = requestPath(c.req.path);
    const file = path === undefined ? undefined : demoFile(path);
    return (file && isServed(file) && (await sendFile(c, file, 200, headers))) || c.notFound();
  });
  app.notFound((c) => c.text('Demo Not Found', 404, headers));
  return app;
}
