import { expect, type Locator, type Page } from '@playwright/test';
import { film } from '#lib/content/collections/film';
import { built } from './support/built-base';
import { frames } from './support/clock';
import { hasForm, pathOf, site } from './support/content';
import { expectLink, hydrated } from './support/page';
import { test, when } from './support/test';

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

const bar = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Red, green, blue and opacity of a background, 0 to 255 each. */
const colorOf = (ground: Locator) =>
  ground.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('No canvas to resolve the color with');
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });

const expectBackground = (page: Page, isThere: boolean) =>
  expect.poll(async () => (await colorOf(bar(page)))[3]).toBe(isThere ? 255 : 0);

const expectDark = (page: Page, isDark: boolean) =>
  expect.poll(async () => ((await colorOf(page.locator('body')))[0] ?? 0) < 100).toBe(isDark);

for (const path of ['/contact', ...(pathOf('demos') ? ['/demos'] : [])]) {
  test(`the first Tab on ${path} leads to the skip link, which leads past the menu`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(built(`${path}#main`));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
}

test('the bar is transparent at the top only', async ({ page }) => {
  await page.goto('/');
  await expectBackground(page, false);
  await scrollTo(page, 1);
  await expectBackground(page, true);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 0);
  await expectBackground(page, false);
});

test.describe('in a browser without scroll-driven animations', () => {
  // The changed rules do not have the hash of the policy.
  test.use({ bypassCSP: true });

  test('a script makes the bar transparent at the top', async ({ page }) => {
    // The rules are in the page, or in a file if scripts are not deferred.
    await page.route(/\/$|\.css$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        /animation-timeline:\s*scroll\(\)/g,
        'no-such-property:scroll()',
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await expectBackground(page, true);
    await hydrated(bar(page));
    await expectBackground(page, false);
    await scrollTo(page, 1);
    await expectBackground(page, true);
    await scrollTo(page, 0);
    await expectBackground(page, false);
  });
});

test.describe('the color scheme', () => {
  const choice = (page: Page, name: string) =>
    footer(page).getByRole('radio', { name, exact: true });

  async function choose(page: Page, name: string) {
    await hydrated(choice(page, name));
    // The input itself is visually hidden.
    await footer(page).getByText(name, { exact: true }).click();
    await expect(choice(page, name)).toBeChecked();
  }

  test('follows the device until another one is chosen', async ({ page }) => {
    await page.goto('/contact');
    await expectDark(page, false);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectDark(page, true);
    await choose(page, 'Light');
    await expectDark(page, false);
    await choose(page, 'System');
    await expectDark(page, true);
    await choice(page, 'System').focus();
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, 'Light')).toBeChecked();
    await expectDark(page, false);
  });

  test('applies on every page before its first paint', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        Object.assign(window, { atFirst: getComputedStyle(document.documentElement).colorScheme });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/contact');
    await choose(page, 'Dark');
    for (const path of ['/contact', pathOf('demos') ?? '/', '/no-such-page']) {
      await page.goto(path);
      expect(await page.evaluate(() => Reflect.get(window, 'atFirst')), path).toBe('dark');
      await expectDark(page, true);
    }
    await hydrated(choice(page, 'Dark'));
    await expect(choice(page, 'Dark')).toBeChecked();
  });
});

test.describe('the contact widget', () => {
  const widget = (page: Page) => page.getByRole('complementary', { name: 'Contact' });
  const toggle = (page: Page) => widget(page).locator('summary');
  const card = (page: Page) => widget(page).getByRole('heading', { name: 'Contact Us' });

  async function open(page: Page, path: string) {
    await page.goto(path);
    await hydrated(toggle(page));
  }

  test('offers three ways and closes on a press outside and on a choice', async ({ page }) => {
    await open(page, '/search');
    await expect(card(page)).toBeHidden();
    await toggle(page).click();
    const { email, phone } = site();
    await expectLink(widget(page), phone.label, `tel:${phone.number}`);
    await expectLink(widget(page), email, `mailto:${email}`);
    await card(page).click();
    await expect(card(page)).toBeVisible();
    await page.mouse.click(5, 500);
    await expect(card(page)).toBeHidden();
    await toggle(page).click();
    await widget(page).getByRole('link', { name: 'Send us a message' }).click();
    await expect(page).toHaveURL(built('/contact'));
    await expect(card(page)).toBeHidden();
  });

  test('leaves while the page scrolls down, and is back when it scrolls up or with the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await open(page, '/privacy');
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 400);
    await expect(toggle(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 200);
    await expect(toggle(page)).not.toBeInViewport();
    await toggle(page).focus();
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
  });

  test('works by keyboard alone', async ({ page }) => {
    await open(page, '/search');
    await toggle(page).press('Enter');
    for (const place of [0, 1, 2]) {
      await page.keyboard.press('Tab');
      await expect(widget(page).getByRole('link').nth(place)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    // An open card would cover the end of the page, where the focus is now.
    await expect(footer(page).locator(':focus')).toHaveCount(1);
    await expect(card(page)).toBeHidden();
  });

  /** Scrolls a control to the bottom of the window and expects the button not to cover it. */
  async function expectClear(page: Page, control: Locator) {
    await control.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await frames(page);
    await expect(control).toBeInViewport({ ratio: 0.9 });
    await expect
      .poll(async () => {
        const button = await toggle(page).boundingBox();
        const other = await control.boundingBox();
        if (!button || !other) return 'hidden';
        return button.x < other.x + other.width && button.y < other.y + other.height;
      })
      .toBe(false);
  }

  const sizes = [
    { width: 1280, height: 800 },
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
    { width: 390, height: 800 },
    { width: 320, height: 640 },
  ];

  test('its button covers no control, nor a focused one, on any screen', async ({ page }) => {
    await open(page, '/contact');
    for (const size of sizes) {
      await page.setViewportSize(size);
      if (hasForm()) await expectClear(page, page.getByRole('button', { name: 'Send message' }));
      for (const { label } of site().social) {
        await expectClear(page, footer(page).getByRole('link', { name: `${label} (opens` }));
      }
      // WCAG 2.4.11
      const covered = await toggle(page).evaluate((button) => {
        const a = button.getBoundingClientRect();
        const focusable = 'a[href], button, input, textarea, summary, [tabindex="0"]';
        window.scrollTo({ top: 0, behavior: 'instant' });
        return [...document.querySelectorAll<HTMLElement>(focusable)]
          .filter((element) => {
            element.focus();
            if (element !== document.activeElement || element === button) return false;
            const b = element.getBoundingClientRect();
            // Browsers scroll the line with the caret into view, not the whole text area.
            const line = Number.parseFloat(getComputedStyle(element).lineHeight);
            const bottom = element.matches('textarea') ? b.top + line : b.bottom;
            return a.right > b.left && b.right > a.left && a.bottom > b.top && bottom > a.top;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 200));
      });
      expect(covered, `${size.width} px`).toEqual([]);
    }
  });

  when(film.valid())('its button covers no control that appears later', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    // Rejects to play with sound, as browsers do before a gesture.
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function refusing() {
        return this.muted
          ? play.call(this)
          : Promise.reject(new DOMException('No gesture yet', 'NotAllowedError'));
      };
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/about');
    await page.getByRole('main').locator('video:visible').scrollIntoViewIfNeeded();
    const sound = page.getByRole('button', { name: 'Turn sound on' });
    await expectClear(page, sound);
  });
});
