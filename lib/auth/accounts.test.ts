import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createAccounts } from './accounts';
import { fastHashes } from './fast-hashes';
import { memoryStore } from './fixtures';
import { hashPassword, matchPassword } from './password';
import { createSafeStorage } from './safe-storage';
import { createSession } from './session';

const member = { name: 'Ada', role: 'CEO', avatar: '/ada.svg', email: 'Ada@loom.example' };
fastHashes();
const shared = await hashPassword('warp and weft');
const joan = { name: 'Joan', email: 'joan@mill.example', password: 'shuttle' };
const hashedJoan = { ...joan, password: await hashPassword(joan.password) };

let memory: ReturnType<typeof memoryStore>;
const credentials = vi.fn();

function open(registered?: unknown) {
  const text = typeof registered === 'string' ? registered : JSON.stringify(registered);
  memory = memoryStore(registered === undefined ? {} : { registeredUsers: text });
  const storage = createSafeStorage(() => memory.store);
  const session = createSession(storage);
  return { ...createAccounts({ storage, session, credentials }), ...session };
}
const kept = () => JSON.parse(memory.items.registeredUsers ?? 'null');

beforeEach(() => {
  credentials.mockReset().mockResolvedValue({ password: shared, members: [member] });
});

describe('login', () => {
  it.each(['Ada@loom.example', 'ada@LOOM.example', '  ada@loom.example '])(
    'signs a team member in with the shared password, as %s',
    async (email) => {
      const { login, user } = open();
      expect(await login(email, 'warp and weft')).toBe(true);
      expect(user()).toEqual(member);
    },
  );

  it('signs a registered user in, with the role "User"', async () => {
    const { login, user } = open([hashedJoan]);
    expect(await login('JOAN@mill.example', 'shuttle')).toBe(true);
    expect(user()).toMatchObject({ name: 'Joan', role: 'User', email: joan.email });
    expect(kept()).toEqual([hashedJoan]);
  });

  it.each([
    ['ada@loom.example', 'Warp and weft'],
    ['ada@loom.example', ''],
    ['ada@loom.example', shared],
    ['joan@mill.example', 'warp and weft'],
    ['joan@mill.example', hashedJoan.password],
    ['', 'warp and weft'],
  ])('refuses %s with "%s"', async (email, password) => {
    const { login, user } = open([hashedJoan]);
    expect(await login(email, password)).toBe(false);
    expect(user()).toBeNull();
  });

  it('rejects the shared password if team sign-in is off', async () => {
    credentials.mockResolvedValue({ password: null, members: [member] });
    expect(await open().login(member.email, 'warp and weft')).toBe(false);
  });

  it('works for registered users when the team credentials can not be fetched', async () => {
    credentials.mockRejectedValue(new TypeError('offline'));
    const { login } = open([hashedJoan]);
    expect(await login(joan.email, joan.password)).toBe(true);
    expect(await login(member.email, 'warp and weft')).toBe(false);
  });

  it.each([
    ['no JSON', '{"email"', undefined],
    ['no list', { ...hashedJoan }, undefined],
    ['other things', [null, 7, 'x', {}, { email: joan.email }], []],
    ['a plain-text password', [joan, { ...hashedJoan, email: 'bo@mill.example' }], 1],
  ])('ignores %s in the storage, and keeps no plain-text password', async (_, registered, left) => {
    const { login } = open(registered);
    expect(await login(joan.email, joan.password)).toBe(false);
    if (left !== undefined) expect(kept()).toHaveLength(left === 1 ? 1 : 0);
    expect(memory.items.registeredUsers).not.toContain(`"${joan.password}"`);
  });
});

describe('register', () => {
  it('keeps the account without its password and signs in', async () => {
    const { register, login, user, end } = open('damaged');
    expect(await register({ ...joan, name: ' Joan ', email: ' Joan@mill.example ' })).toBe(true);
    expect(user()).toMatchObject({ name: 'Joan', email: 'Joan@mill.example', role: 'User' });
    expect(kept()).toHaveLength(1);
    expect(JSON.stringify(memory.items)).not.toContain('shuttle');
    end();
    expect(await login('joan@mill.example', 'shuttle')).toBe(true);
  });

  it.each(['JOAN@mill.example', ' joan@mill.example', 'ADA@loom.example'])(
    'refuses %s, which exists',
    async (email) => {
      const { register, user } = open([hashedJoan]);
      expect(await register({ ...joan, email })).toBe(false);
      expect(user()).toBeNull();
      expect(kept()).toEqual([hashedJoan]);
    },
  );

  it('adds an account once when it is asked twice', async () => {
    const { register } = open();
    const answers = await Promise.all([register(joan), register(joan)]);
    expect(answers.sort()).toEqual([false, true]);
    expect(kept()).toHaveLength(1);
  });

  it('keeps the account in memory when the storage refuses', async () => {
    const { register, login } = open();
    memory.refusing.writes = true;
    expect(await register(joan)).toBe(true);
    expect(await login(joan.email, joan.password)).toBe(true);
    expect(memory.items).toEqual({});
  });
});

describe('passwords', () => {
  it('are hashed with 600,000 rounds, and a new salt each time', async () => {
    const hash = await hashPassword('warp');
    expect(hash).toMatch(/^pbkdf2-sha256\$600000\$/);
    expect(await hashPassword('warp')).not.toBe(hash);
  });

  it('match in composed and decomposed letters, and no others', async () => {
    expect(await matchPassword('caf\u00e9', await hashPassword('cafe\u0301'))).toBe(true);
    expect(await matchPassword('cafe', await hashPassword('cafe\u0301'))).toBe(false);
    expect(await matchPassword('x', 'x')).toBe(false);
  });
});
