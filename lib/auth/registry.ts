import type { SafeStorage } from './safe-storage';

/** A registered user as kept under `registeredUsers` (spec, section 3; the password hashed). */
export interface Registered {
  email: string;
  /** `pbkdf2-sha256$…`; plain text in records of old. */
  password: string;
  name: string;
}

export const registryKey = 'registeredUsers';
/** Where text that is no list at all is put before a list takes its place. */
export const rescueKey = 'registeredUsers.unreadable';

/** E-mail addresses are compared without case and without the spaces around them. */
export const sameEmail = (a: string, b: string) =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The list of those who registered in this browser. Damage is ignored, never wiped: entries that
 * are not ours stay in their place, and text that is no list is set aside under another key, since
 * it may be a program's of the same origin, or what a person still wants to mend.
 */
export function createRegistry(storage: SafeStorage) {
  const list = (): unknown[] | undefined => {
    try {
      const read: unknown = JSON.parse(storage.read(registryKey) ?? '[]');
      return Array.isArray(read) ? read : undefined;
    } catch {
      return undefined;
    }
  };
  const write = (entries: readonly unknown[]) =>
    storage.write(registryKey, JSON.stringify(entries));

  return {
    find: (email: string): Registered | undefined =>
      list()
        ?.map(asRegistered)
        .find((entry) => entry && sameEmail(entry.email, email)),

    add(entry: Registered) {
      const entries = list();
      if (!entries) storage.write(rescueKey, storage.read(registryKey) ?? '');
      write([...(entries ?? []), entry]);
    },

    /** Puts another password in place of the one that the entry was found with. */
    upgrade(entry: Registered, password: string) {
      write(
        (list() ?? []).map((each) => {
          const found = asRegistered(each);
          const meant = found?.email === entry.email && found.password === entry.password;
          return meant ? { ...(each as object), password } : each;
        }),
      );
    },
  };
}

function asRegistered(entry: unknown): Registered | undefined {
  const { email, password, name } = (entry ?? {}) as Record<string, unknown>;
  if (typeof email !== 'string' || typeof password !== 'string' || !password) return undefined;
  return { email, password, name: typeof name === 'string' && name ? name : email };
}
