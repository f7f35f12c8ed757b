import { expect, type Page } from '@playwright/test';
import { pass, stopClock } from './support/clock';
import { industries, sectionsOf } from './support/content';
import { hydrated } from './support/page';
import { changePayload, goSoftly, refresh } from './support/payload';
import { test } from './support/test';
import { allCards, bringIntoView, expectHighlights, pause, ticker } from './support/ticker';
import { firstOf } from './support/variants';

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
test.use({ clock: true, viewport: wide, contextOptions: { reducedMotion: 'no-preference' } });

/** Opens another page than those of the tickers. From now on only the test advances the time. */
async function open(page: Page) {
  await page.clock.install();
  await page.goto('/about');
  await hydrated(page.getByRole('main'));
  await stopClock(page);
}

/** Replaces the highlights of the generic ticker from now on, with one per letter of `names`. */
const give = (page: Page, names: string) =>
  changePayload<Metric[]>(page, '/insights', 'metrics', (all) =>
    [...names].flatMap((headline, index) => (all[index] ? [{ ...all[index], headline }] : [])),
  );

/** Leaves the page and comes back to a new ticker with these highlights. */
async function showTicker(page: Page, names: string) {
  await goSoftly(page, '/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
  await give(page, names);
  // Each query makes the router fetch the page again.
  await goSoftly(page, `/insights?with=${names}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Industry Insights');
}

test('few highlights on a wide screen, and other ones', { tag: '@full' }, async ({ page }) => {
  await open(page);

  const few = [
    ['AB', ['A', 'B', 'A']],
    ['ABC', ['A', 'B', 'C']],
    ['A', ['A', 'A', 'A']],
  ] as const;
  for (const [names, shown] of firstOf(few, 1)) {
    await test.step(`${names.length} on a wide screen stand still as ${shown.join(' ')}`, async () => {
      await showTicker(page, names);
      await bringIntoView(page);
      await expect(allCards(page)).toHaveCount(3);
      await pass(page, 60_000);
      await expectHighlights(page, shown);
      // A static ticker has no pause control.
      await expect(pause(page)).toHaveCount(0);
    });
  }

  await test.step('four slide', async () => {
    await showTicker(page, 'ABCD');
    await bringIntoView(page);
    await pass(page, 1000);
    await pass(page, 700);
    await expectHighlights(page, ['B', 'C', 'D']);
  });

  await test.step('without highlights there is no ticker', async () => {
    await showTicker(page, '');
    const { heading } = sectionsOf('insights').measured ?? { heading: '' };
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(ticker(page)).toHaveCount(0);
  });

  await test.step('other highlights start from the first, the same ones continue', async () => {
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

  await test.step('another industry starts from its first', async () => {
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
});

test('few highlights on a narrow screen', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(narrow);
  await open(page);

  await test.step('one on a narrow screen stands still', async () => {
    await showTicker(page, 'A');
    await bringIntoView(page);
    await pass(page, 60_000);
    await expectHighlights(page, ['A']);
    await expect(pause(page)).toHaveCount(0);
  });

  await test.step('two on a narrow screen take turns, without repeats, and can be stopped', async () => {
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
});
