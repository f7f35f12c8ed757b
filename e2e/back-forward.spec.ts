import { chromium, expect, test } from '@playwright/test';

import { exportedPages, sitemapPaths } from './support/sitemap';

/** A page of each layout. */
const paths = sitemapPaths().filter((path) =>
  /^\/(|about|blog|contact|services|industries\/\w+|demos\/[\w-]+|whitepapers\/[\w-]+)$/.test(path),
);

test('every layout comes back from the back/forward cache, as it was left', async () => {
  test.setTimeout(120_000);
  const { launchOptions, baseURL } = test.info().project.use;
  // Playwright turns that cache off by default.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL });
  expect(paths.length).toBeGreaterThan(8);
  for (const path of paths) {
    await page.goto(path);
    await page.mouse.move(5, 5);
    await page.waitForFunction(() =>
      Object.keys(document.body).some((key) => /^__react/.test(key)),
    );
    await page.evaluate(() => Object.assign(window, { leftHere: true }));
    await page.goto('/robots.txt');
    await page.goBack();
    expect(await page.evaluate(() => 'leftHere' in window), path).toBe(true);
  }
  await browser.close();
});

test('no page carries an unload handler', () => {
  for (const { path, html } of exportedPages())
    expect(html, path).not.toMatch(/onunload|beforeunload/);
});
