/**
 * Signs that a form was sent by a script. Neither discards a message: `quick` marks the email,
 * `honeypot` stores it as a suspect, which is not delivered.
 */

/**
 * Name of a field that is hidden from people and assistive technology, so only scripts fill it in.
 */
export const honeypotField = 'website';

/**
 * Request header with the milliseconds from the first key to sending. Set by the form's script, so
 * absent without scripts. It is a header because docs/specification.md M4 defines the body.
 */
export const elapsedHeader = 'Form-Elapsed-Ms';

/** Milliseconds below which a form counts as `quick`. Autofill can be as fast as a script. */
export const minFillMs = 1000;

export type AutomationSign = 'honeypot' | 'quick';

/**
 * Checks a request for signs of a script.
 *
 * @param fields - the parsed body, not validated
 * @param elapsed - value of `elapsedHeader`
 */
export function automationSign(fields: unknown, elapsed?: string): AutomationSign | undefined {
  const value: unknown = Object(fields)[honeypotField];
  if (typeof value === 'string' && value !== '') return 'honeypot';
  if (!elapsed) return undefined;
  return Number(elapsed) < minFillMs ? 'quick' : undefined;
}
