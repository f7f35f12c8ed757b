import { expect, it } from 'vitest';

import { memoryStore } from './fixtures';
import { createSafeStorage } from './safe-storage';

it('keeps, reads and removes', () => {
  const { store, items } = memoryStore();
  const storage = createSafeStorage(() => store);
  expect(storage.read('user')).toBeNull();
  storage.write('user', 'Ada');
  expect(items).toEqual({ user: 'Ada' });
  expect(storage.read('user')).toBe('Ada');
  storage.remove('user');
  expect(items).toEqual({});
});

it('stores in memory what the storage refuses', () => {
  const { store, items, refusing } = memoryStore({ user: 'Grace' });
  const storage = createSafeStorage(() => store);
  refusing.writes = true;
  storage.write('user', 'Ada');
  expect(storage.read('user')).toBe('Ada');
  storage.remove('user');
  expect(storage.read('user')).toBeNull();
  expect(items).toEqual({ user: 'Grace' });
  refusing.writes = false;
  storage.write('user', 'Joan');
  expect(items).toEqual({ user: 'Joan' });
  expect(storage.read('user')).toBe('Joan');
});

it('reads nothing where reading is refused', () => {
  const { store, refusing } = memoryStore({ user: 'Ada' });
  refusing.reads = true;
  expect(createSafeStorage(() => store).read('user')).toBeNull();
});

it('survives a browser in which naming the storage throws', () => {
  const storage = createSafeStorage(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  expect(storage.read('user')).toBeNull();
  storage.write('user', 'Ada');
  expect(storage.read('user')).toBe('Ada');
  storage.remove('user');
  expect(storage.read('user')).toBeNull();
});
