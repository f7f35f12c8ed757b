import { artPath } from '../art/art-path';
import { deviceStorage, type SafeStorage } from './safe-storage';

/** The signed-in user, as stored under the key `user`. */
export interface User {
  name: string;
  role: string;
  /** URL of a picture. */
  avatar: string;
  email: string;
}

export const userKey = 'user';

export const defaultAvatar = artPath({ collection: 'default', id: 'avatar' }, 'square');

/** Parses a stored user. @returns null for anything that is not a complete user */
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
 * The signed-in user of this browser. An invalid value under the key means not signed in and is not
 * changed: on a shared origin the common name `user` may belong to another program.
 */
export function createSession(storage: SafeStorage) {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let user: User | null = null;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** Returns the same object as long as the stored text is the same. */
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
      notify();
    },
    end() {
      storage.remove(userKey);
      notify();
    },
    /**
     * Calls back on every change, also in other tabs.
     *
     * @returns a function that removes the callback
     */
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
