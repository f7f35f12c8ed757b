import { beforeEach, expect, it, vi } from 'vitest';

import { login, register } from './accounts';
import { browserWith, fastHashes } from './fixtures';
import { hashPassword, matchPassword } from './password';
import { session } from './session';

const member = { name: 'Ada', role: 'CEO', avatar: '/ada.svg', email: 'Ada@loom.example' };
fastHashes();
const shared = await hashPassword('warp and weft');
const joan = { name: 'Joan', email: 'joan@mill.example', password: 'shuttle' };
const hashedJoan = { ...joan, password: await hashPassword(joan.password) };

let memory: ReturnType<typeof browserWith>;
const team = vi.fn();

function open(...users: unknown[]) {
  memory = browserWith({ registeredUsers: JSON.stringify(users) });
}
const kept = () => JSON.parse(memory.items.registeredUsers ?? 'null');

beforeEach(() => {
  team.mockImplementation(async () => Response.json({ password: shared, members: [member] }));
  open(hashedJoan);
  vi.stubGlobal('fetch', team);
});

it.each([
  ['  ada@LOOM.example ', 'warp and weft', member],
  ['JOAN@mill.example', 'shuttle', { name: 'Joan', role: 'User', email: joan.email }],
  ['ada@loom.example', 'Warp and weft', null],
  ['ada@loom.example', shared, null],
  ['joan@mill.example', 'warp and weft', null],
  ['', 'warp and weft', null],
])('login of %s with "%s" is %o', async (email, password, user) => {
  expect(await login(email, password)).toBe(user !== null);
  if (user) expect(session.user()).toMatchObject(user);
  else expect(session.user()).toBeNull();
  expect(kept()).toEqual([hashedJoan]);
});

it('login works for registered users when team sign-in is off, or the members can not be loaded', async () => {
  team.mockResolvedValue(Response.json({ password: null, members: [member] }));
  expect(await login(member.email, 'warp and weft')).toBe(false);
  team.mockResolvedValue(new Response('<h1>Not found</h1>'));
  expect(await login(joan.email, joan.password)).toBe(true);
  team.mockRejectedValue(new TypeError('offline'));
  await expect(login(member.email, 'warp and weft')).rejects.toThrow('can not be loaded');
});

it('login ignores what is damaged in the storage, and passwords that are not hashed', async () => {
  open(null, 7, 'x', {}, { email: joan.email }, joan);
  expect(await login(joan.email, joan.password)).toBe(false);
  expect(await register(joan)).toBe(true);
  for (const text of ['{"email"', JSON.stringify(hashedJoan)]) {
    memory.items.registeredUsers = text;
    expect(await login(joan.email, joan.password)).toBe(false);
  }
});

it('register keeps the account without its password and signs in', async () => {
  open('damaged');
  expect(await register({ ...joan, name: ' Joan ', email: ' Joan@mill.example ' })).toBe(true);
  const user = { name: 'Joan', email: 'Joan@mill.example', role: 'User' };
  expect(session.user()).toMatchObject(user);
  expect(kept()).toHaveLength(1);
  expect(JSON.stringify(memory.items)).not.toContain('shuttle');
  session.end();
  expect(await login('joan@mill.example', 'shuttle')).toBe(true);
});

const taken = ['JOAN@mill.example', ' joan@mill.example', 'ADA@loom.example'];
it.each(taken)('register refuses %s, which exists', async (email) => {
  expect(await register({ ...joan, email })).toBe(false);
  expect(session.user()).toBeNull();
  expect(kept()).toEqual([hashedJoan]);
});

it('register adds an account once when it is asked twice', async () => {
  open();
  const answers = await Promise.all([register(joan), register(joan)]);
  expect(answers.sort()).toEqual([false, true]);
  expect(kept()).toHaveLength(1);
});

it('passwords are hashed with 600,000 rounds and a new salt, and match in other compositions of letters', async () => {
  const hash = await hashPassword('cafe\u0301');
  expect(hash).toMatch(/^pbkdf2-sha256\$600000\$/);
  expect(await hashPassword('cafe\u0301')).not.toBe(hash);
  expect(await matchPassword('caf\u00e9', hash)).toBe(true);
  expect(await matchPassword('cafe', hash)).toBe(false);
  expect(await matchPassword('x', 'x')).toBe(false);
});
