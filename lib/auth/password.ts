/** At least 600,000 for PBKDF2 with HMAC-SHA-256 (OWASP Password Storage Cheat Sheet). */
const rounds = 600_000;
const scheme = `pbkdf2-sha256$${rounds}$`;

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Hashes a password for storage: `pbkdf2-sha256$<rounds>$<salt>$<hash>`, salt and hash in base64.
 * Slow by design.
 */
export async function hashPassword(
  password: string,
  salt: Bytes = crypto.getRandomValues(new Uint8Array(16)),
): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytesOf(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  const hash = await crypto.subtle.deriveBits(parameters, key, 256);
  return `${scheme}${base64(salt)}$${base64(new Uint8Array(hash))}`;
}

/** Whether a stored value is a hash of `hashPassword`, rather than damaged or a plain password. */
export const isHash = (stored: string) =>
  stored.startsWith(scheme) &&
  /^[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/.test(stored.slice(scheme.length));

/** Whether a typed password is the one of a stored hash. */
export async function matchPassword(password: string, stored: string): Promise<boolean> {
  if (!isHash(stored)) return false;
  const salt = atob(stored.slice(scheme.length, scheme.length + 24));
  const bytes = Uint8Array.from(salt, (letter) => letter.charCodeAt(0));
  return stored === (await hashPassword(password, bytes));
}

// Normalized, because keyboards compose accented letters differently (RFC 8265, section 4.2).
const bytesOf = (text: string): Bytes => new TextEncoder().encode(text.normalize('NFC'));

const base64 = (bytes: Bytes) => btoa(String.fromCharCode(...bytes));
