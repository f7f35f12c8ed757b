import { execFile } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { auditPackages, vulnerabilitiesIn } from './audit';

vi.mock('node:child_process', () => ({ execFile: vi.fn() }));

const counts = { info: 0, low: 1, moderate: 0, high: 1, critical: 0, total: 2 };
const report = (vulnerabilities: Record<string, { severity: string; range: string }>) =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: counts } });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('vulnerabilitiesIn', () => {
  it('lists dependencies with a vulnerability of severity high or critical', () => {
    const vulnerabilities = {
      loom: { severity: 'high', range: '<2.0.1' },
      shuttle: { severity: 'critical', range: '*' },
      bobbin: { severity: 'moderate', range: '<1.0.0' },
    };
    expect(vulnerabilitiesIn(report(vulnerabilities))).toEqual([
      'loom <2.0.1 (high)',
      'shuttle * (critical)',
    ]);
  });

  it('finds none in a clean report', () => {
    expect(vulnerabilitiesIn(report({}))).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['an error', JSON.stringify({ error: { code: 'ENOAUDIT' } })],
    ['no JSON', 'npm error'],
  ])('is undefined when npm prints %s', (_, output) => {
    expect(vulnerabilitiesIn(output)).toBeUndefined();
  });
});

describe('auditPackages', () => {
  it.each([
    ['passes without a finding', report({}), true],
    ['fails on a finding', report({ loom: { severity: 'high', range: '*' } }), false],
    ['is skipped without an audit', '', { skipped: 'the registry gives no audit' }],
  ])('%s', async (_, output, result) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(execFile).mockImplementation(((...given: unknown[]) => {
      const done = given.at(-1) as (error: null, stdout: string) => void;
      done(null, output);
    }) as never);
    expect(await auditPackages()).toEqual(result);
  });
});
