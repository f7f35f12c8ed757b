import { type Context, Hono } from 'hono';
import { getPath } from 'hono/utils/url';

import { parsePeriod } from '#lib/content/pages/period';
import type { BuildFacts } from '#lib/http/host-files';
import { headersFor } from '#lib/http/security-headers';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

import { type ContactOptions, contactApp } from './contact';
import { healthApp } from './health';
import { errorFacts } from './log';
import {
  cleanPath,
  emptyMonth,
  isWhitepaper,
  notFoundFile,
  requestPath,
  servedFile,
} from './paths';
import type { Store } from './store';
import { referencePattern } from './submission';

/**
 * Answers with a file, its validators and its compressed copies.
 *
 * @param file - path below the folder of the files, decoded, with a slash at the start
 * @returns undefined if there is no such file
 */
export type SendFile = (
  c: Context,
  file: string,
  status: 200 | 404,
  headers: Readonly<Record<string, string>>,
) => Promise<Response | undefined>;

export interface AppOptions extends ContactOptions {
  store: Store;
  clock: () => number;
  sendFile: SendFile;
  facts: () => BuildFacts | Promise<BuildFacts>;
  /** Path below which the site is served, e.g. `/site`. Default: the root of the host. */
  basePath?: string;
}

/** The empty element of the exported page that shows the reference. */
const referencePlace = /(<output\b[^>]*\bdata-reference\b[^>]*>)\s*(?=<\/output>)/;

/**
 * The site and its contact service, for any runtime with the Fetch API's Request and Response.
 *
 * @returns an app that answers every request (texts: docs/specification.md R4 and M6)
 */
export function createApp(options: AppOptions): Hono {
  const { store, clock, sendFile, facts, readPage, log, basePath = '' } = options;
  const isBelow = (path: string) => path === basePath || path.startsWith(`${basePath}/`);
  const app = new Hono({
    getPath(request) {
      const path = getPath(request);
      return (isBelow(path) ? path.slice(basePath.length) : path) || '/';
    },
  });

  // An address beside the base path leads to the same one below it.
  if (basePath) {
    app.use(async (c, next) => {
      if (!isBelow(getPath(c.req.raw))) {
        // Encoded, as a header has to be.
        const { pathname, search } = new URL(c.req.url);
        return c.redirect(basePath + pathname.replace(/^\/+/, '/') + search, 307);
      }
      await next();
      const location = c.res.headers.get('Location');
      if (location?.startsWith('/')) c.header('Location', basePath + location);
      return undefined;
    });
  }

  /** Headers of the file at a path; `/404` for a not-found page, wherever it is shown. */
  async function headersOf(path: string, file: string) {
    return headersFor((await facts()).rules, path, file.endsWith('.html'));
  }

  // Headers of generated responses. A file has those of its path.
  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(await headersOf('/404', '/404.html'))) {
      c.header(name, value);
    }
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.route(routes.sendEmail, contactApp(options));
  // The process serves. Whether messages are stored and delivered is the question of /healthz.
  app.get('/livez', (c) => c.json({ ok: true }));
  app.route('/healthz', healthApp(store, clock));

  // Writes the reference of a delivered message into the exported page.
  app.get(routes.contactSent, async (c, next) => {
    const reference = c.req.query('reference') ?? '';
    const page = await readPage(`${routes.contactSent}.html`);
    if (page === undefined || !referencePattern.test(reference)) return next();
    return c.html(page.replace(referencePlace, `$1${reference}`));
  });

  // A month in the query has a page, unless nothing was written in it (docs/specification.md B2).
  app.on('GET', [routes.blog, routes.blogAlias], async (c, next) => {
    const month = parsePeriod(new URL(c.req.url).searchParams);
    const target = month && routes.period(month.key);
    const page = target && (await readPage(`${target}.html`));
    return page === undefined ? next() : c.redirect(target ?? '', 302);
  });

  app.get('*', async (c) => {
    const path = requestPath(c.req.path);
    if (path === undefined) return c.notFound();
    const { search } = new URL(c.req.url);
    const canonical = cleanPath(path);
    const target = (await facts()).redirects[canonical] ?? canonical;
    const isNotFoundPage = notFoundFile(canonical) === `${canonical}.html`;
    if (target !== path && !isNotFoundPage)
      return c.redirect(`${target.split('/').map(encodeURIComponent).join('/')}${search}`, 308);
    const file = servedFile(path);
    const answer = file && (await sendFile(c, file, 200, await headersOf(path, file)));
    if (answer) return answer;
    const other = isWhitepaper(path) ? `${routes.whitepapers}${search}` : emptyMonth(path);
    // A site without papers or posts has no such list.
    const list = other && (await readPage(`${other.split('?')[0]}.html`));
    return list ? c.redirect(other, 302) : c.notFound();
  });

  app.notFound(async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD');
      return c.json({ success: false, error: 'This address answers GET and HEAD only.' }, 405);
    }
    const file = notFoundFile(cleanPath(requestPath(c.req.path) ?? '/404'));
    const answer = await sendFile(c, file, 404, await headersOf('/404', file));
    // A family whose section is off has no page of its own.
    const other = answer ?? (await sendFile(c, '/404.html', 404, await headersOf('/404', file)));
    return other ?? c.text('Page Not Found', 404);
  });

  app.onError((error, c) => {
    // The client closed the connection; not an error. Slow clients would fill the log.
    if (!c.req.raw.signal.aborted) log('error', errorFacts(error));
    return c.json({ success: false, error: messages.contact.unreachable }, 500);
  });
  return app;
}
