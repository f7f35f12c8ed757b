import type { Store } from './safe-storage';

/** In-memory storage; set `refusing` to make it throw like a browser's storage. */
export function memoryStore(items: Record<string, string> = {}) {
  const refusing = { reads: false, writes: false };
  const refuse = (when: boolean) => {
    if (when) throw new DOMException('Refused', 'QuotaExceededError');
  };
  const store: Store = {
    getItem(key) {
      refuse(refusing.reads);
      return items[key] ?? null;
    },
    setItem(key, text) {
      refuse(refusing.writes);
      items[key] = text;
    },
    removeItem(key) {
      refuse(refusing.writes);
      delete items[key];
    },
  };
  return { store, items, refusing };
}
