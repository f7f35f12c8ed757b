import site from '../content/site.json';
import { type Bindings, createEdgeFetch, edgeEnv } from './edge';
import { log } from './log';
import { MailApiError, sendOverApi } from './mail-api';
import { type Batch, deliverBatch } from './queue';

const answer = createEdgeFetch();

// biome-ignore lint/style/noDefaultExport: the runtime requires a default export
export default {
  fetch: answer,

  queue(batch: Batch, bindings: Bindings): Promise<void> {
    const env = edgeEnv(bindings);
    const api = {
      url: env.MAIL_API_URL,
      key: env.MAIL_API_KEY,
      from: env.CONTACT_FROM ?? site.email,
      to: env.CONTACT_TO ?? site.email,
    };
    return deliverBatch(batch, {
      send: (queued) => sendOverApi(api, queued.id, queued),
      isPermanent: (error) => error instanceof MailApiError && error.isPermanent,
      deadLetter: (dead) => bindings.DEAD_MESSAGES.send(dead),
      retryMs: env.OUTBOX_RETRY_MS,
      log,
    });
  },
};
