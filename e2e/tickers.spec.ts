import { expect } from '@playwright/test';
import { pass } from './support/clock';
import { industries } from './support/content';
import { test } from './support/test';
import {
  bringIntoView,
  cardAt,
  expectHighlights,
  openAt,
  pause,
  play,
  sliding,
  strip,
} from './support/ticker';
import { swipe } from './support/touch';
import { variant } from './support/variants';

test.use({ clock: true, contextOptions: { reducedMotion: 'no-preference' } });

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
  // The industry strip fades its leaving highlight, the generic one does not.
  ['/industries/logistics', five, 5, '0'],
  ['/insights', nine, 9, '1'],
] as const;
for (const [index, [path, list, size, opacity]] of strips.entries()) {
  test(
    `${path} on a wide screen: its pace, its movement and what is reachable`,
    variant(index),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openAt(page, path);
      await bringIntoView(page);

      await test.step('slides by one after 1 s', async () => {
        await expectHighlights(page, list.from(0));
        await pass(page, 999);
        await expect(sliding(page)).toHaveCount(0);
      });

      await test.step('moves the next one in by the width of a highlight', async () => {
        const before = await cardAt(page, 1).boundingBox();
        const first = await cardAt(page, 0).boundingBox();
        await pass(page, 1);
        await expect(sliding(page)).toHaveCSS('transition-duration', '0.7s');
        await expect
          .poll(async () => Math.round((await cardAt(page, 1).boundingBox())?.x ?? 0))
          .toBe(Math.round(first?.x ?? -1));
        expect(before?.x).toBeGreaterThan(first?.x ?? 0);
        await expect(cardAt(page, 3)).toBeInViewport({ ratio: 0.99 });
        await expect(cardAt(page, 0)).toHaveCSS('opacity', opacity);
        await pass(page, 699);
        await expect(sliding(page)).toHaveCount(1);
        await pass(page, 1);
        await expectHighlights(page, list.from(1));
      });

      await test.step('slides every 7.2 s, and wraps', async () => {
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

      await test.step('only visible highlights are reachable', async () => {
        await expect(strip(page).locator('[inert]')).toHaveCount(size - 3);
        const open = strip(page).locator('.ticker-item:not([inert])');
        await expect(open.getByRole('heading')).toHaveText(list.from(1) as string[]);
        await strip(page).focus();
        for (const place of [0, 1, 2]) {
          await page.keyboard.press('Tab');
          await expect(cardAt(page, place).getByRole('link')).toBeFocused();
        }
        await page.keyboard.press('Tab');
        await expect(pause(page)).toBeFocused();
      });
    },
  );
}

test('768 px is wide, and the generic ticker does not fade its leaving highlight', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openAt(page, '/insights');
  await bringIntoView(page);
  await expectHighlights(page, nine.from(0));
  await pass(page, 1000);
  await expect(sliding(page)).toHaveCount(1);
  await expect(cardAt(page, 0)).toHaveCSS('opacity', '1');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 767, height: 900 }, hasTouch: true });

  for (const [path, list] of [
    ['/insights', nine],
    ['/industries/logistics', five],
  ] as const) {
    test(`${path} shows one, another every 4 s, and stops by touch`, { tag: '@full' }, async ({
      page,
    }) => {
      await openAt(page, path);
      await bringIntoView(page);

      await test.step('shows one, another every 4 s', async () => {
        for (const turn of [1, 2]) {
          await pass(page, 3999);
          await expectHighlights(page, list.from(turn - 1, 1));
          await pass(page, 1);
          await expectHighlights(page, list.from(turn, 1));
        }
      });

      await test.step('a tap on the pause control stops it where it is', async () => {
        await pause(page).tap();
        await pass(page, 60_000);
        await expectHighlights(page, list.from(2, 1));
      });

      await test.step('a swipe stops it', async () => {
        await play(page).tap();
        await pause(page).blur();
        await pass(page, 4000);
        await expectHighlights(page, list.from(3, 1));
        await swipe(strip(page), -60);
        await pass(page, 60_000);
        await expect(play(page)).toBeVisible();
        await expect(cardAt(page, 0).locator('h3')).toHaveText(list.from(3, 1) as string[]);
      });
    });
  }
});
