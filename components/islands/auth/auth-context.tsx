'use client';

import { createContext, use, useMemo, useSyncExternalStore } from 'react';

import type { NewAccount } from '#lib/auth/accounts';
import { session, type User } from '#lib/auth/session';

interface Auth {
  /** null: nobody, or not known yet. */
  user: User | null;
  /** Whether the browser has been asked; never in the exported HTML. */
  ready: boolean;
  /** @returns false when e-mail and password do not belong together */
  login(email: string, password: string): Promise<boolean>;
  /** Signs the new account in. @returns false when the e-mail is taken */
  register(account: NewAccount): Promise<boolean>;
  logout(): void;
}

const AuthContext = createContext<Auth | undefined>(undefined);

// Only those who sign in need the code for it.
const accounts = async () => (await import('#lib/auth/accounts')).accounts;

/** Who is signed in, for the whole document; restored from the browser's storage. */
export function AuthProvider({ children }: { children: React.ReactNode }) {
  const user = useSyncExternalStore(session.subscribe, session.user, () => undefined);
  const auth = useMemo<Auth>(
    () => ({
      user: user ?? null,
      ready: user !== undefined,
      login: async (email, password) => (await accounts()).login(email, password),
      register: async (account) => (await accounts()).register(account),
      logout: session.end,
    }),
    [user],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** @throws Error outside an AuthProvider (spec, section 8). */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** Shows its children to those who have signed in, and the rest to everybody else. */
export function SignedIn({
  children,
  otherwise = null,
}: {
  children: React.ReactNode;
  otherwise?: React.ReactNode;
}) {
  return useAuth().user ? children : otherwise;
}
