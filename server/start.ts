import { existsSync } from 'node:fs';
import path from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Hono } from 'hono';

import type { Site } from '#lib/content/collections/site';
import { type Redirects, redirectsData } from '#lib/http/host-files';
import { type Policies, policyFile, readPolicies } from '#lib/http/security-headers';
import { demoOrigin, type Env } from '#lib/site/env';

import { createApp, fileHeaders, servedFile } from './app';
import { clientAddress } from './client-address';
import { type ContactMailer, openContactMailer } from './contact-mailer';
import { startDemoHost } from './demo-host';
import type { LockOptions } from './folder-lock';
import { type Listening, listen, PortTakenError } from './listen';
import { errorFacts, type Log } from './log';
import { createMetrics } from './metrics';
import { createOperatorApp } from './operator-app';
import { createRateLimit } from './rate-limit';
import { pageReader, serveFolder } from './static-files';

export interface StartOptions {
  env: Env;
  site: Pick<Site, 'name' | 'email' | 'demoHost'>;
  /** Folder that contains out/ and packages/demos/. */
  root: string;
  log: Log;
  lock?: LockOptions;
}

const megabyte = 1024 * 1024;

const isLocal = (host: string) => ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);

function address(host: string, port: number): string {
  const name = isLocal(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Describes where messages are stored and sent; without the password in SMTP_URL. */
function mailLine(env: Env, to: string, folder: string): string {
  const shown = path.relative(process.cwd(), folder);
  const place = shown.startsWith('..') ? folder : shown;
  if (!env.SMTP_URL) return `stored as .eml files in ${place}`;
  return `sent to ${to} through ${new URL(env.SMTP_URL).host}, waiting in ${place}`;
}

/** Warning when the pages were built for another demo host than the running one. */
function demoNote(policies: Policies = {}, demos: string): string[] {
  const [policy = ''] = Object.values(policies);
  const [, built] = /(?:^|; )frame-src ([^\s;]+)/.exec(policy) ?? [];
  if (built === undefined || built === demos) return [];
  const advice = /^http:\/\/localhost:\d+$/.test(built)
    ? `start with DEMO_PORT=${new URL(built).port}, or build again with the settings of now`
    : 'build again with the settings of now';
  return [`The pages were built for demos at ${built}, and they are at ${demos}: ${advice}.`];
}

/** Port of the operator's listener when OPERATOR_PORT is not set. */
const usualOperatorPort = 3002;

/** @returns undefined when OPERATOR_PORT is not set and the default port is in use */
async function listenForOperator(app: Hono, { OPERATOR_HOST, OPERATOR_PORT }: Env) {
  const options = { hostname: OPERATOR_HOST, variable: 'OPERATOR_PORT' } as const;
  try {
    return await listen(app, { ...options, port: OPERATOR_PORT ?? usualOperatorPort });
  } catch (error) {
    if (OPERATOR_PORT === undefined && error instanceof PortTakenError) return undefined;
    throw error;
  }
}

/** Milliseconds for emails in flight on close, after the 5 seconds for connections in flight. */
const mailGraceMs = 2000;

/**
 * Starts the demo host, the site, the contact mailer and the operator's listener.
 *
 * @throws Error with advice: no build, a port in use, a folder that cannot be used or is locked
 */
export async function start({ env, site, root, log: baseLog, lock }: StartOptions) {
  const out = path.join(root, 'out');
  if (!existsSync(path.join(out, 'index.html'))) {
    throw new Error('There is no built site in out/. Run npm run build first.');
  }
  const to = env.CONTACT_TO ?? site.email;
  const addresses = { siteName: site.name, from: env.CONTACT_FROM ?? site.email, to };
  const folder = path.resolve(env.DATA_DIR, 'outbox');
  const { registry, log, watchOutbox } = createMetrics(baseLog);

  const listeners: Listening[] = [];
  let contactMailer: ContactMailer | undefined;
  const close = async () => {
    await Promise.all(listeners.map((each) => each.close()));
    // Close the mailer last, so that messages in flight are stored.
    await contactMailer?.close(mailGraceMs);
  };
  try {
    contactMailer = await openContactMailer({
      folder,
      addresses,
      smtpUrl: env.SMTP_URL,
      retryMs: env.OUTBOX_RETRY_MS,
      limits: {
        maxMessages: env.OUTBOX_MAX_MESSAGES,
        maxBytes: env.OUTBOX_MAX_MB * megabyte,
        minFreeBytes: env.OUTBOX_MIN_FREE_MB * megabyte,
      },
      log,
      lock,
    });
    const { enqueue, requeue, state } = contactMailer;
    watchOutbox(state);
    const onError = (error: unknown) => log('error', errorFacts(error));
    const demos = await startDemoHost(root, env, onError);
    listeners.push(demos);
    const readPage = pageReader(out);
    const demoUrl = demoOrigin(site.demoHost, { ...env, DEMO_PORT: demos.port });
    const policies = readPolicies(await readPage(`/${policyFile}`));
    const moved = await readPage(`/${redirectsData}`);
    const redirects: Redirects = moved === undefined ? {} : JSON.parse(moved);
    const headerOptions = { siteUrl: env.SITE_URL, demoOrigin: demoUrl, policies };
    const app = createApp({
      readPage,
      redirects,
      headerOptions,
      enqueue,
      rateLimit: createRateLimit({
        limit: env.RATE_LIMIT,
        totalLimit: env.RATE_LIMIT_TOTAL ?? 20 * env.RATE_LIMIT,
      }),
      addressOf: (c) =>
        clientAddress(
          c.req.header('X-Forwarded-For'),
          env.TRUSTED_PROXY_HOPS,
          getConnInfo(c).remote.address ?? 'unknown',
        ),
      log,
    });
    const files = serveFolder(out, {
      fileOf: (pathname, query) => servedFile(pathname, query, redirects),
      headersOf: (pathname, type) => fileHeaders(pathname, type, headerOptions),
      onError,
    });
    const { HOST: hostname, PORT: port } = env;
    const pages = await listen(app, { hostname, port, variable: 'PORT', files });
    listeners.push(pages);
    const operatorApp = createOperatorApp({ contactMailer, registry });
    const operator = await listenForOperator(operatorApp, env);
    if (operator) listeners.push(operator);
    return {
      siteUrl: address(env.HOST, pages.port),
      demoUrl: address(env.HOST, demos.port),
      operatorUrl: operator && address(env.OPERATOR_HOST, operator.port),
      mail: mailLine(env, to, folder),
      notes: demoNote(policies, demoUrl),
      registry,
      requeue,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
