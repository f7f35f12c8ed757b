import { vi } from 'vitest';

const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle);

/** Makes PBKDF2 run one round instead of 600,000 in tests. Stored hashes name the real number. */
export function fastHashes(): void {
  vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation((algorithm, key, length) =>
    deriveBits({ ...(algorithm as Pbkdf2Params), iterations: 1 }, key, length),
  );
}
