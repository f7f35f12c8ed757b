/** One thing that happened, with facts that never include what a visitor wrote. */
export type Log = (event: string, facts?: Readonly<Record<string, unknown>>) => void;

/** One JSON object a line, so that any collector can read it. */
export const log: Log = (event, facts) => {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...facts }));
};

type Fault = Error & { code?: unknown; responseCode?: unknown; command?: unknown };

/** What may be logged of an error: its codes and its own words. */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { reason: String(error) };
  const { code, responseCode, command } = error as Fault;
  // A mail server that has read the email may quote from it.
  const reason = command === 'DATA' && responseCode ? undefined : error.message;
  return { code, responseCode, command, reason };
}
