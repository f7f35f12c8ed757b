'use client';

import { createContext, use, useMemo, useSyncExternalStore } from 'react';

import { login, type NewAccount, register } from '#lib/auth/accounts';
import { session, type User } from '#lib/auth/session';

interface Auth {
  /** null: not signed in, or storage has not been read yet. */
  user: User | null;
  /** Whether browser storage has been read; false in the exported HTML. */
  ready: boolean;
  /**
   * @returns false when the e-mail is unknown or the password is wrong
   * @throws Error when no account fits and the members can't be loaded
   */
  login(email: string, password: string): Promise<boolean>;
  /** Creates the account and signs it in. @returns false when the e-mail is taken */
  register(account: NewAccount): Promise<boolean>;
  logout(): void;
}

const AuthContext = createContext<Auth | undefined>(undefined);

/**
 * Provides the signed-in user, restored from browser storage (docs/specification.md A3).
 *
 * @param disabled - whether the site has no accounts: there is no user then
 */
export function AuthProvider({
  children,
  disabled = false,
}: {
  children: React.ReactNode;
  disabled?: boolean;
}) {
  const user = useSyncExternalStore(session.subscribe, session.user, () => undefined);
  const auth = useMemo<Auth>(
    () => ({
      user: (!disabled && user) || null,
      ready: user !== undefined,
      login,
      register,
      logout: session.end,
    }),
    [user, disabled],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** @throws Error outside an AuthProvider (docs/specification.md A4) */
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
