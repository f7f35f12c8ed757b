import { withBase } from '../site/base-path';
import { routes } from '../site/routes';
import type { User } from './session';

/** Content of the team credentials file that the build writes. */
export interface TeamCredentials {
  /** Hash of the shared password, or null if team sign-in is off. */
  password: string | null;
  /** The members who may sign in with it. */
  members: readonly User[];
}

let credentials: Promise<TeamCredentials> | undefined;

/**
 * Loads the team credentials from the exported file, once.
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
  const response = await fetch(withBase(routes.teamCredentials));
  if (!response.ok) throw new Error(`${routes.teamCredentials} answered ${response.status}`);
  return response.json();
}
