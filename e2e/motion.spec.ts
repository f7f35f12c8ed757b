import { expect, type Locator, type Page } from '@playwright/test';
import { routes } from '#lib/site/routes';
import { built } from './support/built-base';
import { frames } from './support/clock';
import { demos, hasAccounts, industries, pathOf, posts } from './support/content';
import { layoutsByName } from './support/layouts';
import { center, openHydrated } from './support/page';
import { quiet, test, when } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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

const industry = industries().find(({ success_metrics }) => success_metrics.length > 0);

// docs/specification.md T2
when(industry)('cards and highlights fade in when they scroll into view', async ({ page }) => {
  await openHydrated(page, routes.industry(industry?.id ?? ''));
  const highlight = page.locator('[data-moves] li > div').first();
  const showPixels = (count: number) =>
    highlight.evaluate((node, shown) => {
      const top = node.getBoundingClientRect().top - innerHeight + shown;
      scrollBy({ top, behavior: 'instant' });
    }, count);
  await showPixels(4);
  await expect.poll(() => opacity(highlight)).toBe(0);
  await showPixels(200);
  await expect.poll(() => opacity(highlight)).toBe(1);

  if (industries().length < 4) return;
  await openHydrated(page, routes.industries);
  await expect(lastCard(page)).not.toBeInViewport();
  expect(await opacity(lastCard(page))).toBe(1);
  const restore = await slow(page);
  await center(lastCard(page));
  await expect.poll(() => opacity(lastCard(page))).toBeLessThan(0.5);
  await restore();
  await expect.poll(() => opacity(lastCard(page))).toBe(1);
});

test('motion follows scrolling, or ends; none is left under reduced motion', async ({ page }) => {
  await page.goto('/');
  const animations = await page.evaluate(() =>
    document.getAnimations().map(({ timeline, effect }) => ({
      scrolls: timeline instanceof ScrollTimeline,
      ends: effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    })),
  );
  expect(animations.filter(({ scrolls }) => scrolls).length).toBeGreaterThan(0);
  expect(animations.filter(({ scrolls, ends }) => !scrolls && !ends)).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', layoutsByName.products, layoutsByName.industries]) {
    if (!path) continue;
    await openHydrated(page, path);
    await slow(page);
    // A small site may have no cards.
    await lastCard(page).or(page.getByRole('contentinfo')).first().scrollIntoViewIfNeeded();
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
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL(built('/'));
  const durations = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .map(({ effect }) => Number(effect?.getComputedTiming().duration)),
  );
  expect(durations.filter((duration) => duration > 50)).toEqual([]);
});

/** What the view transition that runs takes pictures of. */
const captured = (page: Page) =>
  page.evaluate(() => {
    const names = document.getAnimations().flatMap(({ effect }) => {
      const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
      return /^::view-transition-group\((.*)\)$/.exec(pseudo ?? '')?.[1] ?? [];
    });
    return [...new Set(names)];
  });

/** What of that moves. */
const parts = async (page: Page) =>
  (await captured(page)).filter((name) => !['root', 'header', 'contact-widget'].includes(name));

const [newest] = posts();

when(newest)('title and cover move to the page, also before hydration', async ({ page }) => {
  /** Dispatches the event of a change of documents, and reads which parts it names. */
  const named = (type: string, other: string) =>
    page.evaluate(
      ([name = '', path]) => {
        const viewTransition = { finished: new Promise(() => undefined) };
        const activation = { entry: { url: new URL(path ?? '', location.href).href } };
        const shown = name === 'pageswap' ? { activation } : {};
        dispatchEvent(Object.assign(new Event(name), { viewTransition, ...shown }));
        return [...document.querySelectorAll<HTMLElement>('[vt-name]')]
          .map(({ style }) => style.viewTransitionName)
          .filter(Boolean)
          .sort();
      },
      [type, other],
    );
  const path = `/blog/${newest?.id}`;
  const link = page.getByRole('main').locator(`article a[href$="${path}"]`).first();
  await page.goto('/blog');
  await center(link);
  expect(await named('pageswap', built('/contact'))).toEqual([]);
  expect(await named('pageswap', built(path))).toEqual(['cover', 'title']);
  await page.evaluate((to) => location.assign(to), built(path));
  await page.waitForURL(`**${path}`);
  expect(await named('pagereveal', '')).toEqual(['cover', 'title']);

  await openHydrated(page, '/blog');
  await center(link);
  const restore = await slow(page);
  await link.click();
  await expect.poll(() => parts(page)).toHaveLength(2);
  await restore();
  await expect.poll(() => parts(page)).toHaveLength(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '');
});

when(pathOf('contact'), quiet)('Back during a page change keeps the depth', async ({ page }) => {
  await openHydrated(page, '/');
  const link = page.locator(`main a[href="${built(routes.contact)}"]`).last();
  await link.hover();
  const depth = await link.evaluate(async (node: HTMLElement) => {
    const depth = scrollY;
    node.click();
    const change = { childList: true, subtree: true };
    while (node.isConnected) {
      await new Promise((resolve) => new MutationObserver(resolve).observe(document, change));
    }
    history.back();
    return depth;
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(depth);
});

const chip = demos().find(({ active }) => active)?.industries[0] ?? '';

when(chip)('a filter moves, shows and hides its items', async ({ page }) => {
  await openHydrated(page, routes.demos);
  await center(page.getByRole('main').getByRole('article').first());
  const restore = await slow(page);
  const button = page.getByRole('button', { name: chip, exact: true });
  await button.evaluate((node: HTMLElement) => node.click());
  await expect.poll(async () => (await parts(page)).length).toBeGreaterThan(0);
  // Items that keep their place would be missing in its old picture.
  expect(await captured(page)).not.toContain('root');
  await restore();
  await expect.poll(() => parts(page)).toHaveLength(0);
});

when(hasAccounts())('a dialog fades out after it has closed', async ({ page }) => {
  await openHydrated(page, '/contact');
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Sign in' });
  const dialog = page.locator('#sign-in');
  const restore = await slow(page);
  await opener.click();
  expect(await opacity(dialog)).toBeLessThan(1);
  await restore();
  await expect.poll(() => opacity(dialog)).toBe(1);
  const restoreAgain = await slow(page);
  await page.keyboard.press('Escape');
  await expect(dialog).not.toHaveAttribute('open');
  await expect(dialog).toBeVisible();
  await expect(opener).toBeFocused();
  // Nothing waits for it.
  await page.keyboard.press('Escape');
  await opener.click();
  await expect(dialog).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await restoreAgain();
  await expect(dialog).toBeHidden();
});
