import { beforeEach, expect, it, vi } from 'vitest';

import { memoryStore } from '../auth/fixtures';
import { isSearchKey, isSlashEnabled, setSlashEnabled } from './shortcut';

class FakeElement {
  isContentEditable = false;
  constructor(readonly name: string) {}
  matches = (selector: string) => selector.split(', ').includes(this.name);
}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('localStorage', memoryStore().store);
});

const press = (key: string, more: object = {}, target = 'a') =>
  isSearchKey({ key, target: new FakeElement(target), ...more } as unknown as KeyboardEvent);

it.each([
  ['/', { shiftKey: true }, 'a', true],
  ['/', {}, 'textarea', false],
  ['k', { ctrlKey: true }, 'textarea', true],
  ['K', { metaKey: true }, 'a', true],
  // Other keys, and keys that something else has handled.
  ['/', { altKey: true }, 'a', false],
  ['/', { ctrlKey: true }, 'a', false],
  ['/', { isComposing: true }, 'a', false],
  ['k', {}, 'a', false],
  ['K', { ctrlKey: true, shiftKey: true }, 'a', false],
  ['k', { ctrlKey: true, defaultPrevented: true }, 'a', false],
])('the key %s with %o in <%s> opens search: %s', (key, more, target, expected) => {
  expect(press(key, more, target)).toBe(expected);
});

it('the single key can be turned off (WCAG 2.1.4)', () => {
  setSlashEnabled(false);
  expect([isSlashEnabled(), press('/')]).toEqual([false, false]);
  expect(press('k', { ctrlKey: true })).toBe(true);
  setSlashEnabled(true);
  expect(press('/')).toBe(true);
});
