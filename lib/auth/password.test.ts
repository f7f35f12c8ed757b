import { afterEach, describe, expect, it, vi } from 'vitest';
import { fastHashes } from './fast-hashes';
import { hashPassword, matchPassword, sameBytes } from './password';

const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64');

// RFC 7914, section 11: test vectors for PBKDF2-HMAC-SHA-256, the first 32 bytes of each.
const published = {
  passwd: `pbkdf2-sha256$1$${btoa('salt')}$${base64('55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc')}`,
  Password: `pbkdf2-sha256$80000$${btoa('NaCl')}$${base64('4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56')}`,
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('hashPassword', () => {
  it('writes scheme, at least 600,000 rounds, 16 bytes of salt and 32 of hash', async () => {
    const [scheme, rounds, salt = '', hash = '', ...rest] = (await hashPassword('warp')).split('$');
    expect(scheme).toBe('pbkdf2-sha256');
    expect(Number(rounds)).toBeGreaterThanOrEqual(600_000);
    expect(atob(salt)).toHaveLength(16);
    expect(atob(hash)).toHaveLength(32);
    expect(rest).toEqual([]);
  });

  it('uses a new salt each time; an equal salt gives an equal hash', async () => {
    fastHashes();
    expect(await hashPassword('warp')).not.toBe(await hashPassword('warp'));
    const salt = new Uint8Array(16);
    expect(await hashPassword('warp', salt)).toBe(await hashPassword('warp', salt));
  });
});

describe('matchPassword', () => {
  it('accepts the password of its own hash', async () => {
    fastHashes();
    const stored = await hashPassword('Straße 1');
    expect(await matchPassword('Straße 1', stored)).toBe('right');
    expect(await matchPassword('straße 1', stored)).toBe('wrong');
  });

  it('accepts composed and decomposed accented letters', async () => {
    fastHashes();
    expect(await matchPassword('caf\u00e9', await hashPassword('cafe\u0301'))).toBe('right');
  });

  it.each(Object.entries(published))('knows the published hash of %s', async (password, stored) => {
    expect(await matchPassword(password, stored)).toBe('outdated');
    expect(await matchPassword(`${password} `, stored)).toBe('wrong');
  });

  it('reports a plain-text record as outdated', async () => {
    expect(await matchPassword('shuttle', 'shuttle')).toBe('outdated');
    expect(await matchPassword('Shuttle', 'shuttle')).toBe('wrong');
    expect(await matchPassword('shuttles', 'shuttle')).toBe('wrong');
  });

  it('never accepts the hash as password', async () => {
    expect(await matchPassword(published.passwd, published.passwd)).toBe('wrong');
    expect(await matchPassword('pbkdf2-sha256$', 'pbkdf2-sha256$')).toBe('wrong');
  });

  const [, , salt, hash] = published.passwd.split('$');
  it.each([
    ['an empty record', ''],
    ['no rounds', `pbkdf2-sha256$$${salt}$${hash}`],
    ['zero rounds', `pbkdf2-sha256$0$${salt}$${hash}`],
    ['rounds for hours', `pbkdf2-sha256$99999999999$${salt}$${hash}`],
    ['rounds in another notation', `pbkdf2-sha256$1e0$${salt}$${hash}`],
    ['a salt that is no base64', `pbkdf2-sha256$1$*$${hash}`],
    ['a cut hash', `pbkdf2-sha256$1$${salt}$${hash?.slice(0, 8)}`],
    ['no hash', `pbkdf2-sha256$1$${salt}`],
  ])('refuses %s', async (_, stored) => {
    expect(await matchPassword('passwd', stored)).toBe('wrong');
  });

  it('refuses an empty password', async () => {
    fastHashes();
    expect(await matchPassword('', await hashPassword(''))).toBe('wrong');
  });
});

describe('sameBytes', () => {
  it.each<[number[], number[], boolean]>([
    [[], [], true],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[1, 2], [1, 2, 0], false],
    [[1, 2, 0], [1, 2], false],
    [[0], [], false],
  ])('of %j and %j is %s', (a, b, same) => {
    expect(sameBytes(Uint8Array.from(a), Uint8Array.from(b))).toBe(same);
  });
});
