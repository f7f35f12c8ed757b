import { expect, type Locator, type Page } from '@playwright/test';
import { judge } from './support/axe';
import { built } from './support/built-base';
import { contactLabel, site } from './support/content';
import { expectLink, hydrated, openHydrated } from './support/page';
import { test } from './support/test';

// The changed rules of the bar do not have the hash of the policy.
test.use({ bypassCSP: true });

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

const expectDark = (page: Page, isDark: boolean) =>
  expect.poll(async () => ((await colorOf(page.locator('body')))[0] ?? 0) < 100).toBe(isDark);

async function expectTransparentAtTopOnly(page: Page) {
  const opacity = async () => (await colorOf(bar(page)))[3];
  await expect.poll(opacity).toBe(0);
  await scrollTo(page, 1);
  await expect.poll(opacity).toBe(255);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 0);
  await expect.poll(opacity).toBe(0);
}

test('the bar is transparent at the top only, by style or by script', async ({ page }) => {
  await page.goto('/');
  await expectTransparentAtTopOnly(page);

  // As in a browser without scroll-driven animations. The rules are in the page, or in a file if
  // scripts are not deferred.
  await page.route(/\/$|\.css$/, async (route) => {
    const response = await route.fetch();
    const rule = /animation-timeline:\s*scroll\(\)/g;
    const body = (await response.text()).replaceAll(rule, 'no-such-property:scroll()');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect.poll(async () => (await colorOf(bar(page)))[3]).toBe(255);
  await hydrated(page);
  await expectTransparentAtTopOnly(page);
});

test('the color scheme is chosen or that of the device, from the first paint', async ({ page }) => {
  const choice = (name: string) => footer(page).getByRole('radio', { name, exact: true });
  // The input itself is visually hidden.
  const choose = (name: string) => footer(page).getByText(name, { exact: true }).click();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { atFirst: getComputedStyle(document.documentElement).colorScheme });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/contact');
  await expectDark(page, false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectDark(page, true);
  await hydrated(page);
  await choice('System').press('ArrowRight');
  await expect(choice('Light')).toBeChecked();
  await expectDark(page, false);
  await choose('System');
  await expectDark(page, true);

  await page.emulateMedia({ colorScheme: 'light' });
  await choose('Dark');
  for (const path of ['/no-such-page', '/contact']) {
    await page.goto(path);
    expect(await page.evaluate(() => Reflect.get(window, 'atFirst')), path).toBe('dark');
    await expectDark(page, true);
  }
  await hydrated(page);
  await expect(choice('Dark')).toBeChecked();

  // As on a page that Back shows again. Playwright disables the back/forward cache.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectDark(page, false);
  await expect(choice('Light')).toBeChecked();
});

const widget = (page: Page) => page.getByRole('complementary', { name: 'Contact' });
const toggle = (page: Page) => widget(page).locator('summary');
const card = (page: Page) => widget(page).getByRole('heading', { name: 'Contact Us' });

test('the contact widget has three links, closes, and is never in the way', async ({ page }) => {
  await openHydrated(page, '/search');
  await expect(card(page)).toBeHidden();
  await toggle(page).click();
  const { email, phone } = site();
  await expectLink(widget(page), phone.label, `tel:${phone.number}`);
  await expectLink(widget(page), email, `mailto:${email}`);
  await card(page).click();
  await expect(card(page)).toBeVisible();
  await page.mouse.click(5, 500);
  await expect(card(page)).toBeHidden();

  await toggle(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(widget(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  await toggle(page).click();
  await judge(page);
  await widget(page).getByRole('link', { name: contactLabel() }).click();
  await expect(page).toHaveURL(built('/contact'));
  await expect(card(page)).toBeHidden();

  await toggle(page).press('Enter');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  // An open card would cover the end of the page, where the focus is now.
  await expect(footer(page).locator(':focus')).toHaveCount(1);
  await expect(card(page)).toBeHidden();

  // It leaves while the page scrolls down, unless it has the focus.
  await page.setViewportSize({ width: 390, height: 640 });
  await scrollTo(page, 0);
  await expect(toggle(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 400);
  await expect(toggle(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(toggle(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 200);
  await expect(toggle(page)).not.toBeInViewport();
  await toggle(page).focus();
  await expect(toggle(page)).toBeInViewport({ ratio: 1 });

  // It covers no focused control (WCAG 2.4.11).
  for (const [width, height] of Object.entries({ 320: 640, 768: 1024, 1280: 800 })) {
    await page.setViewportSize({ width: Number(width), height });
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
    expect(covered, `${width} px`).toEqual([]);
  }
});
