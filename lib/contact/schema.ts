// zod/mini: this file is in the client bundle, and the full package is several times its size.
import * as z from 'zod/mini';

/** Longest accepted value of each field, in UTF-16 code units as `maxlength` counts them. */
export const contactLimits = { name: 200, company: 200, email: 200, details: 5000 } as const;

export type ContactField = keyof typeof contactLimits;

/**
 * Something, an @, a dotted something, no spaces (docs/specification.md M1). Control characters and the
 * specials of RFC 5322, section 3.2.3 are out: they need quoting that no visitor types.
 */
const atom = String.raw`[^\s@<>()[\]\\,;:"\p{Cc}]+`;
const label = atom.replace('[^', '[^.');
const emailShape = new RegExp(`^${atom}@(?:${label}\\.)+${label}$`, 'u');

/** A fault ends the checks of its field: one message a field, and no pattern over a long value. */
const atMost = (limit: number, label: string) =>
  z.maxLength(limit, {
    error: `${label} can have at most ${limit.toLocaleString('en-US')} characters`,
    abort: true,
  });

const required = (message: string) => z.minLength(1, { error: message, abort: true });

const schema = z.object({
  name: z
    .string('Name is required')
    .check(z.trim(), required('Name is required'), atMost(contactLimits.name, 'Name')),
  company: z._default(
    z.string('Company must be text').check(z.trim(), atMost(contactLimits.company, 'Company')),
    '',
  ),
  email: z
    .string('Email is required')
    .check(
      z.trim(),
      required('Email is required'),
      atMost(contactLimits.email, 'Email'),
      z.regex(emailShape, 'Please enter a valid email address'),
    ),
  details: z
    .string('Please provide details for your inquiry')
    .check(
      z.trim(),
      required('Please provide details for your inquiry'),
      atMost(contactLimits.details, 'Details'),
    ),
});

export type ContactMessage = z.output<typeof schema>;
export type ContactErrors = Partial<Record<ContactField, string>>;
export type ContactResult =
  | { success: true; data: ContactMessage }
  | { success: false; errors: ContactErrors };

/**
 * Checks what a visitor typed, in the form and again in the service.
 *
 * @param input - anything: parsed JSON or form fields; what isn't an object has every field missing
 * @returns the trimmed message, or the first fault of each field
 */
export function validateContact(input: unknown): ContactResult {
  // A spread makes a plain object of anything, an array or null too.
  const result = z.safeParse(schema, { ...Object(input) });
  if (result.success) return result;
  const errors: ContactErrors = {};
  for (const { path, message } of result.error.issues) {
    errors[path[0] as ContactField] ??= message;
  }
  return { success: false, errors };
}
