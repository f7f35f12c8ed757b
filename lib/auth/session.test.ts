import { afterEach, expect, it, vi } from 'vitest';

import { memoryStore } from './fixtures';
import { createSafeStorage } from './safe-storage';
import { createSession, parseUser } from './session';

const ada = { name: 'Ada', role: 'CEO', avatar: '/ada.svg', email: 'ada@loom.example' };

afterEach(() => {
  vi.unstubAllGlobals();
});

it('restores the stored user as one object', () => {
  const { store } = memoryStore({ user: JSON.stringify(ada) });
  const session = createSession(createSafeStorage(() => store));
  expect(session.user()).toEqual(ada);
  expect(session.user()).toBe(session.user());
});

it('notifies subscribers of sign-in and sign-out', () => {
  const { store, items } = memoryStore();
  const listeners = new Set<unknown>();
  vi.stubGlobal('addEventListener', (_: string, listener: unknown) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, given: unknown) => listeners.delete(given));
  const session = createSession(createSafeStorage(() => store));
  const told = vi.fn();
  const stop = session.subscribe(told);
  // Changes in other tabs arrive as `storage` events on the window.
  expect([...listeners]).toEqual([told]);

  session.begin(ada);
  expect(session.user()).toEqual(ada);
  expect(JSON.parse(items.user ?? '')).toEqual(ada);
  expect(told).toHaveBeenCalledTimes(1);

  session.end();
  expect(session.user()).toBeNull();
  expect(items).toEqual({});
  expect(told).toHaveBeenCalledTimes(2);

  stop();
  session.begin(ada);
  expect(told).toHaveBeenCalledTimes(2);
  expect(listeners.size).toBe(0);
});

it.each([
  null,
  '',
  'null',
  '{',
  '"Ada"',
  '7',
  '[]',
  '{}',
  JSON.stringify({ ...ada, name: '' }),
  JSON.stringify({ ...ada, role: 7 }),
  JSON.stringify({ name: 'Ada', role: 'CEO', email: 'ada@loom.example' }),
])('takes %s for nobody and leaves it alone', (text) => {
  expect(parseUser(text)).toBeNull();
  const { store, items } = memoryStore(text === null ? {} : { user: text });
  expect(createSession(createSafeStorage(() => store)).user()).toBeNull();
  expect(items.user ?? null).toBe(text);
});

it('reads the four fields and no others', () => {
  expect(parseUser(JSON.stringify({ ...ada, admin: true }))).toEqual(ada);
});
