import { expect, type Page } from '@playwright/test';
import { posts } from './support/content';
import { test } from './support/test';

// Each test is a first visit, because motion before any script is the subject.
test.use({
  firstVisit: true,
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
});

/**
 * CSS animations of a page without scripts of React: their properties, and times in milliseconds.
 * Without transitions, such as that of a header that has just been scrolled.
 */
const animations = (page: Page) =>
  page.evaluate(() => {
    const animated = document.getAnimations().filter((each) => each instanceof CSSAnimation);
    return animated.map((animation) => {
      const effect = animation.effect as KeyframeEffect;
      const { duration, delay, iterations } = effect.getTiming();
      const properties = effect
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame))
        .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name));
      return {
        name: animation.animationName,
        properties: [...new Set(properties)],
        scrolls: animation.timeline instanceof ScrollTimeline,
        duration: Number(duration),
        delay: Number(delay),
        iterations: Number(iterations),
      };
    });
  });

/** Waits until the sections below the first screen are laid out (deferred-layout.css). */
const laidOut = (page: Page) =>
  page.evaluate(async () => {
    const left = document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation && each.animationName === 'lay-out');
    await Promise.all(left.map(({ finished }) => finished));
  });

test('motion follows scrolling, and there is none under reduced motion', async ({ page }) => {
  await page.goto('/');
  // Positions change until then.
  await laidOut(page);

  await test.step('the home page takes short breaths, and everything else follows scrolling', async () => {
    const names = async () =>
      (await animations(page)).filter(({ scrolls }) => scrolls).map(({ name }) => name);
    // Sections below the first screen are laid out a moment later.
    await expect
      .poll(names)
      .toEqual(
        expect.arrayContaining(['grow-down', 'reveal-threads', 'scene-part', 'draw-thread']),
      );
    const all = await animations(page);
    const timed = all.filter(({ scrolls }) => !scrolls);
    expect(timed.filter(({ iterations }) => iterations > 1)).toEqual([]);
    const breaths = timed.filter(({ name }) => name === 'breath');
    expect(breaths.length).toBeGreaterThan(0);
    for (const { properties } of breaths) expect(properties).toEqual(['transform']);
    // Frames cost time only during a breath: a tenth of the time until the last one ends.
    const moving = breaths.reduce((sum, { duration }) => sum + duration, 0);
    expect(moving).toBeLessThan(0.12 * Math.max(...breaths.map(({ delay }) => delay)));
  });

  await test.step('scrolling weaves the threads between two sections', async () => {
    const run = page.locator('.side-threads svg').last();
    const height = () => run.evaluate((svg) => svg.getBoundingClientRect().height);
    await expect.poll(height).toBeLessThan(1);
    const section = run.locator('xpath=ancestor::section');
    const whole = (await section.boundingBox())?.height ?? 0;
    await section.evaluate((element) =>
      element.scrollIntoView({ block: 'end', behavior: 'instant' }),
    );
    await expect.poll(height).toBeGreaterThan(whole * 0.2);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(height).toBeGreaterThan(whole * 0.7);
  });

  await test.step('nothing moves under reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The home page is open already.
    for (const path of ['/', '/services/ai-products', '/industries/logistics']) {
      if (path !== '/') await page.goto(path);
      const left = (await animations(page)).filter(
        ({ name }) => !['header-scroll-state', 'lay-out'].includes(name),
      );
      expect(left, path).toEqual([]);
    }
  });
});

test('the picture of the chosen card becomes that of its page', { tag: '@full' }, async ({
  page,
}) => {
  const [post = { id: '' }] = posts();
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: unknown };
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
  const card = page.locator(`main article:has(a[href="/blog/${post.id}"])`).first();
  await card.getByRole('link').first().focus();
  expect(await named()).toEqual([await card.locator('img').first().getAttribute('src')]);
  await page.evaluate((path) => location.assign(path), `/blog/${post.id}`);
  await page.waitForURL(`**/blog/${post.id}`);
  await expect.poll(() => page.evaluate(() => 'joined' in window && window.joined)).toBe(true);
  expect(await named()).toHaveLength(1);
});
