import { expect, type Locator, type Page } from '@playwright/test';

import { frames } from './support/clock';
import { industries, posts } from './support/content';
import { layoutsByName } from './support/layouts';
import { hydrated } from './support/page';
import { test, when } from './support/test';

test.use({
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
});

const lastCard = (page: Page) => page.getByRole('main').getByRole('article').last();

/** Opacity of an element, including that of its ancestors. */
const opacity = (element: Locator) =>
  element.evaluate((node) => {
    let product = 1;
    for (let each: Element | null = node; each; each = each.parentElement) {
      product *= Number(getComputedStyle(each).opacity);
    }
    return product;
  });

/** Slows down all animations, so that their first moment can be observed. */
async function slow(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
  return () => session.send('Animation.setPlaybackRate', { playbackRate: 1 });
}

when(industries().length >= 4)(
  'a card fades in when it scrolls into view, and is not hidden before',
  async ({ page }) => {
    await page.goto('/industries');
    await hydrated(page.getByRole('main'));
    await expect(lastCard(page)).not.toBeInViewport();
    expect(await opacity(lastCard(page))).toBe(1);
    const restore = await slow(page);
    await lastCard(page).evaluate((node) =>
      node.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await expect.poll(() => opacity(lastCard(page))).toBeLessThan(0.5);
    await restore();
    await expect.poll(() => opacity(lastCard(page))).toBe(1);
  },
);

test('motion of the home page follows scrolling, or ends', async ({ page }) => {
  await page.goto('/');
  const animations = await page.evaluate(() =>
    document.getAnimations().map(({ timeline, effect }) => ({
      scrolls: timeline instanceof ScrollTimeline,
      ends: effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    })),
  );
  expect(animations.filter(({ scrolls }) => scrolls).length).toBeGreaterThan(3);
  expect(animations.filter(({ scrolls, ends }) => !scrolls && !ends)).toEqual([]);
});

test('nothing moves under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [
    '/',
    ...[layoutsByName.products, layoutsByName.industries].flatMap((each) => each ?? []),
  ]) {
    await page.goto(path);
    await hydrated(page.getByRole('main'));
    await slow(page);
    await lastCard(page).scrollIntoViewIfNeeded();
    await frames(page, 1);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.playState === 'running')
        .map((animation) => ('animationName' in animation ? animation.animationName : 'script'))
        // It changes the header's shadow only.
        .filter((name) => name !== 'header-scroll-state'),
    );
    expect(moving, path).toEqual([]);
  }
});

const [post = { id: '' }] = posts();

when(post.id)('the picture of the chosen card becomes that of its page', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      Object.assign(window, { joined: Boolean(viewTransition) });
    });
  });
  /** Sources of the pictures that take part. */
  const named = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('img')]
        .filter((image) => getComputedStyle(image).viewTransitionName === 'picture')
        .map((image) => image.getAttribute('src')),
    );
  await page.goto('/blog');
  expect(await named()).toEqual([]);
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator(`a[href="/blog/${post.id}"]`) })
    .first();
  await card.getByRole('link').first().focus();
  expect(await named()).toEqual([await card.locator('img').first().getAttribute('src')]);
  await page.evaluate((path) => location.assign(path), `/blog/${post.id}`);
  await page.waitForURL(`**/blog/${post.id}`);
  await expect.poll(() => page.evaluate(() => 'joined' in window && window.joined)).toBe(true);
  expect(await named()).toHaveLength(1);
});
