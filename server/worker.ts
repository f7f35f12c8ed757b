import type { Hono } from 'hono';

import site from '../content/site.json';
import { type Bindings, createEdgeApp, edgeEnv } from './edge';
import { log } from './log';
import { MailApiError, sendOverApi } from './mail-api';
import { type Batch, deliverBatch } from './queue';

let app: Promise<Hono> | undefined;

// biome-ignore lint/style/noDefaultExport: the runtime looks for it.
export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    app ??= createEdgeApp(bindings, new URL(request.url).origin);
    return (await app).fetch(request, bindings);
  },

  queue(batch: Batch, bindings: Bindings): Promise<void> {
    const env = edgeEnv(bindings);
    const api = {
      url: env.MAIL_API_URL,
      key: env.MAIL_API_KEY,
      from: env.CONTACT_FROM ?? site.email,
      to: env.CONTACT_TO ?? site.email,
    };
    return deliverBatch(batch, {
      send: ({ id, message }) => sendOverApi(api, id, message),
      isPermanent: (error) => error instanceof MailApiError && error.isPermanent,
      deadLetter: (dead) => bindings.DEAD_MESSAGES.send(dead),
      retryMs: env.OUTBOX_RETRY_MS,
      log,
    });
  },
};
