import { expect, it, vi } from 'vitest';

import { healthApp, warnHourly } from './health';
import { hour, minute } from './testing/store';

const storeWith = (counts: object, failure?: string, latest = failure) => ({
  checkWritable: async () => undefined,
  mailFailure: async (time?: number) => (time === 0 ? latest : failure),
  counts: async () => ({ waiting: 0, sent: 0, dead: 0, suspect: 0, ...counts }),
});

async function health(...stored: Parameters<typeof storeWith>) {
  const answer = await healthApp(storeWith(...stored), Date.now).request('/');
  return [answer.status, await answer.json()];
}

it('names the newest error of a delivery, with its codes alone', async () => {
  const error = 'EMESSAGE 550 5.7.1 DATA';
  const messages = { waiting: 1, sent: 0, dead: 0, suspect: 0 };
  const answer = await health({ waiting: 1 }, undefined, `${error} from 10.0.0.5`);
  expect(answer).toEqual([200, { ok: true, reasons: [], lastError: error, messages }]);
  const reasons = [`mail has failed for over an hour: ${error}`];
  expect(await health({}, error)).toMatchObject([503, { ok: false, reasons, lastError: error }]);
  const [status, { lastError }] = await health({}, 'the attempt took too long');
  expect([status, lastError]).toEqual([503, 'see the log']);
});

it('looks into the database once in five seconds', async () => {
  const store = storeWith({});
  const look = vi.spyOn(store, 'checkWritable');
  let now = 0;
  const app = healthApp(store, () => now);
  for (now of [0, 4999, 5000]) await app.request('/');
  expect(look).toHaveBeenCalledTimes(2);
});

it('asks for room long before the form closes, in the log once an hour', async () => {
  expect(await health({ waiting: 7999, sent: 9000 })).toMatchObject([200, {}]);
  const [status, { reasons }] = await health({ waiting: 7000, dead: 1000 });
  expect(status).toBe(503);
  const reason = expect.stringMatching(/^8,000 .* at 10,000 the form closes: .* export/);
  expect(reasons).toEqual([reason]);
  const log = vi.fn();
  await warnHourly(storeWith({ waiting: 7999 }), 5 * hour, log);
  for (let past = 0; past < hour; past += minute) {
    await warnHourly(storeWith({ waiting: 8000 }), 5 * hour + past + 999, log);
  }
  expect(log.mock.calls).toEqual([['storage-filling-up', { reason: reasons[0] }]]);
});
