import { expect, type Locator, test } from '@playwright/test';

import { site } from './support/content';
import { expectLink, hydrated } from './support/page';

test.use({ viewport: { width: 1440, height: 900 } });

test('the skip link is the first stop and leads to the words', async ({ page }) => {
  for (const path of ['/about', '/demos']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}#main`);
    // The next stop is inside main, past the whole menu.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  }
});

/** How much of what is behind a ground shows through: 0 lets all of it. */
const opacity = (ground: Locator) =>
  ground.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('No canvas to resolve the colour with');
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data[3];
  });

/** Whether the bar throws a shadow that is to be seen. */
const hasShadow = (bar: Locator) =>
  bar.evaluate((element) => {
    const colours = getComputedStyle(element).boxShadow.match(/[a-z]+\([^)]*\)/g) ?? [];
    return colours.some((colour) => !/[/,] 0\)$/.test(colour));
  });

test('the bar is see-through at the top, with ground and shadow below', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect.poll(() => opacity(bar)).toBe(0);
  expect(await hasShadow(bar)).toBe(false);
  await page.mouse.move(720, 600);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => opacity(bar)).toBe(255);
  expect(await hasShadow(bar)).toBe(true);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, -1000);
  await expect.poll(() => opacity(bar)).toBe(0);
});

test('the footer holds contact, links, networks and the small print', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const { email, phone, social, copyright } = site();
  await expectLink(footer, email, `mailto:${email}`);
  await expectLink(footer, phone.label, `tel:${phone.number}`);
  await expect(footer.getByText('Jamison, PA')).toBeVisible();
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
  expect(copyright.year).toBe(2025);
  await expect(footer).toContainText(`© 2025 ${copyright.notice} ${copyright.trademark}`);
  // A professional network, a video site, a microblog and a photo-sharing site.
  expect(social).toHaveLength(4);
  for (const { label, url } of social) {
    const link = footer.getByRole('link', { name: new RegExp(`^${label} `) });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(footer.getByRole('link', { name: /^Podcasts/ })).toHaveAttribute('target', '_blank');
});

test('the contact widget opens a card with three ways and closes', async ({ page }) => {
  await page.goto('/services');
  const toggle = page.locator('summary[aria-label="Contact us"]');
  const widget = page.locator('.contact-widget');
  await expect(widget.getByRole('heading', { name: 'Contact Us' })).toBeHidden();
  await toggle.click();
  await expect(widget.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  const { email, phone } = site();
  await expectLink(widget, phone.label, `tel:${phone.number}`);
  await expectLink(widget, email, `mailto:${email}`);
  await expectLink(widget, 'Send us a message', '/contact');
  const box = await toggle.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 60);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 60);
  await toggle.click();
  await expect(widget.getByRole('heading', { name: 'Contact Us' })).toBeHidden();
});

test('a soft navigation starts at the top', async ({ page }) => {
  await page.goto('/');
  await hydrated(page.getByRole('main'));
  // Survives a soft navigation and no other.
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(900);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await expect(page).toHaveTitle(/Careers/);
});
