import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';

import { frames } from './clock';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  // A demo frame is a page of another origin, which axe cannot access.
  iframes: false,
  // Details of passed rules are not read, and collecting them takes as long as running the rules.
  resultTypes: ['violations'],
  // Unique selectors take a tenth of the time. The HTML of an element identifies it as well.
  selectors: false,
  // Only a rule for media that play sound by themselves reads preloaded files, and no page has one.
  preload: false,
};
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result depends on the color scheme or the width. */
const lookRules = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** Rules that the page breaks, each with the elements. */
export async function violations(page: Page, runOnly = allRules): Promise<string[]> {
  // Evaluated instead of added as a script element, which the content security policy would block.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  const { passed, broken } = await page.evaluate(
    async (chosen) => {
      const { run } = (window as unknown as { axe: Pick<typeof Axe, 'run'> }).axe;
      const { passes, violations: found } = await run(document, chosen);
      return {
        passed: passes.length,
        broken: found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`),
      };
    },
    { ...options, runOnly },
  );
  // A run in which no rule applied proves nothing.
  expect(passed).toBeGreaterThan(0);
  return broken;
}

export const wide = { width: 1440, height: 900 };
/** The narrowest screen that WCAG 1.4.10 requires. */
export const narrow = { width: 320, height: 800 };

/**
 * Expects no violations in the current state of a page: all rules in the light scheme at the first
 * size, and those that depend on scheme and width in the dark scheme at the last one.
 */
export async function judge(page: Page, first = wide, last = narrow): Promise<void> {
  for (const [colorScheme, size, rules] of [
    ['light', first, allRules],
    ['dark', last, lookRules],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await frames(page, 2);
    // Ends color transitions, because axe checks the current colors.
    await page.evaluate(() => {
      for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
    });
    expect.soft(await violations(page, rules), `${colorScheme}, ${size.width} px`).toEqual([]);
  }
}
