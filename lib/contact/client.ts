import { elapsedHeader, honeypotField } from './honeypot';
import {
  type ContactErrors,
  type ContactField,
  type ContactMessage,
  contactLimits,
} from './schema';

/** Milliseconds after which a request without a response is aborted. */
const timeoutMs = 30_000;

interface Signs {
  /** Value of the hidden field (`honeypotField`). */
  trap?: string;
  /** Milliseconds since the first key; undefined if the browser restored the form. */
  elapsedMs?: number;
}

export interface SendResult {
  /**
   * `failed`: the service refused the message. `unreachable`: no response, or an unreadable one.
   */
  outcome: 'success' | 'failed' | 'unreachable';
  /** Reference of an accepted message for visitor and team, e.g. `K7QM-3XTD`. */
  reference?: string;
  /** What is wrong with each field, if that is why the service refused the message. */
  errors?: ContactErrors;
  /** Why the service refused the message, e.g. how long to wait. */
  reason?: string;
  /** Whether a host answered that has no contact service. */
  isMissing?: boolean;
}

/** Statuses of static hosts for a post: not found, method not allowed, not implemented. */
const withoutService = [404, 405, 501];

/** Text of a value of JSON; undefined for anything else. */
const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/** The errors of known fields in an answer of the service. */
function errorsOf(value: unknown): ContactErrors | undefined {
  const given: Record<string, unknown> = { ...Object(value) };
  const fields = Object.keys(contactLimits) as ContactField[];
  const errors = fields.flatMap((field) => {
    const text = textOf(given[field]);
    return text ? [[field, text]] : [];
  });
  return errors.length > 0 ? Object.fromEntries(errors) : undefined;
}

/**
 * Posts a message to the contact service (docs/specification.md M4). Never throws. Sending again is
 * safe, because the service delivers equal messages once.
 */
export async function sendMessage(
  endpoint: string,
  message: ContactMessage,
  { trap, elapsedMs }: Signs = {},
): Promise<SendResult> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (elapsedMs !== undefined) headers.set(elapsedHeader, elapsedMs.toFixed());
  let isMissing = false;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: JSON.stringify(trap ? { ...message, [honeypotField]: trap } : message),
      signal: controller.signal,
    });
    isMissing = withoutService.includes(response.status);
    const answer: Record<string, unknown> = await response.json();
    if (answer.success === true) {
      return { outcome: 'success', reference: textOf(answer.reference) };
    }
    return { outcome: 'failed', errors: errorsOf(answer.errors), reason: textOf(answer.error) };
  } catch {
    return { outcome: 'unreachable', ...(isMissing && { isMissing }) };
  } finally {
    clearTimeout(timer);
  }
}
