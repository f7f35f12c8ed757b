import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';

interface DemoAppOptions {
  staticFiles: MiddlewareHandler;
  /** Origins that may show a demo in a frame; asked at every request. */
  frameAncestors: () => string[];
}

/** `/computer-vision` → `/computer-vision/index.html` */
export const demoFile = (pathname: string) =>
  /\.[^/]*$/.test(pathname) ? pathname : `${pathname.replace(/\/$/, '')}/index.html`;

export const isDemoFile = (file: string) =>
  /\.(?:html|js|css|woff2|png|svg)$/.test(file) && !file.endsWith('.test.js');

/** The demos: another origin than the site, so that a fault in one can't reach the other. */
export function createDemoApp({ staticFiles, frameAncestors }: DemoAppOptions): Hono {
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
        frameAncestors: [() => frameAncestors().join(' ')],
      },
      referrerPolicy: 'strict-origin-when-cross-origin',
      // frame-ancestors says it better: this header knows no list of origins.
      xFrameOptions: false,
      // The site asks whether a demo answers (components/islands/frame-health.tsx).
      crossOriginResourcePolicy: 'cross-origin',
      strictTransportSecurity: false,
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
  app.notFound((c) => c.text('Demo Not Found', 404));
  return app;
}
