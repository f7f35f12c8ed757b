import { expect, type Locator, type Page } from '@playwright/test';
import { site } from './support/content';
import { expectLink, hydrated } from './support/page';
import { test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

async function expectSkipLink(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}#main`);
  // The next focus is inside main, after the whole menu.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
}

test('what surrounds a page', async ({ page }) => {
  await test.step('the skip link is the first stop and leads to the main content', async () => {
    await expectSkipLink(page, '/demos');
    await expectSkipLink(page, '/about');
  });

  await test.step('the footer holds contact, links, networks and the small print', async () => {
    const footer = page.getByRole('contentinfo');
    const { email, phone, address, social, copyright } = site();
    await expectLink(footer, email, `mailto:${email}`);
    await expectLink(footer, phone.label, `tel:${phone.number}`);
    await expect(footer.getByText(`${address.city}, ${address.state}`)).toBeVisible();
    for (const [name, href] of [
      ['Home', '/'],
      ['About Us', '/about'],
      ['Services', '/services'],
      ['Blogs', '/blog'],
      ['White Papers', '/whitepapers'],
      ['Careers', '/careers'],
      ['Contact', '/contact'],
    ] as const) {
      await expectLink(footer, name, href);
    }
    const print = footer.getByText(`${copyright.notice} ${copyright.trademark}`);
    const [first, last = first] = (await print.innerText()).match(/\d{4}/g) ?? [];
    expect(Number(first)).toBe(copyright.since);
    // The year of the build, which may be before the day of the test.
    expect(Number(last)).toBeLessThanOrEqual(new Date().getUTCFullYear());
    await expect(print).toHaveText(/^© \d{4}(–\d{4})? /);
    // LinkedIn, YouTube, X and Instagram.
    expect(social).toHaveLength(4);
    for (const { label, url } of social) {
      const link = footer.getByRole('link', { name: new RegExp(`^${label} `) });
      await expect(link).toHaveAttribute('href', url);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(footer.getByRole('link', { name: /^Podcasts/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  });
});

/** Red, green, blue and opacity of a background, 0 to 255 each. */
const colourOf = (ground: Locator) =>
  ground.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('No canvas to resolve the colour with');
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });

/** Opacity of a background, 0 to 255. */
const opacity = async (ground: Locator) => (await colourOf(ground))[3];

/** Whether the bar has a visible shadow. */
const hasShadow = (bar: Locator) =>
  bar.evaluate((element) => {
    const colours = getComputedStyle(element).boxShadow.match(/[a-z]+\([^)]*\)/g) ?? [];
    return colours.some((colour) => !/[/,] 0\)$/.test(colour));
  });

const bar = (page: Page) => page.getByRole('banner');
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

async function expectGround(page: Page, there: boolean) {
  await expect.poll(() => opacity(bar(page))).toBe(there ? 255 : 0);
  await expect.poll(() => hasShadow(bar(page))).toBe(there);
}

test('the bar', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');

  await test.step('the bar is transparent at the top, with background and shadow below', async () => {
    await expectGround(page, false);
    await page.mouse.move(720, 600);
    await page.mouse.wheel(0, 300);
    await expectGround(page, true);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, -1000);
    await expectGround(page, false);
  });

  await test.step('the bar has its background from a scroll position of 1 px', async () => {
    await scrollTo(page, 1);
    await expectGround(page, true);
    await scrollTo(page, 0);
    await expectGround(page, false);
  });

  await scrollTo(page, 400);
  await test.step('in the light scheme the background is white', async () => {
    await expectGround(page, true);
    await expect.poll(async () => (await colourOf(bar(page))).slice(0, 3)).toEqual([255, 255, 255]);
  });

  await test.step('in the dark scheme the background is ink', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectGround(page, true);
    await expect
      .poll(async () => Math.max(...(await colourOf(bar(page))).slice(0, 3)))
      .toBeLessThan(90);
  });
});

test.describe('in a browser without scroll-driven animations', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (...given: string[]) =>
        !given.join().includes('animation-timeline') && supports(...(given as [string]));
    });
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        /animation-timeline:\s*scroll\(\)/g,
        'animation-timeline:none-such()',
      );
      await route.fulfill({ response, body });
    });
  });

  test('the script marks whether the page is scrolled', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await hydrated(bar(page));
    await expect(bar(page)).toHaveAttribute('data-scrolled', 'false');
    await expectGround(page, false);
    await scrollTo(page, 1);
    await expect(bar(page)).toHaveAttribute('data-scrolled', 'true');
    await expectGround(page, true);
    await scrollTo(page, 0);
    await expect(bar(page)).toHaveAttribute('data-scrolled', 'false');
    await expectGround(page, false);
  });

  test('a page that starts scrolled has the background from the start', {
    tag: ['@full', '@timing'],
  }, async ({ page }) => {
    await page.goto('/services/ai-products#gaenie');
    await hydrated(bar(page));
    await expect(bar(page)).toHaveAttribute('data-scrolled', 'true');
    await expectGround(page, true);
  });
});

test('scripts start by themselves only where they are set to', { tag: '@timing' }, async ({
  page,
  scripts,
}) => {
  await page.goto('/careers', { waitUntil: 'networkidle' });
  const began = page.locator('head > script[src]');
  if (scripts === 'at once') await expect(began).not.toHaveCount(0);
  else await expect(began).toHaveCount(0);
});
