import { routes } from '../site/routes';
import { elapsedHeader, honeypotField } from './honeypot';
import type { ContactMessage } from './schema';

/** Milliseconds after which a request without a response is aborted. */
export const timeoutMs = 30_000;

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
}

/**
 * Posts a message to the contact service (docs/specification.md M4). Never throws. Sending again is
 * safe, because the service delivers equal messages once.
 */
export async function sendMessage(
  message: ContactMessage,
  { trap, elapsedMs }: Signs = {},
): Promise<SendResult> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (elapsedMs !== undefined) headers.set(elapsedHeader, elapsedMs.toFixed());
  try {
    const response = await fetch(routes.sendEmail, {
      method: 'POST',
      headers,
      body: JSON.stringify(trap ? { ...message, [honeypotField]: trap } : message),
      signal: controller.signal,
    });
    const { success, reference }: { success?: unknown; reference?: unknown } =
      await response.json();
    if (success !== true) return { outcome: 'failed' };
    return typeof reference === 'string' && reference
      ? { outcome: 'success', reference }
      : { outcome: 'success' };
  } catch {
    return { outcome: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}
