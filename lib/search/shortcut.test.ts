import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { memoryStore } from '../auth/fixtures';
import { isSearchKey, isSlashEnabled, setSlashEnabled } from './shortcut';

/** An element that is a field or not. */
class FakeElement {
  isContentEditable = false;
  constructor(readonly name: string) {}
  matches = (selector: string) => selector.split(', ').includes(this.name);
}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('localStorage', memoryStore().store);
});
afterEach(() => vi.unstubAllGlobals());

const press = (key: string, more: object = {}, target = 'a') =>
  isSearchKey({ key, target: new FakeElement(target), ...more } as unknown as KeyboardEvent);

it('opens search with / outside of fields, and with Ctrl or Cmd+K everywhere', () => {
  expect(press('/')).toBe(true);
  expect(press('/', { shiftKey: true })).toBe(true);
  expect(press('/', {}, 'textarea')).toBe(false);
  expect(press('k', { ctrlKey: true }, 'textarea')).toBe(true);
  expect(press('K', { metaKey: true })).toBe(true);
});

it('leaves other keys alone, and keys that something else has handled', () => {
  for (const more of [{ altKey: true }, { ctrlKey: true }, { isComposing: true }]) {
    expect(press('/', more)).toBe(false);
  }
  expect(press('k')).toBe(false);
  expect(press('K', { ctrlKey: true, shiftKey: true })).toBe(false);
  expect(press('k', { ctrlKey: true, defaultPrevented: true })).toBe(false);
});

it('the single key can be turned off (WCAG 2.1.4)', () => {
  setSlashEnabled(false);
  expect([isSlashEnabled(), press('/')]).toEqual([false, false]);
  expect(press('k', { ctrlKey: true })).toBe(true);
  setSlashEnabled(true);
  expect(press('/')).toBe(true);
});
