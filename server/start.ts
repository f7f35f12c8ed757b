import { existsSync } from 'node:fs';
import path from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';

import type { Site } from '#lib/content/collections/site';
import { policyFile } from '#lib/http/security-headers';
import { demoOrigin, type Env } from '#lib/site/env';

import { createApp } from './app';
import { clientAddress } from './client-address';
import { openContactMailer } from './contact-mailer';
import { createDemoApp, demoFile, isDemoFile } from './demo-app';
import { type Listening, listen } from './listen';
import type { Log } from './log';
import { exportedFile } from './paths';
import { createRateLimit } from './rate-limit';
import { pageReader, serveFolder } from './static-files';

export interface StartOptions {
  env: Env;
  site: Pick<Site, 'name' | 'email' | 'demoHost'>;
  /** Folder that holds out/ and demo-host/. */
  root: string;
  log: Log;
}

const isLocal = (host: string) => ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);

function address(host: string, port: number): string {
  const name = isLocal(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Where messages go, for the person who starts the service; never the password in SMTP_URL. */
function mailLine(env: Env, to: string, folder: string): string {
  const shown = path.relative(process.cwd(), folder);
  const listenOptions = shown.startsWith('..') ? folder : shown;
  if (!env.SMTP_URL) return `accepted as .eml files in ${listenOptions}`;
  return `sent to ${to} through ${new URL(env.SMTP_URL).host}, waiting in ${listenOptions}`;
}

/**
 * Starts the demo host, the site and the contactMailer.
 *
 * @throws Error with words for a person: nothing built, a taken port, a folder that can't be used
 */
export async function start({ env, site, root, log }: StartOptions) {
  const out = path.join(root, 'out');
  if (!existsSync(path.join(out, 'index.html'))) {
    throw new Error('There is no built site in out/. Run npm run build first.');
  }
  const to = env.CONTACT_TO ?? site.email;
  const addresses = { siteName: site.name, from: env.CONTACT_FROM ?? site.email, to };
  const folder = path.resolve(env.DATA_DIR, 'outbox');

  let sitePort = env.PORT;
  const origins = () => [
    env.SITE_URL,
    `http://localhost:${sitePort}`,
    `http://127.0.0.1:${sitePort}`,
  ];
  const demoApp = createDemoApp({
    staticFiles: serveFolder(path.join(root, 'demo-host'), demoFile, isDemoFile),
    frameAncestors: () => [...new Set(origins())],
  });
  const opened: Pick<Listening, 'close'>[] = [];
  const close = async () => {
    // The contactMailer opened first and closes last: a message in flight must still find it.
    for (const { close } of opened.toReversed()) await close();
  };
  try {
    const contactMailer = await openContactMailer({
      folder,
      addresses,
      smtpUrl: env.SMTP_URL,
      retryMs: env.OUTBOX_RETRY_MS,
      log,
    });
    opened.push(contactMailer);
    const listenOptions = {
      hostname: env.HOST,
      port: env.DEMO_PORT,
      variable: 'DEMO_PORT',
    } as const;
    const demos = await listen(demoApp, listenOptions);
    opened.push(demos);
    const readPage = pageReader(out);
    const app = createApp({
      staticFiles: serveFolder(out, exportedFile),
      notFoundPage: readPage,
      headerOptions: {
        siteUrl: env.SITE_URL,
        demoOrigin: demoOrigin(site.demoHost, { ...env, DEMO_PORT: demos.port }),
        policy: (await readPage(`/${policyFile}`))?.trim(),
      },
      enqueue: contactMailer.enqueue,
      rateLimit: createRateLimit({ limit: env.RATE_LIMIT }),
      addressOf: (c) =>
        clientAddress(
          c.req.header('X-Forwarded-For'),
          env.TRUSTED_PROXY_HOPS,
          getConnInfo(c).remote.address ?? 'unknown',
        ),
      log,
    });
    const pages = await listen(app, { hostname: env.HOST, port: env.PORT, variable: 'PORT' });
    opened.push(pages);
    sitePort = pages.port;
    const siteUrl = address(env.HOST, pages.port);
    const demoUrl = address(env.HOST, demos.port);
    return { siteUrl, demoUrl, mail: mailLine(env, to, folder), close };
  } catch (error) {
    await close();
    throw error;
  }
}
