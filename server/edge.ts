import type { Hono, MiddlewareHandler } from 'hono';
import { policyFile } from '#lib/http/security-headers';
import { demoOrigin, readEnv } from '#lib/site/env';

import site from '../content/site.json';
import { createApp } from './app';
import { messageId } from './email-text';
import { log } from './log';
import { exportedFile, isServed } from './paths';
import type { DeadLetter, QueuedMessage } from './queue';
import { addressKey } from './rate-limit';

/** What wrangler.jsonc binds; variables and secrets are read by readEnv. */
export interface Bindings {
  ASSETS: { fetch(request: Request): Promise<Response> };
  MESSAGES: { send(body: QueuedMessage): Promise<void> };
  DEAD_MESSAGES: { send(body: DeadLetter): Promise<void> };
  RATE: { limit(options: { key: string }): Promise<{ success: boolean }> };
}

/** Variables of a worker stand among its bindings, where texts are what the environment holds. */
export const edgeEnv = (bindings: object) =>
  readEnv(Object.fromEntries(Object.entries(bindings).filter(([, v]) => typeof v === 'string')));

/** Asks the uploaded files for one, under the name it has there. */
export async function asset(
  assets: Bindings['ASSETS'],
  file: string,
  request: Request,
): Promise<Response | undefined> {
  const { method, headers } = request;
  const response = await assets.fetch(new Request(new URL(file, request.url), { method, headers }));
  // What comes back can't be written to, and headers are still to come.
  return response.status === 404 ? undefined : new Response(response.body, response);
}

const staticFiles =
  (assets: Bindings['ASSETS']): MiddlewareHandler =>
  async (c, next) => {
    const file = exportedFile(c.req.path);
    return (isServed(file) && (await asset(assets, file, c.req.raw))) || next();
  };

/** The site as a worker on the edge: the routes of app.ts, files and messages by its bindings. */
export async function createEdgeApp(bindings: Bindings, siteUrl: string): Promise<Hono> {
  const env = edgeEnv(bindings);
  const readPage = async (file: string) =>
    (await asset(bindings.ASSETS, file, new Request(siteUrl)))?.text();

  return createApp({
    staticFiles: staticFiles(bindings.ASSETS),
    notFoundPage: readPage,
    headerOptions: {
      siteUrl: env.SITE_URL,
      demoOrigin: demoOrigin(site.demoHost, env),
      policy: (await readPage(`/${policyFile}`))?.trim(),
    },
    async enqueue(message) {
      const id = messageId(new Date());
      // Resolves once the queue has stored it.
      await bindings.MESSAGES.send({ id, message });
      log('message-accepted', { id });
    },
    async rateLimit(address) {
      // The platform counts by the minute and does not say how much of it is left.
      const { success } = await bindings.RATE.limit({ key: addressKey(address) });
      return success ? 0 : 60;
    },
    addressOf: (c) => c.req.header('CF-Connecting-IP') ?? 'unknown',
    log,
  });
}
