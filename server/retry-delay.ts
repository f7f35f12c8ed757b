const maxDelayMs = 3_600_000;

/**
 * Doubles with every attempt up to an hour, then takes between half and all of it: emails that
 * failed together must not come back together.
 *
 * @param attempt - 1 after the first failure
 * @param random - from 0 to 1
 */
export function retryDelay(attempt: number, retryMs: number, random: number): number {
  const delay = Math.min(maxDelayMs, retryMs * 2 ** (attempt - 1));
  return Math.round(delay * (0.5 + random / 2));
}
