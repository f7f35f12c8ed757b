import { expect, type Page } from '@playwright/test';
import { stopClock } from './support/clock';
import { industries, sectionsOf } from './support/content';
import { hydrated } from './support/page';
import { changePayload, goSoftly, refresh } from './support/payload';
import { test } from './support/test';
import { allCards, bringIntoView, expectHighlights, pass, pause, ticker } from './support/ticker';
import { variant } from './support/variants';

interface Metric {
  id: string;
  headline: string;
  detail: string;
}

const headlinesOf = (id: string) =>
  industries()
    .find((industry) => industry.id === id)
    ?.success_metrics.map(({ headline }) => headline) ?? [];

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 800 };
test.use({ viewport: wide, contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await hydrated(page.getByRole('main'));
  await stopClock(page);
});

/** Replaces the highlights of the generic ticker from now on, with one per letter of `names`. */
const give = (page: Page, names: string) =>
  changePayload<Metric[]>(page, '/insights', 'metrics', (all) =>
    [...names].flatMap((headline, index) => (all[index] ? [{ ...all[index], headline }] : [])),
  );

async function showTicker(page: Page, names: string) {
  await give(page, names);
  await goSoftly(page, '/insights');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Industry Insights');
}

for (const [index, [names, shown]] of (
  [
    ['AB', ['A', 'B', 'A']],
    ['ABC', ['A', 'B', 'C']],
    ['A', ['A', 'A', 'A']],
  ] as const
).entries()) {
  const name = `${names.length} on a wide screen stand still as ${shown.join(' ')}`;
  test(name, variant(index), async ({ page }) => {
    await showTicker(page, names);
    await bringIntoView(page);
    await expect(allCards(page)).toHaveCount(3);
    await pass(page, 60_000);
    await expectHighlights(page, shown);
    // A static ticker has no pause control.
    await expect(pause(page)).toHaveCount(0);
  });
}

test('four slide', async ({ page }) => {
  await showTicker(page, 'ABCD');
  await bringIntoView(page);
  await pass(page, 1000);
  await pass(page, 700);
  await expectHighlights(page, ['B', 'C', 'D']);
});

test('without highlights there is no ticker', async ({ page }) => {
  await showTicker(page, '');
  const { heading } = sectionsOf('insights').measured ?? { heading: '' };
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await expect(ticker(page)).toHaveCount(0);
});

test('two on a narrow screen take turns, without repeats, and can be stopped', async ({ page }) => {
  await page.setViewportSize(narrow);
  await showTicker(page, 'AB');
  await bringIntoView(page);
  await expect(allCards(page)).toHaveCount(2);
  for (const shown of ['B', 'A', 'B']) {
    await pass(page, 4000);
    await expectHighlights(page, [shown]);
  }
  await pause(page).click();
  await page.mouse.move(1, 1);
  await pass(page, 60_000);
  await expectHighlights(page, ['B']);
});

test('one on a narrow screen stands still', async ({ page }) => {
  await page.setViewportSize(narrow);
  await showTicker(page, 'A');
  await bringIntoView(page);
  await pass(page, 60_000);
  await expectHighlights(page, ['A']);
  await expect(pause(page)).toHaveCount(0);
});

test('other highlights start from the first, the same ones continue', async ({ page }) => {
  await showTicker(page, 'ABCDE');
  await bringIntoView(page);
  await pass(page, 1000);
  await pass(page, 700);
  await expectHighlights(page, ['B', 'C', 'D']);

  await refresh(page);
  await pass(page, 0);
  await expectHighlights(page, ['B', 'C', 'D']);

  // The ids are the same, because every industry numbers its highlights from 1.
  await give(page, 'VWXYZ');
  await refresh(page);
  await expectHighlights(page, ['V', 'W', 'X']);
  await pass(page, 1000);
  await pass(page, 700);
  await expectHighlights(page, ['W', 'X', 'Y']);
});

test('another industry starts from its first', async ({ page }) => {
  await goSoftly(page, '/industries/logistics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI for Logistics');
  await bringIntoView(page);
  await pass(page, 1000);
  await pass(page, 700);
  await expectHighlights(page, headlinesOf('logistics').slice(1, 4));
  await goSoftly(page, '/industries/energy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI for Energy');
  await bringIntoView(page);
  await expectHighlights(page, headlinesOf('energy').slice(0, 3));
});
