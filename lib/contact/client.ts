import { routes } from '../site/routes';
import type { ContactMessage } from './schema';

/**
 * Posts a message (spec, section 7).
 *
 * @returns `failed` when the service answers that it can't take it, `unreachable` when no readable
 * answer comes
 */
export async function sendMessage(
  message: ContactMessage,
): Promise<'success' | 'failed' | 'unreachable'> {
  try {
    const response = await fetch(routes.sendEmail, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
    const answer: { success?: unknown } = await response.json();
    return answer.success === true ? 'success' : 'failed';
  } catch {
    return 'unreachable';
  }
}
