/** Logs one event. Its facts never include what a visitor wrote. */
export type Log = (event: string, facts?: Readonly<Record<string, unknown>>) => void;

/** Writes one JSON object per line, which any log collector can read. */
export const log: Log = (event, facts) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...facts }));

type MailError = Error & Partial<Record<'code' | 'responseCode' | 'command' | 'response', unknown>>;

/**
 * Facts of an error for the log: its codes and its message. The answer of a mail server is reduced
 * to its codes (RFC 3463: `5.7.1`), because it may quote the email and name the recipient.
 */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { reason: String(error) };
  const { code, responseCode, command, response, cause, message } = error as MailError;
  const isAnswer = response !== undefined || command === 'DATA';
  const [status] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(String(response)) ?? [];
  return {
    code: code ?? (cause as MailError | undefined)?.code,
    responseCode,
    status,
    command,
    reason: isAnswer ? undefined : message,
  };
}
