import { artPath } from '../site/art-path';
import { deviceStorage, type SafeStorage } from './safe-storage';

/** Who has signed in (spec, section 3), as kept under the storage key `user`. */
export interface User {
  name: string;
  role: string;
  /** Address of a picture. */
  avatar: string;
  email: string;
}

export const userKey = 'user';

export const defaultAvatar = artPath({ collection: 'default', id: 'avatar' }, 'square');

/** Reads what the storage holds; anything but a whole user is nobody. */
export function parseUser(text: string | null): User | null {
  try {
    const { name, role, avatar, email } = JSON.parse(text ?? 'null') ?? {};
    const whole = [name, role, avatar, email].every((part) => typeof part === 'string' && part);
    return whole ? { name, role, avatar, email } : null;
  } catch {
    return null;
  }
}

/**
 * The signed-in user of this browser. What can't be read under the key counts as nobody and is left
 * alone: `user` is a common name, and on a shared origin it may be another program's.
 */
export function createSession(storage: SafeStorage) {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let user: User | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** The same object for as long as it says the same. */
    user(): User | null {
      const now = storage.read(userKey);
      if (now !== text) {
        text = now;
        user = parseUser(now);
      }
      return user;
    },
    begin(next: User) {
      storage.write(userKey, JSON.stringify(next));
      tell();
    },
    end() {
      storage.remove(userKey);
      tell();
    },
    /** Calls back on every change, those made in other tabs too. Returns the way to stop. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}

export type Session = ReturnType<typeof createSession>;

export const session = createSession(deviceStorage);
