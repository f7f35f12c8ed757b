import { storage } from '#lib/site/safe-storage';

/** Name of the setting in the browser's storage; /privacy lists it. */
const settingKey = 'search-key';

/**
 * Whether the / key opens search. It can be turned off, because a speech command or a slip may type
 * it (WCAG 2.1.4, Character Key Shortcuts).
 */
export const isSlashEnabled = (): boolean => storage.read(settingKey) !== 'off';

/** Stores whether the / key opens search. */
export const setSlashEnabled = (on: boolean): void =>
  on ? storage.remove(settingKey) : storage.write(settingKey, 'off');

/** Whether a key opens search: Ctrl or Cmd+K, and / outside of fields. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (event.defaultPrevented || event.isComposing || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !event.shiftKey;
  // Some keyboards have / on the Shift level.
  return key === '/' && !isField(target) && isSlashEnabled();
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));
