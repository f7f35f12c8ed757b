import { vi } from 'vitest';

import type { Store } from './safe-storage';

const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle);

/** Lets PBKDF2 run one round in place of 600,000; records still name the real number. */
export function quickHashes(): void {
  vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation((algorithm, key, length) =>
    deriveBits({ ...(algorithm as Pbkdf2Params), iterations: 1 }, key, length),
  );
}

/** Storage in memory that can throw as a browser's storage does. */
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
