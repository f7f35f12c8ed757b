import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

import type { ContactMessage } from '#lib/contact/schema';
import { openFile } from '../database-libsql';
import { createStore, type StoreOptions } from '../store';

export const message: ContactMessage = {
  name: 'Ada Moore',
  company: 'Moore Looms',
  email: 'ada@moore.example',
  details: 'We need a plan for our service desk.',
};

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A new folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'contact-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store in a new database, with a clock that the test sets. */
export function testStore(options: Partial<StoreOptions> & { file?: string } = {}) {
  const time = { now: Date.parse('2026-03-01T12:00:00Z') };
  const file = options.file ?? path.join(temporaryFolder(), 'messages.db');
  const database = openFile(file);
  onTestFinished(() => database.close());
  const clock = () => time.now;
  const store = createStore({ database, clock, limit: 100, totalLimit: 1000, ...options });
  /** Accepts the sample message with another text. */
  const accept = (details: string, address = '192.0.2.1', sign?: 'honeypot' | 'quick') =>
    store.accept({ message: { ...message, details }, ...(sign && { sign }) }, address);
  /** Ends an attempt to deliver the message that is due. */
  const fail = async (reason: string, state: 'waiting' | 'dead' = 'dead') => {
    const claimed = await store.claim();
    if (!claimed) throw new Error('no message is due');
    await store.markFailed(claimed, { state, nextAttempt: time.now, reason });
  };
  return { store, accept, fail, time, clock, file, database };
}
