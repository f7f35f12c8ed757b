import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // A demo in its frame is a page of another origin, which axe can't enter.
  iframes: false,
};

/** Rules that the page breaks, each with where it does. No rule is switched off. */
export async function violations(page: Page): Promise<string[]> {
  // Not as a script element, so that a content security policy does not stand in the way.
  await page.evaluate(axe);
  const results = await page.evaluate<AxeResults, RunOptions>(
    (given) =>
      (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(given),
    options,
  );
  // A run in which no rule found anything to look at has proven nothing.
  expect(results.passes.length).toBeGreaterThan(10);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
