import { expect, type Page } from '@playwright/test';
import { frames, stopClock } from './support/clock';
import { demos } from './support/content';
import { complaints, hydrated } from './support/page';
import { goSoftly } from './support/payload';
import { test } from './support/test';
import { variant } from './support/variants';

// A context of its own, because a reused one at times paints no frame while a demo is held back.
test.use({ viewport: { width: 1440, height: 900 }, firstVisit: true });

const [first, second] = demos().filter(({ active, requiresAuth }) => active && !requiresAuth);
const frame = (page: Page) => page.getByRole('main').locator('iframe');
const curtain = (page: Page) => page.locator('.demo-curtain');
const message = (page: Page) => page.getByText('The demo is not responding.');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Stops CSS animations, so that the test controls their time. */
async function stopAnimations(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

const setCurtainTime = (page: Page, ms: number) =>
  curtain(page).evaluate((element, time) => {
    const [animation] = element.getAnimations();
    if (!animation) throw new Error('The curtain does not move');
    animation.pause();
    animation.currentTime = time;
  }, ms);

test('the loading cover', { tag: '@full' }, async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await test.step(`disappears after 1 s, no sooner (${reducedMotion})`, async () => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(`/demos/${first?.id}`);
      await setCurtainTime(page, 999);
      await expect(curtain(page)).toHaveCSS('visibility', 'visible');
      await expect(page.getByText('Loading the demo')).toBeVisible();
      // The cover is above the whole frame.
      const covers = await frame(page).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 3)?.className;
      });
      expect(covers).toContain('demo-curtain');
      await setCurtainTime(page, 1000);
      await expect(curtain(page)).toHaveCSS('visibility', 'hidden');
    });
  }

  await test.step('appears again for another demo', async () => {
    await hydrated(page.getByRole('main'));
    await expect(curtain(page)).toBeHidden();
    await stopAnimations(page);
    await goSoftly(page, `/demos/${second?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.name ?? '');
    await expect(curtain(page)).toBeVisible();
    await setCurtainTime(page, 1000);
    await expect(curtain(page)).toBeHidden();
    await expect(frame(page)).toHaveAttribute('src', new RegExp(`/${second?.id}$`));
  });
});

test.describe('a demo host', () => {
  /** Opens the gallery with a stopped clock. */
  async function openGallery(page: Page) {
    await page.clock.install();
    await page.goto('/demos');
    await hydrated(page.getByRole('main'));
    await stopClock(page);
  }

  /** Navigates from the gallery to a demo, so that its 8 s start now. */
  async function openDemo(page: Page) {
    await page.getByRole('link', { name: first?.name ?? '', exact: true }).click();
    await expect(frame(page)).toHaveCount(1);
    await frames(page);
  }
  const host = new RegExp(`^http://[^/]+/${first?.id}(/|$)`);
  const refuse = (page: Page) => page.route(host, (route) => route.abort('connectionrefused'));

  async function expectMessageAfter8s(page: Page) {
    await page.clock.runFor(7999);
    await frames(page);
    await expect(message(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(message(page)).toBeVisible();
  }

  async function expectDemoForGood(page: Page) {
    await expect(frame(page).contentFrame().getByRole('heading').first()).toBeVisible();
    await frames(page, 20);
    await page.clock.runFor(60_000);
    await frames(page);
    await expect(message(page)).toHaveCount(0);
  }

  test('that never answers is reported after 8 s; a late answer is accepted', {
    tag: ['@full', '@timing'],
  }, async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(host, async (route) => {
      await held;
      await route.continue();
    });
    await openGallery(page);
    await openDemo(page);
    await expectMessageAfter8s(page);
    answer();
    await expect(message(page)).toHaveCount(0);
    await expect(frame(page).contentFrame().getByRole('heading').first()).toBeVisible();
  });

  for (const [index, way] of (['click', 'Enter', 'tap'] as const).entries()) {
    test.describe(`Try again by ${way}`, () => {
      test.use({ hasTouch: way === 'tap' });

      const again = async (page: Page) => {
        if (way === 'click') await tryAgain(page).click();
        else if (way === 'tap') await tryAgain(page).tap();
        else {
          await tryAgain(page).focus();
          // Key down alone activates the button. The key up event would go to the frame, which may
          // be changing its process at that moment, and then the protocol would never acknowledge
          // it.
          await page.keyboard.down('Enter');
        }
      };

      test(
        'a host that answers, one that refuses, and Try again',
        variant(index),
        async ({ page }) => {
          await openGallery(page);

          await test.step('that answers is never reported as unavailable', async () => {
            const faults = complaints(page);
            await openDemo(page);
            await expectDemoForGood(page);
            expect(faults).toEqual([]);
            await page.getByRole('link', { name: 'Back to Demos' }).click();
            await expect(page).toHaveURL('/demos');
          });

          await test.step('that refuses is reported after 8 s, no sooner', async () => {
            await refuse(page);
            await openDemo(page);
            await expectMessageAfter8s(page);
            await expect(page.getByRole('main').getByRole('alert')).toContainText(
              'The demo is not responding. Try again, or open it in a new tab.',
            );
            await expect(tryAgain(page)).toBeVisible();
          });

          await test.step('Try again waits again, and shows the demo once it is available', async () => {
            await again(page);
            await expect(message(page)).toHaveCount(0);
            await frames(page);
            await expectMessageAfter8s(page);

            await page.unroute(host);
            await again(page);
            await expect(frame(page)).toBeFocused();
            await expectDemoForGood(page);
          });
        },
      );
    });
  }
});
