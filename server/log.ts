/** Logs one event. Its facts never include what a visitor wrote. */
export type Log = (event: string, facts?: Readonly<Record<string, unknown>>) => void;

const line = (event: string, facts?: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ time: new Date().toISOString(), event, ...facts });

/** Writes one JSON object per line, which any log collector can read. */
export const log: Log = (event, facts) => console.log(line(event, facts));

interface LogStream {
  write(text: string, done: (error?: Error | null) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/**
 * Logs to a stream that may fail: a full disk or a closed pipe must not end the service. The number
 * of lost lines is logged once the stream works again.
 */
export function createStreamLog(stream: LogStream): Log {
  let lost = 0;
  // Without a listener, a stream error ends the process.
  stream.on('error', () => undefined);
  const write = (text: string, after: (failed: boolean) => void) => {
    try {
      stream.write(`${text}\n`, (error) => after(Boolean(error)));
    } catch {
      after(true);
    }
  };
  return (event, facts) =>
    write(line(event, facts), (failed) => {
      if (failed) lost += 1;
      else if (lost > 0) {
        const lines = lost;
        lost = 0;
        write(line('log-lines-lost', { lines }), (again) => {
          if (again) lost += lines;
        });
      }
    });
}

type MailError = Error & { code?: unknown; responseCode?: unknown; command?: unknown };

/** Facts of an error for the log: its codes and its message. */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { reason: String(error) };
  const { code, responseCode, command } = error as MailError;
  // After DATA, the mail server has read the email and may quote it in the error.
  const reason = command === 'DATA' && responseCode ? undefined : error.message;
  return { code, responseCode, command, reason };
}
