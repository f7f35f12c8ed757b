import { expect } from '@playwright/test';
import { frames } from './support/clock';
import { hydrated } from './support/page';
import { sitemapPaths } from './support/sitemap';
import { test } from './support/test';

// Far from where the site is built, in the other scheme, on a wide screen.
test.use({
  viewport: { width: 1440, height: 900 },
  timezoneId: 'Pacific/Kiritimati',
  locale: 'de-DE',
  colorScheme: 'dark',
});

const missing = ['/no-such-page', '/blog/none', '/industries/none'];

test('no page says anything in the console, used from top to end', async ({ page }) => {
  const paths = [...sitemapPaths(), ...missing, '/demos/transfer-pricing'];
  test.setTimeout(paths.length * 10_000);
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(`${page.url()} ${error.message}`));
  page.on('console', (message) => {
    // The browser itself notes that a page which is not there is not there.
    if (message.text().includes('404') && missing.some((path) => page.url().endsWith(path))) return;
    if (['error', 'warning', 'assert'].includes(message.type())) {
      said.push(`${page.url()} ${message.type()}: ${message.text()}`);
    }
  });
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page.getByRole('main'));
    await page.keyboard.press('Tab');
    await page.mouse.move(700, 40);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 800) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await document.body.animate(null, 16).finished;
      }
    });
    await frames(page);
  }
  expect(said).toEqual([]);
});
