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
import { firstOf } from './support/variants';

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

// How long they take is for `npm run bench`, whose measurements this test is about.
test('Event Timing sees an interaction for each behavior', { tag: '@full' }, async ({
  browser,
  baseURL,
}) => {
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
  const found = exportedPages().map(({ path, html }) => ({
    path,
    unfinished: unfinished.test(html),
    styles: html.match(/<style/g)?.length ?? 0,
    sheets: html.match(/rel="stylesheet"/g)?.length,
    late: /<body.*rel="stylesheet"/s.test(html),
  }));
  const expected = exportedPages().map(({ path }) => {
    // Not-found pages and the preview of a post load the whole style sheet (finish.ts).
    const whole = /\/(?:404|preview)$/.test(path);
    return { path, unfinished: false, styles: whole ? 0 : 1, sheets: 1, late: !whole };
  });
  expect(found).toEqual(expected);
});

/**
 * The file with the common characters of each of the two font families fits into one flight of
 * packets (RFC 6928), like a page.
 */
test('every page has two common fonts of at most 14.6 kB, and preloads none', () => {
  const faults = exportedPages().flatMap(({ path, html }) => {
    const fonts = html.match(/(?<=url\()[^)]+\.woff2/g) ?? [];
    return [
      /rel="preload"[^>]*as="font"/.test(html) && `${path} preloads a font`,
      // Pages without inline styles have them in the style sheet.
      fonts.length !== (html.includes('<style') ? 2 : 0) && `${path} has ${fonts.length} fonts`,
      ...fonts.map((font) => statSync(`out${font}`).size >= 14_600 && `${font} is too large`),
    ].filter(Boolean);
  });
  expect(faults).toEqual([]);
});

test('a page loads the font with rare characters once it shows one', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const pages = ['/', '/contact', '/industries/insurance', '/industries/manufacturing'];
  for (const path of firstOf(pages, 2)) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(new Set(fonts).size).toBe(2);
  await page.locator('h1').evaluate((heading) => heading.append(' Café'));
  await expect.poll(() => new Set(fonts).size).toBe(3);
  expect(fonts.at(-1)).toContain('fraunces_rare');
});
