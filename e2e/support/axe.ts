import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';

import { frames } from './clock';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // A demo frame is a page of another origin, which axe cannot access.
  iframes: false,
  // Details of passed rules are not read, and collecting them takes as long as running the rules.
  resultTypes: ['violations'],
  // Unique selectors take a tenth of the time. The HTML of an element identifies it as well.
  selectors: false,
  // Only a rule for media that play sound by themselves reads preloaded files, and no page has one.
  preload: false,
};

/** Rules whose result depends on styles: on the color scheme or the width. */
const rulesOfLook = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];
const lookRules: RunOptions = { ...options, runOnly: rulesOfLook };
const otherRules: RunOptions = {
  ...options,
  rules: Object.fromEntries(rulesOfLook.map((rule) => [rule, { enabled: false }])),
};
const rulesOf = { all: options, look: lookRules, others: otherRules };

/** What every page of the site has around its main element. */
const shell = 'body > header, body > footer, body > aside';

interface Scope {
  /**
   * Whether to remove the shell first, which the layouts include. axe reads every element of a page,
   * also of parts that it is to exclude.
   */
  mainOnly?: boolean;
  /** All rules by default; those whose result depends on styles; or the others. */
  rules?: keyof typeof rulesOf;
}

/** Rules that the page breaks, each with the elements. */
export async function violations(
  page: Page,
  { mainOnly = false, rules = 'all' }: Scope = {},
): Promise<string[]> {
  // Evaluated instead of added as a script element, which the content security policy would block.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  const given = { removed: mainOnly ? shell : undefined, options: rulesOf[rules] };
  const { passed, broken } = await page.evaluate(async ({ removed, options: chosen }) => {
    if (removed) for (const part of document.querySelectorAll(removed)) part.remove();
    const { run } = (window as unknown as { axe: Pick<typeof Axe, 'run'> }).axe;
    const { passes, violations: found } = await run(document, chosen);
    return {
      passed: passes.length,
      broken: found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`),
    };
  }, given);
  // A run in which hardly any rule applied proves nothing.
  expect(passed).toBeGreaterThan(rules === 'look' ? 0 : 10);
  return broken;
}

export const wide = { width: 1280, height: 900 };
export const narrow = { width: 390, height: 844 };

/**
 * Ends color transitions, because axe checks the current colors. They are not waited for: those of
 * sections that the browser does not render (content-visibility) do not go on.
 */
async function endTransitions(page: Page): Promise<void> {
  await frames(page, 2);
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
}

/** Whether this run has time for every combination (npm run test:full). */
const everything = process.env.FULL === '1';

/**
 * Expects no violations in the current state of a page: all rules in the light scheme at the first
 * of the sizes, and those that depend on scheme and width in the dark scheme at the last one.
 * `npm run test:full` checks all rules in each scheme at each size.
 */
export async function judge(page: Page, sizes = [wide, narrow]): Promise<void> {
  const grounds: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await endTransitions(page);
    grounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    const one = colorScheme === 'light' ? sizes.slice(0, 1) : sizes.slice(-1);
    for (const size of everything ? sizes : one) {
      await page.setViewportSize(size);
      await test.step(`axe in the ${colorScheme} scheme at ${size.width} px`, async () => {
        const rules = colorScheme === 'dark' && !everything ? 'look' : 'all';
        expect(await violations(page, { rules })).toEqual([]);
      });
    }
  }
  // Proves that the backgrounds of the two schemes differ.
  expect(new Set(grounds).size).toBe(2);
}
