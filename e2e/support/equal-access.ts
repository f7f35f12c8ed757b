import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Issue } from 'accessibility-checker-engine/v4/api/IRule';

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

type Engine = typeof import('accessibility-checker-engine');
type Finding = Pick<Issue, 'ruleId' | 'value' | 'path' | 'message'>;

/**
 * Rules of IBM Equal Access that the page fails, each with where it does. Results that need the
 * judgment of a person ("potential", "manual") are left out.
 *
 * @throws Error when no rule passed: then the engine has looked at nothing
 */
export async function equalAccessFailures(page: Page): Promise<string[]> {
  // Not as a script element, so that a content security policy does not block it.
  await page.evaluate(engine);
  const findings = await page.evaluate<Finding[]>(async () => {
    const { Checker } = (window as unknown as { ace: Engine }).ace;
    const { results } = await new Checker().check(document, ['IBM_Accessibility']);
    // Without the nodes of the page, which can't be sent.
    return results.map(({ ruleId, value, path, message }) => ({ ruleId, value, path, message }));
  });
  if (!findings.some(({ value: [, outcome] }) => outcome === 'PASS')) {
    throw new Error('Equal Access found nothing to check');
  }
  return findings
    .filter(({ value: [, outcome] }) => outcome === 'FAIL')
    .map(({ ruleId, path, message }) => `${ruleId}: ${message} (${path.dom})`);
}
