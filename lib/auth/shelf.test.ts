import { expect, it } from 'vitest';

import { memoryStore } from './fixtures';
import { createShelf } from './shelf';

it('keeps, reads and removes', () => {
  const { store, items } = memoryStore();
  const shelf = createShelf(() => store);
  expect(shelf.read('user')).toBeNull();
  shelf.write('user', 'Ada');
  expect(items).toEqual({ user: 'Ada' });
  expect(shelf.read('user')).toBe('Ada');
  shelf.remove('user');
  expect(items).toEqual({});
});

it('holds in memory what the storage refuses', () => {
  const { store, items, refusing } = memoryStore({ user: 'Grace' });
  const shelf = createShelf(() => store);
  refusing.writes = true;
  shelf.write('user', 'Ada');
  expect(shelf.read('user')).toBe('Ada');
  shelf.remove('user');
  expect(shelf.read('user')).toBeNull();
  expect(items).toEqual({ user: 'Grace' });
  refusing.writes = false;
  shelf.write('user', 'Joan');
  expect(items).toEqual({ user: 'Joan' });
  expect(shelf.read('user')).toBe('Joan');
});

it('reads nothing where reading is refused', () => {
  const { store, refusing } = memoryStore({ user: 'Ada' });
  refusing.reads = true;
  expect(createShelf(() => store).read('user')).toBeNull();
});

it('survives a browser in which naming the storage throws', () => {
  const shelf = createShelf(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  expect(shelf.read('user')).toBeNull();
  shelf.write('user', 'Ada');
  expect(shelf.read('user')).toBe('Ada');
  shelf.remove('user');
  expect(shelf.read('user')).toBeNull();
});
