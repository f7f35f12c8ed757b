import type { Hono, MiddlewareHandler } from 'hono';
import { type Policies, policyFile, readPolicies } from '#lib/http/security-headers';
import { demoOrigin, readEnv } from '#lib/site/env';

import site from '../content/site.json';
import { createApp } from './app';
import { networksOf } from './client-networks';
import { log } from './log';
import { exportedFile, isServed } from './paths';
import type { DeadLetter, QueuedMessage } from './queue';
import { referenceOf, submissionHash } from './submission';

interface RateBinding {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** Bindings in wrangler.jsonc; variables and secrets are read by readEnv. */
export interface Bindings {
  ASSETS: { fetch(request: Request): Promise<Response> };
  MESSAGES: { send(body: QueuedMessage): Promise<void> };
  DEAD_MESSAGES: { send(body: DeadLetter): Promise<void> };
  /** Rate limits in messages per minute: one address, one IPv6 /48, all clients together. */
  RATE: RateBinding;
  RATE_NETWORK: RateBinding;
  RATE_ALL: RateBinding;
}

/** The bindings that are strings: variables and secrets of the worker. */
export const edgeEnv = (bindings: object) =>
  readEnv(Object.fromEntries(Object.entries(bindings).filter(([, v]) => typeof v === 'string')));

/** Fetches an uploaded file by its name there. */
export async function asset(
  assets: Bindings['ASSETS'],
  file: string,
  request: Request,
): Promise<Response | undefined> {
  const { method, headers } = request;
  const response = await assets.fetch(new Request(new URL(file, request.url), { method, headers }));
  // Copy the response: a fetched one is immutable, and headers will be added.
  return response.status === 404 ? undefined : new Response(response.body, response);
}

/** Text of an uploaded file; undefined for any status but 200 and when the binding fails. */
async function readAsset(assets: Bindings['ASSETS'], file: string, origin: string) {
  try {
    const response = await assets.fetch(new Request(new URL(file, origin)));
    return response.status === 200 ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

const staticFiles =
  (assets: Bindings['ASSETS']): MiddlewareHandler =>
  async (c, next) => {
    const file = exportedFile(c.req.path);
    return (isServed(file) && (await asset(assets, file, c.req.raw))) || next();
  };

/** Id of a queued message; the same for all copies of a submission on one day (UTC). */
const idempotencyKey = (date: Date, hash: string) => `${date.toISOString().slice(0, 10)}-${hash}`;

/** The site as an edge worker: the routes of app.ts, with files and messages through bindings. */
function createEdgeApp(bindings: Bindings, siteUrl: string, policies?: Policies): Hono {
  const env = edgeEnv(bindings);

  return createApp({
    staticFiles: staticFiles(bindings.ASSETS),
    readPage: (file) => readAsset(bindings.ASSETS, file, siteUrl),
    headerOptions: {
      siteUrl: env.SITE_URL,
      demoOrigin: demoOrigin(site.demoHost, env),
      policies,
    },
    async enqueue(submission) {
      const hash = await submissionHash(submission);
      const id = idempotencyKey(new Date(), hash);
      const queued = { ...submission, id, reference: referenceOf(hash) };
      // `send` resolves once the queue has stored the message.
      if (submission.sign === 'honeypot') {
        await bindings.DEAD_MESSAGES.send({ ...queued, attempts: 0, reason: submission.sign });
      } else {
        await bindings.MESSAGES.send(queued);
      }
      log('message-accepted', { id, kind: submission.sign ?? 'plain' });
      return queued.reference;
    },
    async rateLimit(address) {
      const [client = '', ...networks] = networksOf(address);
      const wide = networks.at(-1);
      // The platform counts per minute and does not report the remaining time.
      const limits = [
        { scope: 'address', key: client, rate: bindings.RATE },
        ...(wide ? [{ scope: 'network', key: wide, rate: bindings.RATE_NETWORK } as const] : []),
        { scope: 'all', key: 'all', rate: bindings.RATE_ALL },
      ] as const;
      for (const { scope, key, rate } of limits) {
        if (!(await rate.limit({ key })).success) return { seconds: 60, scope };
      }
      return undefined;
    },
    addressOf: (c) => c.req.header('CF-Connecting-IP') ?? 'unknown',
    log,
  });
}

/**
 * Handles requests on the edge. The content security policies are read on the first request and
 * cached for the life of the isolate once they were read with status 200. Until then, responses have the
 * minimal policy in their header, in addition to the one in the page's meta element. A failure is
 * not cached.
 */
export function createEdgeFetch(): (request: Request, bindings: Bindings) => Promise<Response> {
  let app: Hono | undefined;
  let hasLogged = false;
  return async (request, bindings) => {
    if (app) return app.fetch(request, bindings);
    const { origin } = new URL(request.url);
    const policies = readPolicies(await readAsset(bindings.ASSETS, `/${policyFile}`, origin));
    const current = createEdgeApp(bindings, origin, policies);
    if (policies) app = current;
    else if (!hasLogged) {
      hasLogged = true;
      log('policy-unavailable', { file: policyFile });
    }
    return current.fetch(request, bindings);
  };
}
