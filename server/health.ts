import { Hono } from 'hono';

import { errorFacts } from './log';
import type { Store } from './store';

/** Milliseconds for which a result is repeated, because each check writes to the database. */
const validMs = 5000;

/**
 * GET /healthz: 200, or 503 with the reasons while no message can be stored or while mail has failed
 * for longer than an hour. Also the number of messages in each state.
 */
export function healthApp(
  store: Pick<Store, 'checkWritable' | 'isMailFailing' | 'counts'>,
  clock: () => number,
): Hono {
  let last: { time: number; result: { reasons: string[]; messages?: object } } | undefined;

  async function check() {
    try {
      await store.checkWritable();
      const reasons = (await store.isMailFailing()) ? ['mail has failed for over an hour'] : [];
      return { reasons, messages: await store.counts() };
    } catch (error) {
      return { reasons: [`no message can be stored: ${errorFacts(error).reason}`] };
    }
  }

  return new Hono().get('/', async (c) => {
    const time = clock();
    if (!last || Math.abs(time - last.time) >= validMs) {
      last = { time, result: await check() };
    }
    const { reasons, messages } = last.result;
    const ok = reasons.length === 0;
    return c.json({ ok, reasons, messages }, ok ? 200 : 503);
  });
}
