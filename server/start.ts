import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';

import { type BuildFacts, buildFactsFile, readFacts } from '#lib/http/host-files';
import { demoOrigin, type Env } from '#lib/site/env';

import { createApp } from './app';
import { clientAddress, clientsLine } from './client-networks';
import { openFile } from './database-libsql';
import { createDelivery, type Sender } from './deliver';
import { createDemoApp } from './demo-app';
import type { MailAddresses } from './email';
import { fileSender } from './files';
import { warnHourly } from './health';
import { type Listening, listen } from './listen';
import { errorFacts, type Log } from './log';
import { apiSender } from './mail-api';
import { smtpSender } from './mail-smtp';
import { createStore } from './store';

export interface StartOptions {
  env: Env;
  /** Folder that contains out/ and packages/demos/. */
  root: string;
  log: Log;
}

/** Milliseconds between two looks for messages that are due. */
const pollMs = 5000;
const cleanUpMs = 60_000;
/** Milliseconds for emails in flight on close. A process that is stopped has 10 seconds. */
const mailGraceMs = 9000;

/** File of the messages. */
export const databaseFile = (env: Pick<Env, 'DATA_DIR'>) =>
  path.resolve(env.DATA_DIR, 'messages.db');

/** The messages below DATA_DIR, which are read and changed by statements of other processes too. */
export function openStore(env: Env) {
  const database = openFile(databaseFile(env));
  const store = createStore({
    database,
    clock: Date.now,
    limit: env.RATE_LIMIT,
    totalLimit: env.RATE_LIMIT_TOTAL,
  });
  return { store, close: () => database.close() };
}

function address(host: string, port: number): string {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  const name = isLocal ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** @throws Error that says what to set, in production without a way to deliver messages */
function chooseSender(env: Env, addresses: MailAddresses): Sender | undefined {
  if (env.SMTP_URL) return smtpSender(env.SMTP_URL, addresses);
  if (env.MAIL_API_URL) {
    return apiSender({ ...addresses, url: env.MAIL_API_URL, key: env.MAIL_API_KEY });
  }
  if (env.SITE_ENV !== 'production' || env.MAIL === 'store') return undefined;
  throw new Error(
    'No way to deliver messages is configured: set SMTP_URL or MAIL_API_URL, or MAIL=store to read them with npm run messages.',
  );
}

/**
 * Describes where messages are stored and sent; without the password in SMTP_URL, and without the
 * recipient, because it is logged.
 */
function mailLine(env: Env): string {
  const file = path.relative(process.cwd(), databaseFile(env));
  const service = env.SMTP_URL ?? env.MAIL_API_URL;
  if (!service) return `stored in ${file}: npm run messages`;
  return `sent through ${new URL(service).host}, stored in ${file}`;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request has PROXY_SECRET. Compared in constant time (avoids timing attacks). */
const hasSecret = (secret: string | undefined, given: string | undefined) =>
  secret !== undefined && timingSafeEqual(digest(secret), digest(given ?? ''));

/** Reads the facts of the build that is in out/ now, again when the build has changed. */
function factsReader(out: string, siteUrl: string) {
  const file = path.join(out, buildFactsFile);
  const modifiedAt = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const read = () => readFacts(readFileSync(file, 'utf8'), siteUrl);
  let modified = modifiedAt();
  let facts = read();
  return () => {
    const now = modifiedAt();
    // Missing while a build replaces the folder.
    if (now !== undefined && now !== modified) {
      facts = read();
      modified = now;
    }
    return facts;
  };
}

/**
 * What to do if the demo host is at another address than the one whose frames the pages allow, which
 * the build has written into them.
 */
function demoAdvice(rules: BuildFacts['rules'], demoUrl?: string): string | undefined {
  const [, framed] = /frame-src (https?:[^\s;"]+)/.exec(JSON.stringify(rules)) ?? [];
  if (!framed || !demoUrl || framed === demoUrl) return undefined;
  const ports = [framed, demoUrl].map((origin) => new URL(origin).port || '443');
  return `Pages of this build show demos of ${framed} only. Start with DEMO_PORT=${ports[0]}, or build again with DEMO_PORT=${ports[1]}.`;
}

/** Starts the demo host. @param root - folder that contains packages/demos/ */
export function startDemoHost(root: string, env: Env): Promise<Listening> {
  const app = createDemoApp(env, fileSender(path.resolve(root, 'packages/demos/dist')));
  return listen(app, { hostname: env.HOST, port: env.DEMO_PORT, variable: 'DEMO_PORT' });
}

/**
 * Starts the demo host, the site and the delivery of messages.
 *
 * @throws Error with advice: no build, a port in use, no way to deliver messages in production
 */
export async function start({ env, root, log }: StartOptions) {
  const out = path.resolve(root, 'out');
  if (!existsSync(path.join(out, buildFactsFile))) {
    throw new Error('There is no built site in out/. Run npm run build first.');
  }
  const facts = factsReader(out, env.SITE_URL);
  const { site, basePath } = facts();
  const to = env.CONTACT_TO ?? site.email;
  const from = env.CONTACT_FROM ?? site.email;
  const sender = chooseSender(env, { siteName: site.name, from, to });
  const { store, close: closeStore } = openStore(env);
  const delivery = sender && createDelivery({ store, sender, log, clock: Date.now });
  const app = createApp({
    store,
    clock: Date.now,
    facts,
    basePath,
    sendFile: fileSender(out),
    readPage: (file) => readFile(path.join(out, file), 'utf8').catch(() => undefined),
    onStored: () => void delivery?.run(),
    addressOf: (c) =>
      clientAddress(
        c.req.header('X-Forwarded-For'),
        // What has the secret has come through one more proxy, which is not our own.
        env.TRUSTED_PROXY_HOPS +
          Number(hasSecret(env.PROXY_SECRET, c.req.header('X-Proxy-Secret'))),
        getConnInfo(c).remote.address ?? 'unknown',
      ),
    siteUrl: env.SITE_URL,
    log,
  });
  // A build without demos names no host of them.
  const demos = site.demoHost ? await startDemoHost(root, env) : undefined;
  const options = { hostname: env.HOST, port: env.PORT, variable: 'PORT' } as const;
  const pages = await listen(app, options).catch(async (error) => {
    await demos?.close();
    throw error;
  });
  const deliver = () => void delivery?.run();
  const cleanUp = () =>
    void store
      .cleanUp(env.KEEP_DAYS)
      .then(() => warnHourly(store, Date.now(), log))
      .catch((error) => log('error', errorFacts(error)));
  const timers = [setInterval(deliver, pollMs), setInterval(cleanUp, cleanUpMs)];
  deliver();
  cleanUp();
  const demoUrl = demos && demoOrigin(site.demoHost, { ...env, DEMO_PORT: demos.port });
  return {
    siteUrl: address(env.HOST, pages.port) + (basePath ?? ''),
    demoUrl,
    advice: demoAdvice(facts().rules, demoUrl),
    mail: mailLine(env),
    clients: clientsLine(env),
    /**
     * Answers the requests in flight and waits for emails in flight.
     *
     * @param quietMs - see `Listening.close`
     */
    async close(quietMs = 0) {
      for (const timer of timers) clearInterval(timer);
      const grace = new Promise((resolve) => setTimeout(resolve, mailGraceMs).unref());
      const delivered = Promise.race([delivery?.stop(), grace]);
      await Promise.all([pages.close(quietMs), demos?.close(quietMs)]);
      await delivered;
      closeStore();
    },
  };
}
