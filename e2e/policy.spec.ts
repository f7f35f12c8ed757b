import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { hydrated } from './support/page';
import { exportedPages, sitemapPaths } from './support/sitemap';
import { test } from './support/test';

/** What the policy of a page has refused, as the page tells it. */
const refused = (page: Page) =>
  page.evaluate(() => (window as unknown as { refused: string[] }).refused);

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const list: string[] = [];
    Object.assign(window, { refused: list });
    document.addEventListener('securitypolicyviolation', (event) =>
      list.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  }),
);

for (const path of sitemapPaths()) {
  test(`${path} is used without a violation of its policy`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page.getByRole('main'));
    for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab');
    for (const name of ['summary', 'button[aria-pressed]', 'button[commandfor]']) {
      const control = page.locator(name).filter({ visible: true }).first();
      if (await control.count()) await control.click();
      await page.keyboard.press('Escape');
    }
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => refused(page)).toEqual([]);
  });
}

test('a script that is not ours does not run', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
  });
  await expect.poll(() => refused(page)).toContainEqual(expect.stringContaining('script-src'));
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('the header and the page name every inline script and style by hash, nothing unsafe', async ({
  request,
}) => {
  for (const { path, html } of exportedPages()) {
    const header = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const meta = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const inline = [
      ...html.matchAll(/<(?:script|style)([^>]*)>([\s\S]+?)<\/(?:script|style)>/g),
    ].filter(([, attributes]) => !attributes?.includes('ld+json'));
    expect(inline.length, path).toBeGreaterThanOrEqual(4);
    for (const policy of [header, meta]) {
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).not.toMatch(/unsafe-|strict-dynamic/);
      for (const [, , text = ''] of inline) {
        expect(policy, path).toContain(createHash('sha256').update(text).digest('base64'));
      }
    }
  }
});
