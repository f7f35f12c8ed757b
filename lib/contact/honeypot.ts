/**
 * What tells a script from a person, beside the message itself. Both answer success and keep
 * nothing, so that the script learns nothing.
 */

/** A field that no person sees and no assistive technology names: what fills it in is a script. */
export const honeypotField = 'website';

/**
 * Header with the milliseconds from the first key in the form to its sending. The form's script
 * sets it; a form posted without scripts has none, and then only the field counts. A header,
 * because the body is the four fields of the specification (section 7).
 */
export const elapsedHeader = 'Form-Elapsed-Ms';

/** Scripts fill a form in milliseconds. A person with every field pasted needs longer than this. */
export const shortestFillMs = 1000;

/**
 * @param fields - the body as it was parsed: anything
 * @param elapsed - value of the header
 * @returns what gave a script away, for the log
 */
export function automationSign(
  fields: unknown,
  elapsed?: string,
): 'honeypot' | 'too-fast' | undefined {
  const value: unknown = Object(fields)[honeypotField];
  if (typeof value === 'string' && value !== '') return 'honeypot';
  if (!elapsed) return undefined;
  return Number(elapsed) < shortestFillMs ? 'too-fast' : undefined;
}
