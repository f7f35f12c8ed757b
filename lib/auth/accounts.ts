import { hashPassword, matchPassword } from './password';
import { createRegistry, sameEmail } from './registry';
import { deviceStorage, type SafeStorage } from './safe-storage';
import { defaultAvatar, type Session, session, type User } from './session';
import { loadTeamCredentials, type TeamCredentials } from './team';

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

interface Options {
  storage: SafeStorage;
  session: Session;
  credentials: () => Promise<TeamCredentials>;
}

/** Signs in and registers users in this browser. */
export function createAccounts({ storage, session, credentials }: Options) {
  const registry = createRegistry(storage);
  // Registered users can sign in when the team credentials can't be fetched.
  const team = () => credentials().catch((): TeamCredentials => ({ password: null, members: [] }));

  async function asMember(email: string, password: string): Promise<User | undefined> {
    const { members, password: shared } = await team();
    const member = members.find((each) => sameEmail(each.email, email));
    if (!member || !shared) return undefined;
    return (await matchPassword(password, shared)) === 'wrong' ? undefined : member;
  }

  async function asRegistered(email: string, password: string): Promise<User | undefined> {
    const found = registry.find(email);
    const match = found ? await matchPassword(password, found.password) : 'wrong';
    if (!found || match === 'wrong') return undefined;
    if (match === 'outdated') registry.upgrade(found, await hashPassword(password));
    return userOf(found);
  }

  return {
    /** @returns false if the e-mail is unknown or the password is wrong */
    async login(email: string, password: string): Promise<boolean> {
      const user = (await asMember(email, password)) ?? (await asRegistered(email, password));
      if (user) session.begin(user);
      return user !== undefined;
    },

    /** Stores an account in this browser and signs in. @returns false if the e-mail is taken */
    async register({ name, email, password }: NewAccount): Promise<boolean> {
      const account = { email: email.trim(), name: name.trim() };
      const { members } = await team();
      const hashed = await hashPassword(password);
      // Checked after the slow hash, so that a double submit can't add the account twice.
      const taken = members.some((each) => sameEmail(each.email, email)) || registry.find(email);
      if (taken) return false;
      registry.add({ ...account, password: hashed });
      session.begin(userOf(account));
      return true;
    },
  };
}

const userOf = ({ name, email }: { name: string; email: string }): User => ({
  name,
  role: 'User',
  avatar: defaultAvatar,
  email,
});

export const accounts = createAccounts({
  storage: deviceStorage,
  session,
  credentials: loadTeamCredentials,
});
