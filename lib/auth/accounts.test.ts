import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createAccounts } from './accounts';
import { fastHashes } from './fast-hashes';
import { memoryStore } from './fixtures';
import { hashPassword } from './password';
import { createSafeStorage } from './safe-storage';
import { createSession } from './session';

const member = { name: 'Ada', role: 'CEO', avatar: '/ada.svg', email: 'Ada@loom.example' };
fastHashes();

const shared = await hashPassword('warp and weft');
const joan = { name: 'Joan', email: 'joan@mill.example', password: 'shuttle' };

let items: Record<string, string>;
let refusing: ReturnType<typeof memoryStore>['refusing'];
const credentials = vi.fn();

function open(registered?: unknown) {
  const text = typeof registered === 'string' ? registered : JSON.stringify(registered);
  const memory = memoryStore(registered === undefined ? {} : { registeredUsers: text });
  ({ items, refusing } = memory);
  const storage = createSafeStorage(() => memory.store);
  const session = createSession(storage);
  return {
    ...createAccounts({ storage, session, credentials }),
    user: session.user,
    end: session.end,
  };
}

const kept = () => JSON.parse(items.registeredUsers ?? 'null');

beforeEach(() => {
  credentials.mockReset().mockResolvedValue({ password: shared, members: [member] });
});

describe('login', () => {
  it.each(['Ada@loom.example', 'ada@LOOM.example', '  ada@loom.example '])(
    'lets a team member in with the shared password, as %s',
    async (email) => {
      const { login, user } = open();
      expect(await login(email, 'warp and weft')).toBe(true);
      expect(user()).toEqual(member);
    },
  );

  it.each([
    ['ada@loom.example', 'Warp and weft'],
    ['ada@loom.example', ''],
    ['ada@loom.example', shared],
    ['joan@mill.example', 'warp and weft'],
    ['', 'warp and weft'],
  ])('refuses %s with "%s"', async (email, password) => {
    const { login, user } = open([{ ...joan, password: await hashPassword('shuttle') }]);
    expect(await login(email, password)).toBe(false);
    expect(user()).toBeNull();
    expect(items.user).toBeUndefined();
  });

  it('rejects the shared password if team sign-in is off', async () => {
    credentials.mockResolvedValue({ password: null, members: [member] });
    expect(await open().login('ada@loom.example', 'warp and weft')).toBe(false);
    expect(await open().login('ada@loom.example', '')).toBe(false);
  });

  it('lets a registered user in with role User and the default avatar', async () => {
    const { login, user } = open([{ ...joan, password: await hashPassword('shuttle') }]);
    const before = items.registeredUsers;
    expect(await login('JOAN@mill.example', 'shuttle')).toBe(true);
    expect(user()).toEqual({
      name: 'Joan',
      role: 'User',
      avatar: '/art/default.avatar.square.svg',
      email: 'joan@mill.example',
    });
    expect(items.registeredUsers).toBe(before);
  });

  it('lets a registered user in when the team credentials can not be reached', async () => {
    credentials.mockRejectedValue(new TypeError('offline'));
    const { login } = open([{ ...joan, password: await hashPassword('shuttle') }]);
    expect(await login('joan@mill.example', 'shuttle')).toBe(true);
    expect(await login('ada@loom.example', 'warp and weft')).toBe(false);
  });

  it('signs in by a plain record and upgrades it in the same step', async () => {
    const other = { ...joan, email: 'bo@mill.example' };
    const { login } = open([other, { ...joan, since: 2024 }, 'stray']);
    expect(await login('joan@mill.example', 'wrong')).toBe(false);
    expect(kept()[1].password).toBe('shuttle');
    expect(await login('joan@mill.example', 'shuttle')).toBe(true);
    expect(kept()).toEqual([
      other,
      { ...joan, since: 2024, password: expect.stringMatching(/^pbkdf2-sha256\$600000\$/) },
      'stray',
    ]);
    expect(await login('joan@mill.example', 'shuttle')).toBe(true);
    expect(await login('joan@mill.example', kept()[1].password)).toBe(false);
  });

  it.each([
    ['text that is no JSON', '{"email"'],
    ['no list', { email: 'joan@mill.example', password: 'shuttle' }],
    ['a list of other things', [null, 7, 'x', {}, { email: 'joan@mill.example' }]],
    ['an empty password', [{ ...joan, password: '' }]],
  ])('ignores %s in the storage', async (_, registered) => {
    const { login } = open(registered);
    const before = items.registeredUsers;
    expect(await login('joan@mill.example', 'shuttle')).toBe(false);
    expect(await login('joan@mill.example', '')).toBe(false);
    expect(items.registeredUsers).toBe(before);
  });
});

describe('register', () => {
  it('keeps the account without its password and signs in', async () => {
    const { register, login, user, end } = open();
    expect(await register({ ...joan, name: ' Joan ', email: ' Joan@mill.example ' })).toBe(true);
    expect(user()).toMatchObject({ name: 'Joan', email: 'Joan@mill.example', role: 'User' });
    expect(kept()).toEqual([
      {
        name: 'Joan',
        email: 'Joan@mill.example',
        password: expect.stringMatching(/^pbkdf2-sha256\$600000\$\S+\$\S+$/),
      },
    ]);
    expect(JSON.stringify(items)).not.toContain('shuttle');
    end();
    expect(await login('joan@mill.example', 'shuttle')).toBe(true);
  });

  it.each(['JOAN@mill.example', ' joan@mill.example', 'ADA@loom.example'])(
    'refuses %s, which exists',
    async (email) => {
      const { register, user } = open([joan]);
      const before = items.registeredUsers;
      expect(await register({ ...joan, email })).toBe(false);
      expect(user()).toBeNull();
      expect(items.registeredUsers).toBe(before);
    },
  );

  it('adds an account once when it is asked twice', async () => {
    const { register } = open();
    const answers = await Promise.all([register(joan), register(joan)]);
    expect(answers.sort()).toEqual([false, true]);
    expect(kept()).toHaveLength(1);
  });

  it('sets damaged text aside before a list takes its place', async () => {
    const { register } = open('{"whose": "is this"');
    expect(await register(joan)).toBe(true);
    expect(items['registeredUsers.unreadable']).toBe('{"whose": "is this"');
    expect(kept()).toHaveLength(1);
  });

  it('keeps invalid entries', async () => {
    const { register } = open([7, { email: 'x' }]);
    expect(await register(joan)).toBe(true);
    expect(kept()).toEqual([7, { email: 'x' }, expect.objectContaining({ name: 'Joan' })]);
    expect(items).not.toHaveProperty('registeredUsers.unreadable');
  });

  it('keeps the account in memory when the storage refuses', async () => {
    const { register, login, user, end } = open();
    refusing.writes = true;
    expect(await register(joan)).toBe(true);
    expect(user()?.name).toBe('Joan');
    end();
    expect(user()).toBeNull();
    expect(await login('joan@mill.example', 'shuttle')).toBe(true);
    expect(items).toEqual({});
  });
});
