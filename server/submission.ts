import type { AutomationSign } from '#lib/contact/honeypot';
import type { ContactMessage } from '#lib/contact/schema';

/** A valid message of the contact form, with the sign of automation if there is one. */
export interface Submission {
  message: ContactMessage;
  sign?: AutomationSign;
}

/** Crockford's base32: without I, L, O and U, so that it can be read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Format of a reference, e.g. `K7QM-3XTD`. */
export const referencePattern = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/**
 * Ignores line breaks, which differ between JSON and form posts, and trailing spaces, which
 * browsers' form history may change.
 */
const normalized = (value: string) => value.normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * Identifies the content of a submission: SHA-256 over the normalized fields, in hexadecimal. A
 * filled honeypot is part of it, so such a message never hides the same message without it.
 */
export async function submissionHash({ message, sign }: Submission): Promise<string> {
  const { name, company, email, details } = message;
  const fields = [name, company, email.toLowerCase(), details].map(normalized);
  const text = JSON.stringify(sign === 'honeypot' ? [...fields, sign] : fields);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param hash - hash of the submission. @returns its first 40 bits, e.g. `K7QM-3XTD` */
export function referenceOf(hash: string): string {
  let bits = BigInt(`0x${hash.slice(0, 10)}`);
  let text = '';
  for (let digit = 0; digit < 8; digit += 1) {
    text = alphabet[Number(bits % 32n)] + text;
    bits /= 32n;
  }
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
