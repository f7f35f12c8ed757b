import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** What is used of the report, see the package's README. */
interface Report {
  results: {
    ruleId: string;
    /** Severity, and whether the rule passed. */
    value: [string, string];
    path: { dom: string };
    message: string;
  }[];
}

interface Engine {
  Checker: new () => { check(root: Document, guidelines: string[]): Promise<Report> };
}

/**
 * Rules of IBM Equal Access that the page fails, each with where it does. Results that need the
 * judgment of a person ("potential", "manual") are left out.
 *
 * @throws Error when no rule passed: then the engine has looked at nothing
 */
export async function equalAccessFailures(page: Page): Promise<string[]> {
  // Not as a script element, so that a content security policy does not block it.
  await page.evaluate(engine);
  const { results } = await page.evaluate<Report>(async () => {
    const { Checker } = (window as unknown as { ace: Engine }).ace;
    const report = await new Checker().check(document, ['IBM_Accessibility']);
    // The report holds nodes of the page, which can't be sent.
    return JSON.parse(
      JSON.stringify({ results: report.results }, (key, value) =>
        key === 'node' ? undefined : value,
      ),
    );
  });
  if (!results.some(({ value: [, outcome] }) => outcome === 'PASS')) {
    throw new Error('Equal Access found nothing to check');
  }
  return results
    .filter(({ value: [, outcome] }) => outcome === 'FAIL')
    .map(({ ruleId, path, message }) => `${ruleId}: ${message} (${path.dom})`);
}
