import type { Sender } from './deliver';
import { emailSubject, emailText, isPlainAddress, type MailAddresses } from './email';

interface MailApi extends Omit<MailAddresses, 'siteName'> {
  url: string;
  /** Bearer key, if the API needs one. */
  key: string | undefined;
}

/**
 * As long as servers of RFC 5321 may take for one answer: a service that accepts an email after its
 * client has given up gets it twice.
 */
const timeoutMs = 5 * 60_000;

/** A response with a status other than 2xx. */
class MailApiError extends Error {
  constructor(readonly responseCode: number) {
    super(`the mail service answered ${responseCode}`);
  }
}

/**
 * Delivers messages over an HTTP API (MAIL_API_URL), for hosts without SMTP. The idempotency key is
 * the same for every attempt, so the API can recognize a repeated one.
 */
export function apiSender({ url, key, from, to }: MailApi): Sender {
  return {
    async send(message) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': message.message_id,
          ...(key && { Authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({
          from,
          to,
          ...(isPlainAddress(message.email) && { reply_to: message.email }),
          subject: emailSubject(message),
          text: emailText(message),
        }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new MailApiError(response.status);
    },
  };
}
