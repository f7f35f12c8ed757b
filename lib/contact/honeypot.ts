/**
 * What tells a script from a person, beside the message itself. Neither sign discards a message:
 * `quick` marks the email, `honeypot` sets it aside in outbox/suspect/.
 */

/** A field that is hidden from people and assistive technology: only scripts fill it in. */
export const honeypotField = 'website';

/**
 * Request header with the milliseconds from the first key in the form to its sending. The form's
 * script sets it; a form posted without scripts has none. It is a header because the body is the
 * four fields of docs/specification.md M4.
 */
export const elapsedHeader = 'Form-Elapsed-Ms';

/** Scripts fill a form in milliseconds, but autofill does so too. */
export const shortestFillMs = 1000;

export type AutomationSign = 'honeypot' | 'quick';

/**
 * @param fields - the parsed body: anything
 * @param elapsed - value of the header
 */
export function automationSign(fields: unknown, elapsed?: string): AutomationSign | undefined {
  const value: unknown = Object(fields)[honeypotField];
  if (typeof value === 'string' && value !== '') return 'honeypot';
  if (!elapsed) return undefined;
  return Number(elapsed) < shortestFillMs ? 'quick' : undefined;
}
