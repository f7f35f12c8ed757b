import { expect } from '@playwright/test';
import { industries } from './support/content';
import { test } from './support/test';
import {
  bringIntoView,
  cardAt,
  expectHighlights,
  openAt,
  pass,
  pause,
  play,
  sliding,
  strip,
} from './support/ticker';
import { swipe } from './support/touch';
import { variant } from './support/variants';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Headlines of a ticker by index, wrapping around. */
const round = (all: readonly string[]) => ({
  from: (place: number, count = 3) =>
    [...Array(count).keys()].map((step) => all[(place + step) % all.length]),
});
const nine = round(
  industries()
    .sort((a, b) => a.id.localeCompare(b.id))
    .map(({ success_metrics: [first] }) => first?.headline ?? ''),
);
const logistics = industries().find(({ id }) => id === 'logistics');
const five = round((logistics?.success_metrics ?? []).map(({ headline }) => headline));

const strips = [
  ['/industries/logistics', five, 5],
  ['/insights', nine, 9],
] as const;
for (const [index, [path, list, size]] of strips.entries()) {
  test.describe(`${path} on a wide screen`, variant(index), () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test.beforeEach(async ({ page }) => {
      await openAt(page, path);
      await bringIntoView(page);
    });

    test('slides by one after 1 s, then every 7.2 s, and wraps', async ({ page }) => {
      await expectHighlights(page, list.from(0));
      await pass(page, 999);
      await expect(sliding(page)).toHaveCount(0);
      await pass(page, 1);
      await expect(sliding(page)).toHaveCSS('transition-duration', '0.7s');
      await pass(page, 699);
      await expect(sliding(page)).toHaveCount(1);
      await pass(page, 1);
      await expectHighlights(page, list.from(1));
      for (let turn = 2; turn <= 3; turn++) {
        // 7.2 s from the start of one slide to the next: 700 ms of movement and 6500 ms of rest.
        await pass(page, 6499);
        await expectHighlights(page, list.from(turn - 1));
        await pass(page, 1);
        await expect(sliding(page)).toHaveCount(1);
        await pass(page, 700);
        await expectHighlights(page, list.from(turn));
      }
      for (let turn = 4; turn <= size + 1; turn++) {
        await page.clock.runFor(6500);
        await pass(page, 700);
      }
      await expectHighlights(page, list.from(1));
    });

    test('moves the next one in by the width of a highlight', async ({ page }) => {
      const before = await cardAt(page, 1).boundingBox();
      const first = await cardAt(page, 0).boundingBox();
      await pass(page, 1000);
      await expect
        .poll(async () => Math.round((await cardAt(page, 1).boundingBox())?.x ?? 0))
        .toBe(Math.round(first?.x ?? -1));
      expect(before?.x).toBeGreaterThan(first?.x ?? 0);
      await expect(cardAt(page, 3)).toBeInViewport({ ratio: 0.99 });
    });

    test('only visible highlights are reachable', async ({ page }) => {
      await expect(strip(page).locator('[inert]')).toHaveCount(size - 3);
      const open = strip(page).locator('.ticker-item:not([inert])');
      await expect(open.getByRole('heading')).toHaveText(list.from(0) as string[]);
      await strip(page).focus();
      for (const place of [0, 1, 2]) {
        await page.keyboard.press('Tab');
        await expect(cardAt(page, place).getByRole('link')).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(pause(page)).toBeFocused();
    });
  });
}

test('the industry strip fades its leaving highlight, the generic one does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, opacity] of [
    ['/industries/logistics', '0'],
    ['/insights', '1'],
  ] as const) {
    await openAt(page, path);
    await bringIntoView(page);
    await pass(page, 1000);
    await expect(sliding(page)).toHaveCount(1);
    await expect(cardAt(page, 0)).toHaveCSS('opacity', opacity);
  }
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 767, height: 900 }, hasTouch: true });

  for (const [path, list] of [
    ['/insights', nine],
    ['/industries/logistics', five],
  ] as const) {
    test(`${path} shows one, another every 4 s`, async ({ page }) => {
      await openAt(page, path);
      await bringIntoView(page);
      for (const turn of [1, 2]) {
        await pass(page, 3999);
        await expectHighlights(page, list.from(turn - 1, 1));
        await pass(page, 1);
        await expectHighlights(page, list.from(turn, 1));
      }
    });
  }

  test('a swipe stops it', async ({ page }) => {
    await openAt(page, '/insights');
    await bringIntoView(page);
    await pass(page, 4000);
    await swipe(strip(page), -60);
    await pass(page, 60_000);
    await expect(play(page)).toBeVisible();
    await expect(cardAt(page, 0).locator('h3')).toHaveText(nine.from(1, 1) as string[]);
  });

  test('a tap on the pause control stops it where it is', async ({ page }) => {
    await openAt(page, '/insights');
    await bringIntoView(page);
    await pass(page, 4000);
    await pause(page).tap();
    await pass(page, 60_000);
    await expectHighlights(page, nine.from(1, 1));
  });
});

test('768 px is wide', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openAt(page, '/insights');
  await bringIntoView(page);
  await expectHighlights(page, nine.from(0));
});
