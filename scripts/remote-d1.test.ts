import Libsql from 'libsql';
import { expect, it } from 'vitest';

import { createStore } from '#server/store';
import { message, testStore } from '#server/testing/store';
import { openRemoteD1 } from './remote-d1';

/** Answers as `wrangler d1 execute --json` does, with a local file. */
const wranglerOn = (file: string) => async (sql: string) => {
  const database = new Libsql(file);
  try {
    const statement = database.prepare(sql);
    const results = statement.reader ? statement.all() : [];
    return JSON.stringify([{ results, success: true, meta: { duration: 1 } }]);
  } finally {
    database.close();
  }
};

it('lists, shows, sends and deletes messages with texts as literals', async () => {
  const { store: worker, file } = testStore();
  const details = "It's “quoted”: ? and ?1";
  await worker.accept({ message: { ...message, details }, sign: 'honeypot' }, '192.0.2.1');
  const database = openRemoteD1(wranglerOn(file));
  const store = createStore({ database, clock: Date.now, limit: 1 });
  const [suspect] = await store.list('suspect');
  expect(suspect).toMatchObject({ id: 1, details });
  expect(await store.sendAgain('suspect')).toBe(1);
  const queued = await store.get(1);
  expect(queued).toMatchObject({ state: 'waiting', details });
  // A mail system may drop a second email with the same one.
  expect(queued?.message_id).not.toBe(suspect?.message_id);
  expect(await store.counts()).toMatchObject({ waiting: 1, suspect: 0 });
  expect(await store.delete(1)).toBe(1);
  expect(await worker.list()).toEqual([]);
  const text = "it's; DROP TABLE messages; -- ?1";
  const found = await database.all('SELECT ?2 AS a, ?1 AS b, ?3 AS c', [text, 7, null]);
  expect(found).toEqual([{ a: 7, b: text, c: null }]);
});
