import { copyFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { expect, it, onTestFinished, vi } from 'vitest';

import { temporaryFolder, testStore } from './testing/store';

const modeOf = (file: string) => statSync(file).mode & 0o777;

/** Locks a database from another connection, as another process does. */
function lock(file: string, kind: 'IMMEDIATE' | 'EXCLUSIVE') {
  const other = new Libsql(file);
  onTestFinished(() => void other.close());
  other.exec(`BEGIN ${kind}`);
  return () => other.exec('ROLLBACK');
}

const locks = ['IMMEDIATE', 'EXCLUSIVE'] as const;

it.each(locks)('waits for a lock (%s) while the process works, then stores all', async (kind) => {
  const { store, accept, file } = testStore();
  await accept('Before');
  const unlock = lock(file, kind);
  const accepted = Promise.all([accept('One'), accept('Two'), store.checkWritable()]);
  // A statement that blocks the process would let no timer run, and get no lock.
  await new Promise((resolve) => setTimeout(resolve, 100));
  unlock();
  expect(await accepted).toMatchObject([{ outcome: 'stored' }, { outcome: 'stored' }, undefined]);
  expect(await store.list()).toHaveLength(3);
});

it.each([
  ['is locked', (file: string) => void lock(file, 'IMMEDIATE'), /locked/],
  ['is gone', rmSync, /messages\.db is gone: put a backup in its place, or restart/],
])('says after ten seconds that the file %s', async (_, spoil, reason) => {
  const { accept, file, database } = testStore();
  await accept('Before');
  spoil(file);
  vi.useFakeTimers({ toFake: ['Date'] });
  const failed = database.run('DELETE FROM messages').catch(String);
  vi.setSystemTime(Date.now() + 10_000);
  expect(await failed).toMatch(reason);
});

/** Puts a file in the place of another, as `mv` does. */
function replace(file: string, text: string) {
  writeFileSync(`${file}.new`, text, { mode: 0o644 });
  renameSync(`${file}.new`, file);
}

it('waits for a file on its way, survives one that is no database, and uses a backup', async () => {
  const { store, accept, file } = testStore();
  await accept('Before');
  renameSync(file, `${file}.moved`);
  const accepted = accept('Meanwhile');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
  renameSync(`${file}.moved`, file);
  expect(await accepted).toMatchObject({ outcome: 'stored' });
  copyFileSync(file, `${file}.backup`);
  await accept('After the backup');
  replace(file, 'This is no database. '.repeat(500));
  await expect(accept('Refused')).rejects.toThrow('not a database');
  await expect(accept('Refused')).rejects.toThrow('not a database');
  renameSync(`${file}.backup`, file);
  expect(await accept('Stored')).toMatchObject({ outcome: 'stored' });
  const details = (await store.list()).map((each) => each.details);
  expect(details).toEqual(['Before', 'Meanwhile', 'Stored']);
});

it('lets no other user read a database or a backup, which gets a schema', async ({ skip }) => {
  if (process.platform === 'win32') skip('Windows has other rights');
  const file = path.join(temporaryFolder(), 'data', 'messages.db');
  const { store, accept } = testStore({ file });
  await accept('Secret');
  const files = [path.dirname(file), file, `${file}-journal`];
  expect(files.map(modeOf)).toEqual([0o700, 0o600, 0o600]);
  replace(file, '');
  await accept('Also secret');
  expect(await store.list()).toMatchObject([{ details: 'Also secret' }]);
  expect(modeOf(file)).toBe(0o600);
});
