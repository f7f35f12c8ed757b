import { artPath } from '../art/art-path';
import { storage } from '../site/safe-storage';

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

/** @returns null for anything that is not a complete user */
function parseUser(text: string | null): User | null {
  try {
    const { name, role, avatar, email } = JSON.parse(text ?? 'null') ?? {};
    const whole = [name, role, avatar, email].every((part) => typeof part === 'string' && part);
    return whole ? { name, role, avatar, email } : null;
  } catch {
    return null;
  }
}

let text: string | null = null;
let user: User | null = null;

/** The event that browsers dispatch for changes in other tabs. */
const changed = 'storage';

/** And the one for a page that Back shows again, which has missed changes on other pages. */
const shownAgain = 'pageshow';

/**
 * The signed-in user of this browser. An invalid value under the key means not signed in and is not
 * changed: on a shared origin the common name `user` may belong to another program.
 */
export const session = {
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
    dispatchEvent(new Event(changed));
  },
  end() {
    storage.remove(userKey);
    dispatchEvent(new Event(changed));
  },
  /** Calls back on every change. @returns a function that removes the callback */
  subscribe(listener: () => void) {
    const events = [changed, shownAgain];
    for (const event of events) addEventListener(event, listener);
    return () => {
      for (const event of events) removeEventListener(event, listener);
    };
  },
};
