import type { SafeStorage } from './safe-storage';

/** A registered user in the list under `registeredUsers`. */
export interface Registered {
  email: string;
  /** Hash of `hashPassword`; plain text in old records. */
  password: string;
  name: string;
}

export const registryKey = 'registeredUsers';
/** Key for a previous value that was not a list, saved before a list replaces it. */
export const unreadableAccountsKey = 'registeredUsers.unreadable';

/** Compares e-mail addresses without case and surrounding spaces. */
export const sameEmail = (a: string, b: string) =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The list of users registered in this browser. Invalid data is ignored but never deleted, since it
 * may belong to another program of the same origin: invalid entries stay in the list, and a value
 * that is not a list is moved to `unreadableAccountsKey`.
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
      if (!entries) storage.write(unreadableAccountsKey, storage.read(registryKey) ?? '');
      write([...(entries ?? []), entry]);
    },

    /** Replaces the stored password of an entry, unless it has changed since the entry was read. */
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
