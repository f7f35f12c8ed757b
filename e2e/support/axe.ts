import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

import { frames } from './clock';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // A demo frame is a page of another origin, which axe cannot access.
  iframes: false,
  // Details of passed rules are not read, and collecting them takes as long as running the rules.
  resultTypes: ['violations'],
};

/** Rules that the page breaks, each with the elements. No rule is disabled. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated instead of added as a script element, which the content security policy would block.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  const results = await page.evaluate<AxeResults, RunOptions>(
    (given) =>
      (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(given),
    options,
  );
  // A run in which hardly any rule applied proves nothing.
  expect(results.passes.length).toBeGreaterThan(10);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

export const wide = { width: 1280, height: 900 };
export const narrow = { width: 390, height: 844 };

/** Waits until color transitions have ended, because axe checks the current colors. */
async function transitionsEnded(page: Page): Promise<void> {
  await frames(page, 2);
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** Whether this run has time for every combination (npm run test:full). */
const everything = process.env.FULL === '1';

/**
 * Expects no violations in the current state of a page: light on the first of the sizes, dark on
 * the last one. `npm run test:full` checks each scheme at each size.
 */
export async function judge(page: Page, sizes = [wide, narrow]): Promise<void> {
  const grounds: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await transitionsEnded(page);
    grounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    const one = colorScheme === 'light' ? sizes.slice(0, 1) : sizes.slice(-1);
    for (const size of everything ? sizes : one) {
      await page.setViewportSize(size);
      await test.step(`axe in the ${colorScheme} scheme at ${size.width} px`, async () => {
        expect(await violations(page)).toEqual([]);
      });
    }
  }
  // Proves that the backgrounds of the two schemes differ.
  expect(new Set(grounds).size).toBe(2);
}
