import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';

import { readIn, tempProject } from '#lib/content/fixtures/temp-project';
import { readEnv } from '#lib/site/env';
import { openStore } from '#server/start';
import { message } from '#server/testing/store';
import { messages } from './messages';

let folder = '';

beforeEach(() => {
  folder = tempProject({});
  vi.stubEnv('DATA_DIR', folder);
});

it('lists, shows, resends and deletes messages without the service', async () => {
  expect(await messages([])).toContain('There are no messages');
  const { store, close } = openStore(readEnv());
  await store.accept({ message: { ...message, details: 'A plan\u001b[2J' } }, '192.0.2.1');
  await store.accept({ message: { ...message, name: 'Bot' }, sign: 'honeypot' }, '192.0.2.1');
  const failure = { state: 'dead', nextAttempt: 0, reason: '550' } as const;
  await store.markFailed((await store.claim()) ?? { id: 0, claimed_until: 0 }, failure);
  close();
  expect(await messages([])).toMatch(/^1 {2}dead .*Ada.*550\n2 {2}suspect .*Bot.*\n0 waiting/);
  expect(await messages(['send', 'dead'])).toBe('Messages that wait for delivery now: 1.');
  expect(await messages([])).toMatch(/^1 {2}waiting .*Ada.*\n2 {2}suspect .*Bot.*\n1 waiting/);
  expect(await messages(['list', 'suspect'])).not.toContain('Ada');
  const sheet = await messages(['show', '1']);
  expect(sheet).toMatch(/Reference: +[0-9A-Z]{4}-[0-9A-Z]{4}[\s\S]*A plan/);
  expect(sheet).not.toContain('\u001b');
  expect(await messages(['send', '2'])).toBe('Messages that wait for delivery now: 1.');
  expect(await messages([])).toMatch(/^1 {2}waiting .*\n2 {2}waiting .*Bot.*\n2 waiting/);
  await messages(['delete', '1']);
  expect(await messages([])).toContain('1 waiting, 0 sent, 0 dead, 0 suspect');
});

it('exports messages for spreadsheets and programs, and deletes those that are exported', async () => {
  const { store, close } = openStore(readEnv());
  const details = 'One "plan",\nor two';
  for (const name of ['Ada', '=HYPERLINK("evil")', 'Zoë']) {
    await store.accept({ message: { ...message, name, details } }, '192.0.2.1');
  }
  expect(await messages(['export'])).toMatch(/^3 messages, to number 3, are in .*csv and .*json/);
  expect(JSON.parse(readIn(folder, 'messages.json'))).toMatchObject([
    { number: 1, state: 'waiting', ...message, name: 'Ada', details },
    { number: 2, name: '=HYPERLINK("evil")' },
    { number: 3, name: 'Zoë' },
  ]);
  const [names, ...rows] = readIn(folder, 'messages.csv').split('\r\n');
  expect(names).toMatch(/^\ufeff"number","reference",/);
  expect(rows[0]).toMatch(/"Ada","Moore Looms","ada@moore\.example","One ""plan"",\nor two"$/);
  expect(rows[1]).toContain(`"'=HYPERLINK(""evil"")"`);
  expect(statSync(path.join(folder, 'messages.csv')).mode & 0o077).toBe(0);
  await store.accept({ message: { ...message, name: 'Meanwhile' } }, '192.0.2.1');
  close();
  expect(await messages(['delete', '1-3'])).toBe('Messages that are deleted: 3.');
  expect(await messages([])).toMatch(/^4 .*Meanwhile.*\n1 waiting/);
});

const wrong =
  'remove 1, list lost, show, show 7, send 7, send sent, send 1 2, delete waiting, delete 9-3';

it.each(wrong.split(', '))('explains itself for "%s"', async (words) => {
  writeFileSync(path.join(folder, 'messages.db'), '');
  await expect(messages(words.split(' '))).rejects.toThrow('npm run messages -- list');
});
