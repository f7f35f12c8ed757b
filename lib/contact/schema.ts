// zod/mini: this file is in the client bundle, and the full package is several times its size.
import * as z from 'zod/mini';

/** Longest accepted value of each field, in UTF-16 code units as `maxlength` counts them. */
export const contactLimits = { name: 200, company: 200, email: 200, details: 5000 } as const;

export type ContactField = keyof typeof contactLimits;

/**
 * Local part, @ and a domain with a dot, without spaces (docs/specification.md M1). Control
 * characters and the specials of RFC 5322, section 3.2.3 are excluded, because they need quoting.
 */
const atom = String.raw`[^\s@<>()[\]\\,;:"\p{Cc}]+`;
const label = atom.replace('[^', '[^.');
const emailShape = new RegExp(`^${atom}@(?:${label}\\.)+${label}$`, 'u');

/** Aborts on error: one message per field, and the pattern never runs on a long value. */
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
 * Validates a contact message (docs/specification.md M1). Used by the form and again by the
 * service.
 *
 * @param input - parsed JSON or form fields; a value that is not an object has no fields
 * @returns the trimmed message, or the first error of each field
 */
export function validateContact(input: unknown): ContactResult {
  // The spread turns any value into a plain object, also null or an array.
  const result = z.safeParse(schema, { ...Object(input) });
  if (result.success) return result;
  const errors: ContactErrors = {};
  for (const { path, message } of result.error.issues) {
    errors[path[0] as ContactField] ??= message;
  }
  return { success: false, errors };
}
