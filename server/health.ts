import { Hono } from 'hono';

import { errorFacts, type Log } from './log';
import { mostUndelivered, nearlyFull, type Store } from './store';

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds for which a result is repeated, because each check writes to the database. */
const validMs = 5000;

/** Codes of a stored error, such as `EMESSAGE 550 5.7.1 DATA`, without addresses of servers. */
const codesOf = (error: string) =>
  /^(?:[A-Z\d][A-Z\d_.]*(?: |$))+/.exec(error)?.[0].trim() ?? 'see the log';

/**
 * Says that messages are piling up, long before the form closes.
 *
 * @returns undefined while there is room
 */
function fillingUp({ waiting, dead }: { waiting: number; dead: number }) {
  const count = waiting + dead;
  if (count < nearlyFull) return undefined;
  const [now, most] = [count, mostUndelivered].map((each) => each.toLocaleString('en-US'));
  return `${now} messages are not delivered, and at ${most} the form closes: npm run messages -- export, then delete`;
}

/** Logs that messages are piling up, when it is called in the first minute of an hour. */
export async function warnHourly(store: Pick<Store, 'counts'>, now: number, log: Log) {
  if (now % hour >= minute) return;
  const reason = fillingUp(await store.counts());
  if (reason) log('storage-filling-up', { reason });
}

/**
 * GET /healthz: 200, or 503 with the reasons while no message can be stored, while mail has failed
 * for longer than an hour or when messages pile up. Also the number of messages in each state, and
 * the error of a message that waits for its next attempt.
 */
export function healthApp(
  store: Pick<Store, 'checkWritable' | 'mailFailure' | 'counts'>,
  clock: () => number,
): Hono {
  let last: { time: number; result: { reasons: string[]; [fact: string]: unknown } } | undefined;

  async function check() {
    try {
      await store.checkWritable();
      const [failure, latest] = [await store.mailFailure(), await store.mailFailure(0)];
      const messages = await store.counts();
      const reasons = [
        failure && `mail has failed for over an hour: ${codesOf(failure)}`,
        fillingUp(messages),
      ].filter((reason) => reason !== undefined);
      return { reasons, messages, lastError: latest && codesOf(latest) };
    } catch (error) {
      return { reasons: [`no message can be stored: ${errorFacts(error).reason}`] };
    }
  }

  return new Hono().get('/', async (c) => {
    const time = clock();
    if (!last || Math.abs(time - last.time) >= validMs) {
      last = { time, result: await check() };
    }
    const ok = last.result.reasons.length === 0;
    return c.json({ ok, ...last.result }, ok ? 200 : 503);
  });
}
