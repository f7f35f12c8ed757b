/** Logs one event. Its facts never include what a visitor wrote. */
export type Log = (event: string, facts?: Readonly<Record<string, unknown>>) => void;

/** Writes one JSON object per line, which any log collector can read. */
export const log: Log = (event, facts) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...facts }));

type MailError = Error & { code?: unknown; responseCode?: unknown; command?: unknown };

/** Facts of an error for the log: its codes and its message. */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { reason: String(error) };
  const { code, responseCode, command } = error as MailError;
  // After DATA, the mail server has read the email and may quote it in the error.
  const reason = command === 'DATA' && responseCode ? undefined : error.message;
  return { code, responseCode, command, reason };
}
