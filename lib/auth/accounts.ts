import { signIn } from '../site/words';
import { hashPassword, isHash, matchPassword } from './password';
import { deviceStorage, type SafeStorage } from './safe-storage';
import { defaultAvatar, type Session, session, type User } from './session';
import { loadTeamCredentials, type TeamCredentials } from './team';

// Sign-in runs in the browser alone. It decides what is shown, and protects nothing: whoever can
// change the storage of the browser or the code of the page can sign in as anybody.

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

/** An account in the list under `registeredUsers`, with the hash of its password. */
type Account = NewAccount;

const accountsKey = 'registeredUsers';

interface Options {
  storage: SafeStorage;
  session: Session;
  credentials: () => Promise<TeamCredentials>;
}

/** Signs in and registers users in this browser (docs/specification.md A1 to A3). */
export function createAccounts({ storage, session, credentials }: Options) {
  // Registered users can sign in when the team credentials can't be fetched.
  const team = () => credentials().catch((): TeamCredentials => ({ password: null, members: [] }));

  /** Accounts of this browser. Damaged ones, and those with a plain-text password, are removed. */
  function accounts(): Account[] {
    const all = parseList(storage.read(accountsKey));
    const valid = all.filter(isAccount);
    if (valid.length < all.length) storage.write(accountsKey, JSON.stringify(valid));
    return valid;
  }

  const accountOf = (email: string) => accounts().find((each) => sameEmail(each.email, email));

  async function find(email: string, password: string): Promise<User | undefined> {
    const { members, password: shared } = await team();
    const member = members.find((each) => sameEmail(each.email, email));
    if (member && shared && (await matchPassword(password, shared))) return member;
    const account = accountOf(email);
    return account && (await matchPassword(password, account.password))
      ? userOf(account)
      : undefined;
  }

  return {
    /** @returns false if the e-mail is unknown or the password is wrong */
    async login(email: string, password: string): Promise<boolean> {
      const user = await find(email, password);
      if (user) session.begin(user);
      return user !== undefined;
    },

    /** Stores an account in this browser and signs in. @returns false if the e-mail is taken */
    async register({ name, email, password }: NewAccount): Promise<boolean> {
      const { members } = await team();
      const account = {
        name: name.trim(),
        email: email.trim(),
        password: await hashPassword(password),
      };
      // Checked after the slow hash, so that a double submit can't add the account twice.
      if (members.some((each) => sameEmail(each.email, email)) || accountOf(email)) return false;
      storage.write(accountsKey, JSON.stringify([...accounts(), account]));
      session.begin(userOf(account));
      return true;
    },
  };
}

/** Compares e-mail addresses without case and surrounding spaces. */
const sameEmail = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

function parseList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function isAccount(entry: unknown): entry is Account {
  const { name, email, password } = Object(entry);
  return [name, email, password].every((part) => typeof part === 'string') && isHash(password);
}

const userOf = ({ name, email }: Account): User => ({
  name,
  role: signIn.role,
  avatar: defaultAvatar,
  email,
});

export const accounts = createAccounts({
  storage: deviceStorage,
  session,
  credentials: loadTeamCredentials,
});
