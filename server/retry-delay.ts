const maxDelayMs = 3_600_000;

/**
 * Delay before a retry: doubles with every attempt up to one hour, with a jitter of up to half, so
 * that emails that failed together are not retried together.
 *
 * @param attempt - 1 after the first failure
 * @param random - from 0 to 1
 */
export function retryDelay(attempt: number, retryMs: number, random: number): number {
  const delay = Math.min(maxDelayMs, retryMs * 2 ** (attempt - 1));
  return Math.round(delay * (0.5 + random / 2));
}
