import { spawnSync } from 'node:child_process';

/** What `npm audit --json` prints, as far as it is read. */
interface AuditReport {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
  metadata?: { vulnerabilities?: Record<string, number> };
}

/**
 * Asks the registry whether a package that the site runs with has a known hole of severity high or
 * critical. Where the registry does not answer, the step says so and passes: it has proven nothing.
 */
export function auditPackages(): boolean {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = spawnSync(
    npm,
    ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  const holes = holesIn(stdout ?? '');
  if (!holes) console.log('Left out: the registry answers no audit here.');
  for (const hole of holes ?? []) {
    console.error(`${hole}: update it, or replace it, then run npm audit.`);
  }
  return !holes?.length;
}

/**
 * @param report - JSON that `npm audit` printed
 * @returns a line for each package with a hole that counts; undefined when there was no audit
 */
export function holesIn(report: string): string[] | undefined {
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
