import { vi } from 'vitest';

const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle);

/** Lets PBKDF2 run one round in place of 600,000 in tests; records still name the real number. */
export function fastHashes(): void {
  vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation((algorithm, key, length) =>
    deriveBits({ ...(algorithm as Pbkdf2Params), iterations: 1 }, key, length),
  );
}
