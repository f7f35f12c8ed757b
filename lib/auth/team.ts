import { routes } from '../site/routes';
import type { User } from './session';

/** Who may sign in with the team's shared password; written at build. */
export interface Roster {
  /** Hash of the password, or null where team sign-in is off. */
  password: string | null;
  members: readonly User[];
}

let roster: Promise<Roster> | undefined;

/**
 * The roster, a file of the site's own, fetched once. It is none of the pages' business until
 * somebody wants to sign in.
 *
 * @throws when it can't be reached; the next call tries again
 */
export function loadRoster(): Promise<Roster> {
  roster ??= fetchRoster().catch((error: unknown) => {
    roster = undefined;
    throw error;
  });
  return roster;
}

async function fetchRoster(): Promise<Roster> {
  const response = await fetch(routes.teamRoster);
  if (!response.ok) throw new Error(`${routes.teamRoster} answered ${response.status}`);
  return response.json();
}
