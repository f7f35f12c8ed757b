import { describe, expect, it, vi } from 'vitest';

import { healthApp, warnHourly } from './health';
import type { Store } from './store';

const hour = 3_600_000;
const messages = { waiting: 0, sent: 0, dead: 0, suspect: 0 };

/** A store with some numbers of messages, and errors of their delivery. */
function storeWith(counts: Partial<typeof messages>, failure?: string, latest = failure) {
  return {
    checkWritable: async () => undefined,
    mailFailure: async (time?: number) => (time === 0 ? latest : failure),
    counts: async () => ({ ...messages, ...counts }),
  } satisfies Partial<Store>;
}

async function health(store: ReturnType<typeof storeWith>) {
  const answer = await healthApp(store, Date.now).request('/');
  return [answer.status, await answer.json()];
}

describe('/healthz', () => {
  it('names the newest error of a delivery, with its codes alone', async () => {
    const error = 'EMESSAGE 550 5.7.1 DATA';
    const counts = { waiting: 1 };
    expect(await health(storeWith(counts, undefined, `${error} from 10.0.0.5`))).toEqual([
      200,
      { ok: true, reasons: [], messages: { ...messages, ...counts }, lastError: error },
    ]);
    expect(await health(storeWith(counts, error))).toMatchObject([
      503,
      { ok: false, reasons: [`mail has failed for over an hour: ${error}`], lastError: error },
    ]);
    expect(await health(storeWith(counts, 'the attempt took too long'))).toMatchObject([
      503,
      { lastError: 'see the log' },
    ]);
  });

  it('looks into the database once in five seconds', async () => {
    const store = storeWith({});
    const look = vi.spyOn(store, 'checkWritable');
    let now = 0;
    const app = healthApp(store, () => now);
    for (now of [0, 4999, 5000]) await app.request('/');
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('asks for room long before the form closes', async () => {
    expect(await health(storeWith({ waiting: 7999, sent: 9000 }))).toMatchObject([200, {}]);
    expect(await health(storeWith({ waiting: 7000, dead: 1000 }))).toMatchObject([
      503,
      { reasons: [expect.stringMatching(/^8,000 .* at 10,000 the form closes: .* export/)] },
    ]);
  });
});

it('asks for room in the log, once an hour', async () => {
  const log = vi.fn();
  await warnHourly(storeWith({ waiting: 7999 }), 5 * hour, log);
  for (let minute = 0; minute < 60; minute += 1) {
    await warnHourly(storeWith({ waiting: 8000 }), 5 * hour + minute * 60_000 + 999, log);
  }
  expect(log.mock.calls).toEqual([
    ['storage-filling-up', { reason: expect.stringContaining('8,000 messages') }],
  ]);
});
