import type { Page } from '@playwright/test';

import { navigateSoftly, refreshSoftly } from '../../scripts/build/finish/next-internals';

/**
 * End offset of the JSON list or object that starts at an offset. Brackets inside strings are
 * skipped.
 *
 * @throws Error if the value is neither
 */
function endOf(text: string, start: number): number {
  const tokens = /"(?:[^"\\]|\\.)*"|[[\]{}]/g;
  tokens.lastIndex = start;
  let depth = 0;
  for (let token = tokens.exec(text); token; token = tokens.exec(text)) {
    if ('[{'.includes(token[0])) depth++;
    else if (']}'.includes(token[0])) depth--;
    if (depth === 0) return tokens.lastIndex;
  }
  throw new Error('The payload holds no whole value there');
}

/**
 * Changes one property of an island in the payload of a path from now on. A soft navigation then
 * shows states that no real page has, such as a ticker of two highlights.
 */
export async function changePayload<T>(
  page: Page,
  path: string,
  name: string,
  change: (value: T) => T,
): Promise<void> {
  await page.unroute(`**${path}.txt*`);
  await page.route(`**${path}.txt*`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const start = text.indexOf(`"${name}":`) + name.length + 3;
    if (start < name.length + 3) throw new Error(`The payload of ${path} has no ${name}`);
    const end = endOf(text, start);
    const value = JSON.stringify(change(JSON.parse(text.slice(start, end))));
    await route.fulfill({ response, body: text.slice(0, start) + value + text.slice(end) });
  });
}

/** Soft navigation without a link. */
export async function goSoftly(page: Page, path: string): Promise<void> {
  await page.evaluate(navigateSoftly, path);
  await page.waitForURL(`**${path}`);
}

/** Fetches the payload of the page again, which updates the props of its islands in place. */
export async function refresh(page: Page): Promise<void> {
  const answer = page.waitForResponse(/\.txt/);
  await page.evaluate(refreshSoftly);
  await answer;
}
