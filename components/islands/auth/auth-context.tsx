'use client';

import { createContext, use, useMemo, useSyncExternalStore } from 'react';

import type { NewAccount } from '#lib/auth/accounts';
import { session, type User } from '#lib/auth/session';

interface Auth {
  /** null: not signed in, or not known yet. */
  user: User | null;
  /** Whether the browser's storage has been read; false in the exported HTML. */
  ready: boolean;
  /** @returns false when e-mail and password do not belong together */
  login(email: string, password: string): Promise<boolean>;
  /** Signs the new account in. @returns false when the e-mail is taken */
  register(account: NewAccount): Promise<boolean>;
  logout(): void;
}

const AuthContext = createContext<Auth | undefined>(undefined);

// Loaded on demand: only signing in needs this code.
const accounts = async () => (await import('#lib/auth/accounts')).accounts;

/** Provides the signed-in user to the document, restored from the browser's storage. */
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

/** @throws Error outside an AuthProvider */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** Shows its children to signed-in users, and `otherwise` to others. */
export function SignedIn({
  children,
  otherwise = null,
}: {
  children: React.ReactNode;
  otherwise?: React.ReactNode;
}) {
  return useAuth().user ? children : otherwise;
}
