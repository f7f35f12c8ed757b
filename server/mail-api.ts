import { emailSubject, emailText, isPlainAddress, type Referenced } from './email-text';

interface MailApi {
  url: string | undefined;
  key: string | undefined;
  from: string;
  to: string;
}

const timeoutMs = 30_000;

/** Statuses that reject this email permanently; all others are temporary or caused by the settings. */
const lastWords = [400, 413, 422];

/** A response with a status other than 2xx. */
export class MailApiError extends Error {
  readonly isPermanent: boolean;

  constructor(readonly responseCode: number) {
    super(`The mail service answered ${responseCode}.`);
    this.isPermanent = lastWords.includes(responseCode);
  }
}

/**
 * Delivers an email over an HTTP API (MAIL_API_URL in README.md), for hosts without SMTP.
 *
 * @param id - idempotency key: the same for every attempt, so that the API can recognize duplicates
 * @throws when the email was not accepted
 */
export async function sendOverApi(
  { url, key, from, to }: MailApi,
  id: string,
  submission: Referenced,
): Promise<void> {
  if (!url) throw new Error('MAIL_API_URL is not set: messages wait in the queue.');
  const { email } = submission.message;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
      ...(key && { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      from,
      to,
      ...(isPlainAddress(email) && { reply_to: email }),
      subject: emailSubject(submission),
      text: emailText(submission),
    }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new MailApiError(response.status);
}
