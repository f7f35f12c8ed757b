import { routes } from '../site/routes';
import { elapsedHeader, honeypotField } from './honeypot';
import type { ContactMessage } from './schema';

/** Milliseconds after which a request without an answer is given up; the form keeps its text. */
export const timeoutMs = 30_000;

interface Signs {
  /** Value of the field that no person sees. */
  trap?: string;
  /** Milliseconds since the first key; unknown when the browser has filled the form again. */
  elapsedMs?: number;
}

export interface SendResult {
  /** `failed`: the service refused the message. `unreachable`: no readable answer came. */
  outcome: 'success' | 'failed' | 'unreachable';
  /** Number of a delivered message that visitor and team can name it by, e.g. `K7QM-3XTD`. */
  reference?: string;
}

/** Posts a message to the contact service. The service delivers equal messages once. */
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
