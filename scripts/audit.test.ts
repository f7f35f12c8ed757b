import { describe, expect, it } from 'vitest';

import { holesIn } from './audit';

const counts = { info: 0, low: 1, moderate: 0, high: 1, critical: 0, total: 2 };

describe('holesIn', () => {
  it('names packages with a hole of severity high or critical', () => {
    const vulnerabilities = {
      loom: { severity: 'high', range: '<2.0.1' },
      shuttle: { severity: 'critical', range: '*' },
      bobbin: { severity: 'moderate', range: '<1.0.0' },
    };
    const report = JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: counts } });
    expect(holesIn(report)).toEqual(['loom <2.0.1 (high)', 'shuttle * (critical)']);
  });

  it('finds none in a clean report', () => {
    const report = { vulnerabilities: {}, metadata: { vulnerabilities: { ...counts, high: 0 } } };
    expect(holesIn(JSON.stringify(report))).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['an error', JSON.stringify({ error: { code: 'ENOAUDIT' } })],
    ['no JSON', 'npm error'],
  ])('says when there was no audit: %s', (_, report) => {
    expect(holesIn(report)).toBeUndefined();
  });
});
