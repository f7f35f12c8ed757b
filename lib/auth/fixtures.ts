import { beforeEach, vi } from 'vitest';

/** In-memory storage; set `refusing` to make it throw like a browser's storage. */
export function memoryStore(items: Record<string, string> = {}) {
  const refusing = { reads: false, writes: false };
  const refuse = (when: boolean) => {
    if (when) throw new DOMException('Refused', 'QuotaExceededError');
  };
  const store = {
    get length() {
      refuse(refusing.reads);
      return Object.keys(items).length;
    },
    key: (index: number) => Object.keys(items)[index] ?? null,
    getItem(key: string) {
      refuse(refusing.reads);
      return items[key] ?? null;
    },
    setItem(key: string, text: string) {
      refuse(refusing.writes);
      items[key] = text;
    },
    removeItem(key: string) {
      refuse(refusing.writes);
      delete items[key];
    },
  };
  return { store, items, refusing };
}

/** Replaces localStorage, and the events of the window. */
export function browserWith(items: Record<string, string> = {}) {
  const memory = memoryStore(items);
  const target = new EventTarget();
  vi.stubGlobal('localStorage', memory.store);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, target[name].bind(target));
  }
  return { ...memory, target };
}

const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle);

/** Makes PBKDF2 run one round instead of 600,000 in tests. Stored hashes name the real number. */
export function fastHashes(): void {
  const replace = () =>
    vi
      .spyOn(crypto.subtle, 'deriveBits')
      .mockImplementation((algorithm, key, length) =>
        deriveBits({ ...(algorithm as Pbkdf2Params), iterations: 1 }, key, length),
      );
  replace();
  beforeEach(() => void replace());
}
