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
 * Rules of IBM Equal Access that the page fails, each with the elements. Results that need human
 * judgment ("potential", "manual") are excluded.
 *
 * @throws Error if no rule passed, because then the engine has checked nothing
 */
export async function equalAccessFailures(page: Page): Promise<string[]> {
  // Evaluated instead of added as a script element, which the content security policy would block.
  await page.evaluate(engine);
  const findings = await page.evaluate<Finding[]>(async () => {
    const { Checker } = (window as unknown as { ace: Engine }).ace;
    const { results } = await new Checker().check(document, ['IBM_Accessibility']);
    // Without DOM nodes, which cannot be serialized.
    return results.map(({ ruleId, value, path, message }) => ({ ruleId, value, path, message }));
  });
  if (!findings.some(({ value: [, outcome] }) => outcome === 'PASS')) {
    throw new Error('Equal Access found nothing to check');
  }
  return findings
    .filter(({ value: [, outcome] }) => outcome === 'FAIL')
    .map(({ ruleId, path, message }) => `${ruleId}: ${message} (${path.dom})`);
}
