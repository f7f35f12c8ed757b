import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { readEnv } from '#lib/site/env';
import { openStore } from '#server/start';
import { messages } from './messages';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
  vi.stubEnv('DATA_DIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('lists, shows, resends and deletes messages without the service', async () => {
  expect(await messages([])).toContain('There are no messages');
  const { store, close } = openStore(readEnv());
  const message = { company: '', email: 'ada@moore.example', details: 'A plan\u001b[2J' };
  await store.accept({ message: { ...message, name: 'Ada' } }, '192.0.2.1');
  await store.accept({ message: { ...message, name: 'Bot' }, sign: 'honeypot' }, '192.0.2.1');
  close();
  expect(await messages([])).toMatch(/^1 {2}waiting .*Ada.*\n2 {2}suspect .*Bot.*\n1 waiting/);
  expect(await messages(['list', 'suspect'])).not.toContain('Ada');
  const sheet = await messages(['show', '1']);
  expect(sheet).toMatch(/Reference: +[0-9A-Z]{4}-[0-9A-Z]{4}[\s\S]*A plan/);
  expect(sheet).not.toContain('\u001b');
  await messages(['send', '2']);
  expect(await messages(['list', 'suspect'])).not.toContain('Bot');
  await messages(['delete', '1']);
  expect(await messages([])).toContain('1 waiting, 0 sent, 0 dead, 0 suspect');
});

const wrong = [[['remove', '1']], [['list', 'lost']], [['show']]];
it.each(wrong)('explains itself for %j', async (args) => {
  await expect(messages(args)).rejects.toThrow('npm run messages -- list');
});
