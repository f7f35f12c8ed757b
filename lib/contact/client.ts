import { routes } from '../site/routes';
import { elapsedHeader, honeypotField } from './honeypot';
import type { ContactMessage } from './schema';

/** A service that has not answered by then is not going to; the visitor keeps the text. */
export const patienceMs = 30_000;

interface Signs {
  /** Value of the field that no person sees. */
  trap?: string;
  /** Milliseconds since the first key; unknown when the browser has filled the form again. */
  elapsedMs?: number;
}

/**
 * Posts a message (spec, section 7).
 *
 * @returns `failed` when the service answers that it can't take it, `unreachable` when no readable
 * answer comes
 */
export async function sendMessage(
  message: ContactMessage,
  { trap, elapsedMs }: Signs = {},
): Promise<'success' | 'failed' | 'unreachable'> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patienceMs);
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (elapsedMs !== undefined) headers.set(elapsedHeader, elapsedMs.toFixed());
  try {
    const response = await fetch(routes.sendEmail, {
      method: 'POST',
      headers,
      body: JSON.stringify(trap ? { ...message, [honeypotField]: trap } : message),
      signal: controller.signal,
    });
    const answer: { success?: unknown } = await response.json();
    return answer.success === true ? 'success' : 'failed';
  } catch {
    return 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}
