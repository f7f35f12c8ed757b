import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** The part of a result of the engine that this module uses. */
interface Finding {
  ruleId: string;
  /** Level and outcome. */
  value: readonly [string, string];
  path: Record<string, string>;
  message: string;
}

/** The part of the engine that this module uses. */
interface Engine {
  Checker: new () => {
    check(node: Document, policies: string[]): Promise<{ results: Finding[] }>;
  };
}

/** Violations that are not faults of the page, with the reason. */
const accepted: Record<string, (finding: Finding) => boolean> = {
  // The policy is in a meta element so that it holds on hosts without headers of their own.
  element_attribute_deprecated: ({ message }) => message.includes('"http-equiv"'),
  // The skip link comes before the landmarks (WCAG technique G1).
  aria_content_in_landmark: ({ path }) => path.dom === '/html[1]/body[1]/a[1]',
  // A region that scrolls has to be reachable by keyboard (WCAG 2.1.1).
  element_tabbable_role_valid: ({ message }) => message.includes("'region'"),
};

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/**
 * Rules of IBM Equal Access that the page fails, each with where it does. Results that need the
 * judgment of a person ("potential", "manual") and recommendations are left out.
 *
 * @throws Error if no rule passed, because then the engine has looked at nothing
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
    .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
    .filter((finding) => !accepted[finding.ruleId]?.(finding))
    .map(({ ruleId, path, message }) => `${ruleId}: ${message} (${path.dom})`);
}
