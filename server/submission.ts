import type { AutomationSign } from '#lib/contact/honeypot';
import type { ContactMessage } from '#lib/contact/schema';

/** A valid contact form message, with the sign of automation if there is one. */
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
 * Identifies the content of a submission: 18 hex digits (72 bits) of SHA-256 over the normalized
 * fields, short enough for a Message-ID that is not folded. The sign is part of it, so a message
 * that filled the honeypot never hides the same message without it.
 */
export async function submissionHash({ message, sign }: Submission): Promise<string> {
  const { name, company, email, details } = message;
  const fields = [name, company, email.toLowerCase(), details].map(normalized);
  const text = JSON.stringify(sign === 'honeypot' ? [...fields, sign] : fields);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(digest)].slice(0, 9);
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
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

/** `20260102T030405678Z-<hash>`: file names sort by time, and the hash identifies duplicates. */
export const messageId = (date: Date, hash: string) =>
  `${date.toISOString().replace(/[-:.]/g, '')}-${hash}`;

const idPattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-([0-9a-f]{18})$/;

/** @returns time and hash of an id, or undefined for any other name */
export function parseMessageId(id: string): { time: number; hash: string } | undefined {
  const [, year, month, day, hour, minute, second, ms, hash] = idPattern.exec(id) ?? [];
  if (hash === undefined) return undefined;
  return { time: Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`), hash };
}
