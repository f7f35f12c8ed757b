import { statSync } from 'node:fs';
import { expect } from '@playwright/test';
import { budgets, elementsIn } from '../scripts/bench/budgets';
import { countRequests } from '../scripts/bench/requests';
import { behaviors, measureInteractions } from '../scripts/bench/responses';
import { unfinished } from '../scripts/build/finish/next-internals';
import { headerBytes } from '../server/testing/header-bytes';
import { inParallel } from './support/parallel';
import { exportedPage, exportedPages } from './support/sitemap';
import { test } from './support/test';

// Each test is a first visit, because what is loaded, and when, is the subject.
test.use({ firstVisit: true });

for (const { name, pages: kind, limits } of budgets) {
  test(`each ${name} keeps to its limits of bytes and elements`, async ({ baseURL }) => {
    const pages = exportedPages().filter(({ path }) => kind.test(path));
    expect(pages.length).toBeGreaterThan(0);
    const over = await inParallel(pages, async ({ path, html }) => {
      const headers = await headerBytes(baseURL ?? '', path);
      const measured = {
        html: statSync(`out${path === '/' ? '/index' : path}.html.br`).size,
        headers,
        elements: elementsIn(html),
      };
      return (Object.keys(limits) as (keyof typeof limits)[])
        .filter((figure) => measured[figure] > limits[figure])
        .map((figure) => `${path}: ${figure} ${measured[figure]}, limit ${limits[figure]}`);
    });
    expect(over.flat()).toEqual([]);
  });
}

test('pages send at most their number of requests before input', async ({ browser, baseURL }) => {
  const sent = await Promise.all(
    budgets.map(async ({ name, example, requests }) => {
      const count = await countRequests(browser, `${baseURL}${example}`);
      return { name, count, isOver: count > requests };
    }),
  );
  expect(sent.filter(({ isOver }) => isOver)).toEqual([]);
});

// How long they take is for `npm run bench`.
test('Event Timing sees an interaction for each behavior', async ({ browser, baseURL }) => {
  const found = await inParallel(Object.entries(behaviors), async ([name, behavior]) => {
    const { count, durations } = await measureInteractions(browser, baseURL ?? '', behavior, 1);
    return { name, isSeen: count > 0, areTimes: durations.every((each) => each >= 16) };
  });
  expect(found.filter(({ isSeen, areTimes }) => !(isSeen && areTimes))).toEqual([]);
});

test('pictures and fonts have at most 450 bytes of headers', async ({ baseURL }) => {
  const { html } = exportedPage('/');
  const files = html.match(/(?<=(?:href|src)=")\/(?:art|_next)\/[^"]+\.(?:svg|woff2)/g) ?? [];
  expect(files.length).toBeGreaterThan(3);
  const sizes = await inParallel(files, (file) => headerBytes(baseURL ?? '', file));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(450);
});

test('no page requests a script by itself or contains its payload', () => {
  for (const { path, html } of exportedPages()) {
    expect(html, path).not.toMatch(unfinished);
    // Not-found pages and the preview of a post load the whole style sheet (finish.ts).
    const whole = /\/(?:404|preview)$/.test(path);
    expect(html.match(/<style/g) ?? [], path).toHaveLength(whole ? 0 : 1);
    expect(html.match(/rel="stylesheet"/g), path).toHaveLength(1);
    expect(/<body.*rel="stylesheet"/s.test(html), path).toBe(!whole);
  }
});

/**
 * The file with the common characters of each of the two font families fits into one flight of
 * packets (RFC 6928), like a page.
 */
test('every page has two common fonts of at most 14.6 kB, and preloads none', () => {
  for (const { path, html } of exportedPages()) {
    expect(html, path).not.toMatch(/rel="preload"[^>]*as="font"/);
    const fonts = html.match(/(?<=url\()[^)]+\.woff2/g) ?? [];
    // Pages without inline styles have them in the style sheet.
    expect(fonts, path).toHaveLength(html.includes('<style') ? 2 : 0);
    for (const font of fonts) expect(statSync(`out${font}`).size, font).toBeLessThan(14_600);
  }
});

test('a page loads the font with rare characters once it shows one', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  for (const path of ['/', '/contact', '/industries/insurance', '/industries/manufacturing']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(new Set(fonts).size).toBe(2);
  await page.locator('h1').evaluate((heading) => heading.append(' Café'));
  await expect.poll(() => new Set(fonts).size).toBe(3);
  expect(fonts.at(-1)).toContain('fraunces_rare');
});
