import { routes } from '../site/routes';
import type { User } from './session';

/** The members who may sign in with the shared password; a file written at build. */
export interface TeamCredentials {
  /** Hash of the password, or null where team sign-in is off. */
  password: string | null;
  members: readonly User[];
}

let credentials: Promise<TeamCredentials> | undefined;

/**
 * Loads the team credentials from the exported file. The file is fetched once, when the visitor
 * wants to sign in; no page needs it before.
 *
 * @throws when the file can't be fetched or parsed; the next call tries again
 */
export function loadTeamCredentials(): Promise<TeamCredentials> {
  credentials ??= fetchTeamCredentials().catch((error: unknown) => {
    credentials = undefined;
    throw error;
  });
  return credentials;
}

async function fetchTeamCredentials(): Promise<TeamCredentials> {
  const response = await fetch(routes.teamCredentials);
  if (!response.ok) throw new Error(`${routes.teamCredentials} answered ${response.status}`);
  return response.json();
}
