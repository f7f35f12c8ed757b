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

it.each(['IMMEDIATE', 'EXCLUSIVE'] as const)(
  'waits for a lock (%s) while the process does other work, then stores all',
  async (kind) => {
    const { store, accept, file } = testStore();
    await accept('Before');
    const unlock = lock(file, kind);
    const accepted = Promise.all([accept('One'), accept('Two'), store.checkWritable()]);
    // A statement that blocks the process would let no timer run, and get no lock.
    await new Promise((resolve) => setTimeout(resolve, 100));
    unlock();
    expect(await accepted).toMatchObject([{ outcome: 'stored' }, { outcome: 'stored' }, undefined]);
    expect(await store.list()).toHaveLength(3);
  },
);

it.each([
  ['is locked', (file: string) => void lock(file, 'IMMEDIATE'), /locked/],
  ['is gone', rmSync, /messages\.db is gone: put a backup in its place, or restart/],
])('says after ten seconds that the file %s', async (_, spoil, reason) => {
  const { accept, file, database } = testStore();
  await accept('Before');
  spoil(file);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const failed = database.run('DELETE FROM messages').catch(String);
  vi.setSystemTime(Date.now() + 10_000);
  expect(await failed).toMatch(reason);
});

/** Puts a file in the place of another, as `mv` does. */
function replace(file: string, text: string) {
  writeFileSync(`${file}.new`, text, { mode: 0o644 });
  renameSync(`${file}.new`, file);
}

it('brings a backup without a schema to the newest one', async () => {
  const { store, accept, file } = testStore();
  await accept('Gone');
  replace(file, '');
  await accept('In the new file');
  expect(await store.list()).toMatchObject([{ details: 'In the new file' }]);
});

it('survives a file that is no database, and uses a backup that is put in its place', async () => {
  const { store, accept, file } = testStore();
  await accept('In the backup');
  copyFileSync(file, `${file}.backup`);
  await accept('After the backup');
  replace(file, 'This is no database. '.repeat(500));
  for (let times = 0; times < 2; times += 1) {
    await expect(accept('Refused')).rejects.toThrow('not a database');
  }
  renameSync(`${file}.backup`, file);
  expect(await accept('Stored')).toMatchObject({ outcome: 'stored' });
  const details = (await store.list()).map((each) => each.details);
  expect(details).toEqual(['In the backup', 'Stored']);
});

it('creates no file while the backup is on its way, and waits for it', async () => {
  const { store, accept, file } = testStore();
  await accept('In the backup');
  renameSync(file, `${file}.backup`);
  const accepted = accept('Meanwhile');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
  renameSync(`${file}.backup`, file);
  expect(await accepted).toMatchObject({ outcome: 'stored' });
  expect(await store.list()).toHaveLength(2);
});

it('lets no other user read the messages, also those of a backup', async ({ skip }) => {
  if (process.platform === 'win32') skip('Windows has other rights');
  const { accept, file } = testStore({ file: path.join(temporaryFolder(), 'data', 'messages.db') });
  await accept('Secret');
  expect([modeOf(path.dirname(file)), modeOf(file)]).toEqual([0o700, 0o600]);
  expect(modeOf(`${file}-journal`)).toBe(0o600);
  replace(file, '');
  await accept('Also secret');
  expect(modeOf(file)).toBe(0o600);
});
