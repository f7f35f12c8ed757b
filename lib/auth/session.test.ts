import { expect, it, vi } from 'vitest';
import { storage } from '../site/safe-storage';
import { browserWith } from './fixtures';

import { session } from './session';

const ada = { name: 'Ada', role: 'CEO', avatar: '/ada.svg', email: 'ada@loom.example' };

it('restores the four fields of the stored user as one object', () => {
  browserWith({ user: JSON.stringify({ ...ada, admin: true }) });
  expect(session.user()).toEqual(ada);
  expect(session.user()).toBe(session.user());
});

it('notifies subscribers of sign-in and sign-out, also in other tabs and before Back', () => {
  const { items, target } = browserWith();
  const told = vi.fn();
  const stop = session.subscribe(told);
  session.begin(ada);
  expect(session.user()).toEqual(ada);
  expect(JSON.parse(items.user ?? '')).toEqual(ada);
  session.end();
  expect(session.user()).toBeNull();
  expect(items).toEqual({});
  expect(told).toHaveBeenCalledTimes(2);
  for (const event of ['storage', 'pageshow']) target.dispatchEvent(new Event(event));
  expect(told).toHaveBeenCalledTimes(4);
  stop();
  for (const event of ['storage', 'pageshow']) target.dispatchEvent(new Event(event));
  expect(told).toHaveBeenCalledTimes(4);
});

it.each([
  ...['', 'null', '{', '"Ada"'],
  JSON.stringify({ ...ada, name: '' }),
  JSON.stringify({ ...ada, role: 7 }),
])('takes %s for nobody and leaves it alone', (user) => {
  const { items } = browserWith({ user });
  expect(session.user()).toBeNull();
  expect(items.user).toBe(user);
});

it('keeps in memory what the storage refuses', () => {
  const { items, refusing } = browserWith({ user: 'Grace' });
  refusing.writes = true;
  storage.write('user', 'Ada');
  expect(storage.read('user')).toBe('Ada');
  storage.remove('user');
  expect(storage.read('user')).toBeNull();
  expect(items).toEqual({ user: 'Grace' });
  refusing.writes = false;
  storage.write('user', 'Joan');
  expect([items.user, storage.read('user')]).toEqual(['Joan', 'Joan']);
  // In some browsers naming the storage throws.
  vi.stubGlobal('localStorage', undefined);
  expect(storage.read('user')).toBeNull();
});
