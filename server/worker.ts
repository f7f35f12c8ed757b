import { type BuildFacts, buildFactsFile, readFacts } from '#lib/http/host-files';
import { type Env, readEnv } from '#lib/site/env';

import { createApp, type SendFile } from './app';
import { type D1Binding, openD1 } from './database-d1';
import { createDelivery } from './deliver';
import { warnHourly } from './health';
import { log } from './log';
import { apiSender } from './mail-api';
import { migrate, prepared } from './migrations';
import { createStore } from './store';

/**
 * Most messages of one run of the cron trigger. Each takes four statements, and D1 allows 50 in an
 * invocation. With three at a time and five minutes for each, a run ends within the 15 minutes that
 * Workers give it.
 */
const mostInRun = 6;

/** Bindings in wrangler.jsonc; variables and secrets are read by readEnv. */
export interface Bindings {
  ASSETS: { fetch(request: Request): Promise<Response> };
  DB: D1Binding;
}

/** Variables and secrets of the worker, which are the bindings that are strings. */
export const workerEnv = (bindings: object): Env =>
  readEnv(Object.fromEntries(Object.entries(bindings).filter(([, v]) => typeof v === 'string')));

/** Answers with uploaded files. The platform compresses them. */
export const assetSender =
  (assets: Bindings['ASSETS']): SendFile =>
  async (c, file, status, added) => {
    const url = new URL(encodeURI(file), c.req.url);
    // A condition or a range is about the file at the path, not about the not-found page.
    const { method, headers } = c.req.raw;
    const request = new Request(url, status === 404 ? { method } : { method, headers });
    const found = await assets.fetch(request);
    if (found.status === 404) return undefined;
    const response = new Response(found.body, {
      status: status === 404 ? 404 : found.status,
      headers: found.headers,
    });
    for (const [name, value] of Object.entries(added)) response.headers.set(name, value);
    return response;
  };

/** The site and its contact service for the life of an isolate. */
function createService(bindings: Bindings) {
  const env = workerEnv(bindings);
  const { MAIL_API_URL: url, MAIL_API_KEY: key } = env;
  const canDeliver = url !== undefined || env.MAIL === 'store' || env.SITE_ENV !== 'production';
  const database = openD1(bindings.DB);
  const prepare = async () => {
    if (!canDeliver) throw new Error('set the secret MAIL_API_URL, or the variable MAIL=store');
    await migrate(database);
  };
  const store = createStore({
    database: prepared(database, prepare),
    clock: Date.now,
    limit: env.RATE_LIMIT,
    totalLimit: env.RATE_LIMIT_TOTAL,
  });
  const readPage = async (file: string) => {
    const response = await bindings.ASSETS.fetch(new Request(new URL(file, env.SITE_URL)));
    return response.status === 200 ? response.text() : undefined;
  };
  let known: BuildFacts | undefined;
  const facts = async () => {
    known ??= readFacts((await readPage(`/${buildFactsFile}`)) ?? '', env.SITE_URL);
    return known;
  };
  // One for each request: a promise of another request cannot be awaited on this platform.
  const deliver = async () => {
    if (url === undefined) return;
    const { email } = (await facts()).site;
    const addresses = { from: env.CONTACT_FROM ?? email, to: env.CONTACT_TO ?? email };
    const sender = apiSender({ url, key, ...addresses });
    await createDelivery({ store, sender, log, clock: Date.now, mostInRun }).run();
  };
  const app = createApp({
    store,
    clock: Date.now,
    readPage,
    facts,
    sendFile: assetSender(bindings.ASSETS),
    addressOf: (c) => c.req.header('CF-Connecting-IP') ?? 'unknown',
    siteUrl: env.SITE_URL,
    log,
  });
  return {
    app,
    /**
     * Delivers messages here alone: what follows an answer is ended after 30 seconds, and a message
     * whose mark is lost would be sent again.
     */
    async tidy() {
      await store.cleanUp(env.KEEP_DAYS);
      await warnHourly(store, Date.now(), log);
      await deliver();
    },
  };
}

let service: ReturnType<typeof createService> | undefined;

// biome-ignore lint/style/noDefaultExport: the runtime requires a default export
export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    service ??= createService(bindings);
    return service.app.fetch(request, bindings);
  },

  /** The cron trigger: retries, and deletes what has been kept long enough. */
  async scheduled(_event: unknown, bindings: Bindings): Promise<void> {
    service ??= createService(bindings);
    await service.tidy();
  },
};
