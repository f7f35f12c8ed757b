import { expect } from '@playwright/test';
import { openDialog, press } from './support/account';
import { violations } from './support/axe';
import { layouts } from './support/layouts';
import { hydrated } from './support/page';
import { sitemapPaths } from './support/sitemap';
import { test } from './support/test';

// Colors are judged at rest; the motion itself is not what axe looks at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of sitemapPaths()) {
  test(`${path} breaks no access rule`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page.getByRole('main'));
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  for (const path of layouts) {
    test(`${path} breaks no access rule`, async ({ page }) => {
      await page.goto(path);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(await violations(page)).toEqual([]);
      // Else this was the light scheme a second time.
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('body')).not.toHaveCSS('background-color', ground);
    });
  }
});

test.describe('what opens', () => {
  test('a case study breaks no access rule', async ({ page }) => {
    await page.goto('/industries/healthcare');
    await page.getByRole('main').locator('li article').getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('the contact widget and a sub-menu break no access rule', async ({ page }) => {
    await page.goto('/about');
    await page.locator('summary[aria-label="Contact us"]').click();
    await expect(page.getByRole('link', { name: 'Send us a message' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services' })
      .hover();
    await expect(page.getByRole('list', { name: 'Services' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the sign-in dialog breaks no access rule in the ${colorScheme} scheme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/about');
      await openDialog(page);
      await press(page, 'Create an account');
      await press(page, 'Create an account');
      await expect(page.getByText('Password is required')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }

  test('the phone menu breaks no access rule', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/about');
    await page.locator('summary[aria-label="Menu"]').click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('the contact form with its errors breaks no access rule', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page.getByRole('form'));
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
