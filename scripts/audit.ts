import { execFile } from 'node:child_process';

/** The part of the output of `npm audit --json` that this module uses. */
interface AuditReport {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
  metadata?: { vulnerabilities?: Record<string, number> };
}

/**
 * Asks the npm registry whether a production dependency has a known vulnerability of severity high
 * or critical, and prints each.
 *
 * @returns whether there is none, or the reason why the registry could not be asked
 */
export async function auditPackages(): Promise<boolean | { skipped: string }> {
  const vulnerable = vulnerabilitiesIn(await npmAudit());
  if (!vulnerable) return { skipped: 'the registry gives no audit' };
  for (const line of vulnerable) {
    console.error(`${line}: update or replace it, then run npm audit.`);
  }
  return vulnerable.length === 0;
}

/**
 * Output of `npm audit`, which exits with an error both when it finds something and when it gets no
 * answer.
 */
function npmAudit(): Promise<string> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  return new Promise((resolve) => {
    execFile(npm, args, { shell: process.platform === 'win32' }, (_error, stdout) =>
      resolve(stdout),
    );
  });
}

/**
 * @param report - output of `npm audit --json`
 * @returns a line for each dependency of severity high or critical; undefined without an audit
 */
export function vulnerabilitiesIn(report: string): string[] | undefined {
  let read: AuditReport;
  try {
    read = JSON.parse(report);
  } catch {
    return undefined;
  }
  if (!read.metadata?.vulnerabilities) return undefined;
  return Object.entries(read.vulnerabilities ?? {})
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity, range }]) => `${name} ${range} (${severity})`);
}
