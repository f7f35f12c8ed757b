const scheme = 'pbkdf2-sha256';
/** At least 600,000 for PBKDF2 with HMAC-SHA-256 (OWASP Password Storage Cheat Sheet). */
const rounds = 600_000;
/** Upper bound, so that a damaged or malicious record can't block the browser for minutes. */
const maxRounds = 10_000_000;
const saltBytes = 16;
const hashBits = 256;

/** `outdated`: correct, but stored as plain text or with fewer rounds than `rounds`. */
export type Match = 'wrong' | 'right' | 'outdated';

/**
 * Hashes a password for storage: `pbkdf2-sha256$<rounds>$<salt>$<hash>`, salt and hash in base64.
 * Slow by design (`rounds`).
 */
export async function hashPassword(
  password: string,
  salt: Uint8Array<ArrayBuffer> = crypto.getRandomValues(new Uint8Array(saltBytes)),
): Promise<string> {
  const hash = await derive(password, salt, rounds);
  return [scheme, rounds, encode(salt), encode(hash)].join('$');
}

/** Compares a typed password with a stored one: hashed, or plain text in old records. */
export async function matchPassword(password: string, stored: string): Promise<Match> {
  if (!password || !stored) return 'wrong';
  // Never treat a hash as a plain password: the hash itself would then be a valid password.
  if (stored.startsWith(`${scheme}$`)) return matchHash(password, stored);
  const [typed, storedDigest] = await Promise.all([digest(password), digest(stored)]);
  return sameBytes(typed, storedDigest) ? 'outdated' : 'wrong';
}

async function matchHash(password: string, stored: string): Promise<Match> {
  const [, count = '', salt, hash] = stored.split('$');
  const asked = /^\d+$/.test(count) ? Number(count) : 0;
  const [saltBytes, storedHash] = [decode(salt), decode(hash)];
  if (asked < 1 || asked > maxRounds || !saltBytes || storedHash?.length !== hashBits / 8)
    return 'wrong';
  if (!sameBytes(await derive(password, saltBytes, asked), storedHash)) return 'wrong';
  return asked < rounds ? 'outdated' : 'right';
}

/** SHA-256 of a text in UTF-8, 32 bytes. */
export const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text)));

/** Constant-time comparison (avoids timing attacks). */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const key = await crypto.subtle.importKey('raw', bytesOf(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, hashBits));
}

// Normalized, because keyboards compose accented letters differently (RFC 8265, section 4.2).
const bytesOf = (text: string) => new TextEncoder().encode(text.normalize('NFC'));

const encode = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

function decode(text = ''): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
