// Without a library, because this file is in the client bundle.
import * as messages from '../site/messages';

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

/** Checks of a field. A field with a message for a missing value is required. */
interface Rule {
  missing?: string;
  shape?: { pattern: RegExp; message: string };
}

const rules: Readonly<Record<ContactField, Rule>> = {
  name: { missing: messages.contactErrors.nameMissing },
  company: {},
  email: {
    missing: messages.contactErrors.emailMissing,
    shape: { pattern: emailShape, message: messages.contactErrors.emailShape },
  },
  details: { missing: messages.contactErrors.detailsMissing },
};

export type ContactMessage = Record<ContactField, string>;
export type ContactErrors = Partial<Record<ContactField, string>>;
export type ContactResult =
  | { success: true; data: ContactMessage }
  | { success: false; errors: ContactErrors };

/**
 * Control characters, except for the line breaks and tabs of `details`, and halves of surrogate
 * pairs. SQLite ends a text at the first NUL, and a line break in a name could start another line of
 * an email. An address has no invisible characters either; a copied one often ends with some.
 */
const line = /[\p{Cc}\p{Cs}]/gu;
const unstorable: Readonly<Record<ContactField, RegExp>> = {
  name: line,
  company: line,
  email: /[\p{Cc}\p{Cs}\p{Cf}\p{DI}]/gu,
  details: /[^\P{Cc}\t\n\r]|\p{Cs}/gu,
};

/** Replaces what cannot be stored or shown by spaces, and trims the result. */
const cleaned = (field: ContactField, value: string) =>
  value.replace(unstorable[field], ' ').trim();

/** The first error of a trimmed value. The pattern never runs on a long value. */
function errorOf(field: ContactField, value: string, { missing, shape }: Rule) {
  const limit = contactLimits[field];
  if (value === '') return missing;
  if (value.length > limit) return messages.contactErrors.tooLong(field, limit);
  return shape && !shape.pattern.test(value) ? shape.message : undefined;
}

/**
 * Validates a contact message (docs/specification.md M1). Used by the form and again by the
 * service.
 *
 * @param input - parsed JSON or form fields; a value that is not an object has no fields
 * @returns the trimmed message without control characters, or the first error of each field
 */
export function validateContact(input: unknown): ContactResult {
  // The spread turns any value into a plain object, also null or an array.
  const fields: Record<string, unknown> = { ...Object(input) };
  const data: ContactMessage = { name: '', company: '', email: '', details: '' };
  const errors: ContactErrors = {};
  for (const field of Object.keys(rules) as ContactField[]) {
    const rule = rules[field];
    const given = fields[field];
    const value = given === undefined && !rule.missing ? '' : given;
    if (typeof value === 'string') data[field] = cleaned(field, value);
    const error =
      typeof value === 'string'
        ? errorOf(field, data[field], rule)
        : (rule.missing ?? messages.contactErrors.notText(field));
    if (error !== undefined) errors[field] = error;
  }
  return Object.keys(errors).length === 0 ? { success: true, data } : { success: false, errors };
}
