import { withBase } from '../site/base-path';
import * as messages from '../site/messages';
import { routes } from '../site/routes';
import { storage } from '../site/safe-storage';
import { hashPassword, isHash, matchPassword } from './password';
import { defaultAvatar, session, type User } from './session';

// Sign-in runs in the browser alone. It decides what is shown, and protects nothing: whoever can
// change the storage of the browser or the code of the page can sign in as anybody.

/** Content of the file that the build writes (team-credentials.ts). */
export interface TeamCredentials {
  /** Hash of the shared password, or null if team sign-in is off. */
  password: string | null;
  /** The members who may sign in with it. */
  members: readonly User[];
}

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

/** @returns undefined when the file can't be loaded */
async function loadTeam(): Promise<TeamCredentials | undefined> {
  try {
    const response = await fetch(withBase(routes.teamCredentials));
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

export const accountsKey = 'registeredUsers';

/** Accounts of this browser, with hashes of their passwords. Ignores what is damaged. */
function accounts(): NewAccount[] {
  try {
    const list: unknown = JSON.parse(storage.read(accountsKey) ?? '[]');
    return Array.isArray(list) ? list.filter(isAccount) : [];
  } catch {
    return [];
  }
}

function isAccount(entry: unknown): entry is NewAccount {
  const { name, email, password } = Object(entry);
  return [name, email, password].every((part) => typeof part === 'string') && isHash(password);
}

/** Finds an e-mail address, without regard to case and surrounding spaces. */
const withEmail = <Entry extends { email: string }>(
  list: readonly Entry[] = [],
  email: string,
): Entry | undefined =>
  list.find((each) => each.email.trim().toLowerCase() === email.trim().toLowerCase());

const userOf = ({ name, email }: NewAccount): User => ({
  name,
  role: messages.signIn.role,
  avatar: defaultAvatar,
  email,
});

/**
 * Signs in as a member of the team or with an account of this browser (docs/specification.md A1).
 *
 * @returns false if the e-mail is unknown or the password is wrong
 * @throws Error if no account fits and the members can't be loaded
 */
export async function login(email: string, password: string): Promise<boolean> {
  const team = await loadTeam();
  const member = withEmail(team?.members, email);
  const account = withEmail(accounts(), email);
  if (member && (await matchPassword(password, team?.password ?? ''))) session.begin(member);
  else if (account && (await matchPassword(password, account.password)))
    session.begin(userOf(account));
  else if (team) return false;
  else throw new Error(`${routes.teamCredentials} can not be loaded`);
  return true;
}

/** Stores an account in this browser and signs in. @returns false if the e-mail is taken */
export async function register({ name, email, password }: NewAccount): Promise<boolean> {
  const team = await loadTeam();
  const hash = await hashPassword(password);
  // Checked after the slow hash, so that a double submit can't add the account twice.
  if (withEmail([...(team?.members ?? []), ...accounts()], email)) return false;
  const account = { name: name.trim(), email: email.trim(), password: hash };
  storage.write(accountsKey, JSON.stringify([...accounts(), account]));
  session.begin(userOf(account));
  return true;
}
