/** The methods of the browser's storage that sign-in uses. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
}

/**
 * Storage that never throws. If the browser refuses (private windows, full quota, blocked cookies),
 * values are held in memory until the page is left.
 *
 * @param storage - called for each access, because in some browsers reading `localStorage` throws
 */
export function createSafeStorage(storage: () => Store): SafeStorage {
  const held = new Map<string, string | null>();

  function keep(key: string, text: string | null) {
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      held.delete(key);
    } catch {
      held.set(key, text);
    }
  }

  return {
    read(key) {
      const text = held.get(key);
      if (text !== undefined) return text;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write: keep,
    remove: (key) => keep(key, null),
  };
}

/** localStorage of this browser. */
export const deviceStorage = createSafeStorage(() => localStorage);
