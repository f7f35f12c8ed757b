import { expect, type Page, type Response } from '@playwright/test';
import { judge, violations } from './support/axe';
import { frames } from './support/clock';
import { demos } from './support/content';
import { canonicalOf, metaOf, tagsOf, textOf } from './support/html';
import { layouts } from './support/layouts';
import { once } from './support/once';
import { hydrated } from './support/page';
import { printsAllText } from './support/print';
import {
  builtOrigin,
  exportedPage,
  exportedPages,
  listedPages,
  sitemapPaths,
} from './support/sitemap';
import { test as reading } from './support/test';
import { narrow, refused, test, wide } from './support/visit';

/**
 * Texts that extend beyond the screen. The scroll width of the page does not show them, because
 * main clips overflow. Text in an element that scrolls or clips horizontally is excluded.
 */
const wordsOutside = (page: Page) =>
  page.evaluate((width) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const outside: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const right = Math.max(0, ...[...range.getClientRects()].map((rect) => rect.right));
      if (right <= width + 1) continue;
      let box = node.parentElement;
      while (box && !/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX)) {
        box = box.parentElement;
      }
      if (!box || box.matches('main, body')) outside.push(node.textContent.trim());
    }
    return outside;
  }, narrow.width);

const ages = /\s*·\s*(Today|Yesterday|\d+ (day|week|month|year)s? ago)/g;

/**
 * Text of main, without controls that need scripts, the duplicate slides of a carousel, the cover
 * of a loading demo, and ages, which depend on the current date.
 */
async function words(page: Page): Promise<string> {
  const text = await page.getByRole('main').evaluate((main: HTMLElement) => {
    const excused = main.querySelectorAll<HTMLElement>(
      '.scripts-only, .carousel-row > [aria-hidden], .demo-curtain',
    );
    const before = [...excused].map(({ style }) => style.display);
    for (const { style } of excused) style.setProperty('display', 'none', 'important');
    const shown = main.innerText;
    for (const [index, { style }] of excused.entries()) style.display = before[index] ?? '';
    return shown;
  });
  return text.replace(ages, '').replace(/\s+/g, ' ').trim();
}

/** Uses a page like a visitor: presses Tab, clicks its first controls, and scrolls to its end. */
async function explore(page: Page): Promise<void> {
  for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab');
  for (const name of ['summary', 'button[aria-pressed]', 'button[commandfor]']) {
    const control = page.locator(name).filter({ visible: true }).first();
    if (await control.count()) await control.click();
    await page.keyboard.press('Escape');
  }
  await page.mouse.move(700, 40);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 800) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await document.body.animate(null, 16).finished;
    }
  });
  await frames(page);
}

/** Origins of the frames in a page. */
const embeddedOrigins = (html: string) =>
  tagsOf(html).flatMap(({ name, attributes }) =>
    name === 'iframe' ? [new URL(attributes.get('src') ?? '').origin] : [],
  );

/** Whether this run has time for every combination (npm run test:full). */
const everything = process.env.FULL === '1';

/** policy.spec.ts and plain.spec.ts check the rest of the policy. */
const securityHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringMatching(
    /(?=.*frame-ancestors 'none')(?=.*base-uri 'none')/,
  ),
};

/** Text of main in the exported HTML and in the page, without spaces. */
async function textsOf(page: Page, exported: string) {
  const texts = await page.evaluate((html) => {
    const written = new DOMParser().parseFromString(html, 'text/html');
    return [written, document].map((each) => {
      const main = each.querySelector('main')?.cloneNode(true) as HTMLElement;
      for (const part of main.querySelectorAll('noscript, script, style')) part.remove();
      return main.textContent ?? '';
    });
  }, exported);
  return texts.map((text) => text.replace(ages, '').replace(/\s+/g, ''));
}

/** Lists of posts of one layout: `npm run test:full` visits all of them, other runs the first. */
const lists = /^\/blog\/(topics|series|authors)\/[^/]+$/;
const visited = sitemapPaths().filter((path, _, all) => {
  const kind = lists.exec(path)?.[1];
  return everything || !kind || path === all.find((other) => lists.exec(other)?.[1] === kind);
});

const isThorough = (path: string) => everything || layouts.includes(path);
const thorough = visited.filter(isThorough);
/** Pages that differ from one of the layouts in their content alone. */
const quick = visited.filter((path) => !isThorough(path));

/** Pages with an element whose name and classes, and so its styles, occur on no earlier page. */
const newLooks = once(() => {
  const seen = new Set<string>();
  return new Set(
    [...thorough, ...quick].filter((path) => {
      const before = seen.size;
      for (const { name, attributes } of tagsOf(exportedPage(path).html)) {
        // The classes of a picture are about its place and the color until it loads.
        if (name !== 'img') seen.add(`${name} ${attributes.get('class')}`);
      }
      return seen.size > before;
    }),
  );
});

async function expectAnswer(response: Response | null, path: string): Promise<void> {
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject(securityHeaders);
  expect(await response?.text()).toBe(exportedPage(path).html);
}

async function expectNarrow(page: Page): Promise<void> {
  expect.soft(await wordsOutside(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width).toBeLessThanOrEqual(narrow.width);
}

/** Expects that this page has logged nothing and requested nothing elsewhere. Empties `faults`. */
async function expectNoComplaint(page: Page, path: string, faults: string[]): Promise<void> {
  expect.soft(await refused(page)).toEqual([]);
  // A page with a demo sends a request to the demo host to check whether it is available.
  const hosts = embeddedOrigins(exportedPage(path).html).map((host) => `request: ${host}/`);
  const found = faults.splice(0).filter((fault) => !hosts.some((host) => fault.startsWith(host)));
  expect.soft(found).toEqual([]);
}

// The tests of this file take as long as those of ten others, so all workers share them.
test.describe.configure({ mode: 'parallel' });

for (const path of thorough) {
  test(`${path} has all its parts`, async ({ page, faults, plainPage: plain }) => {
    const response = await page.goto(path);
    if (layouts.includes(path)) await test.step('print', () => printsAllText(page));
    await hydrated(page.getByRole('main'));

    await test.step('answer', () => expectAnswer(response, path));
    await test.step('the same words without scripts', async () => {
      await plain.goto(path);
      // What is below the first screen has its text only when it has been laid out.
      await expect
        .poll(async () => {
          const [all, without] = await Promise.all([words(page), words(plain)]);
          // Not more text either: the page without scripts must not have other content.
          return all.length > 100 && Math.abs(without.length / all.length - 1) <= 0.02;
        })
        .toBe(true);
    });
    await test.step('access rules', () => judge(page, [wide, narrow]));
    await test.step('narrow screen', () => expectNarrow(page));
    await test.step('no complaint in use', async () => {
      await explore(page);
      await expectNoComplaint(page, path, faults);
    });
  });
}

/** Pages of one test: enough that opening a page costs little, few enough for all workers. */
const group = 9;
for (let start = 0; start < quick.length; start += group) {
  const paths = quick.slice(start, start + group);
  test(`pages from ${paths[0]} to ${paths.at(-1)} have all their parts`, async ({
    page,
    faults,
  }) => {
    await page.setViewportSize(narrow);
    for (const path of paths) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        await hydrated(page.getByRole('main'));
        await expectAnswer(response, path);
        const [written, shown] = await textsOf(page, exportedPage(path).html);
        expect.soft(shown).toBe(written);
        await expectNarrow(page);
        await expectNoComplaint(page, path, faults);
        // Last, because it removes the shell.
        const rules = newLooks().has(path) ? 'all' : 'others';
        expect.soft(await violations(page, { mainOnly: true, rules })).toEqual([]);
      });
    }
  });
}

const unlisted = [
  ...['/contact/sent', '/admin/manage-posts'],
  ...demos().flatMap(({ id, active }) => (active ? [] : `/demos/${id}`)),
  ...['/no-such-page', '/blog/none', '/industries/none'],
];

test('pages that are not in the sitemap break no rule and log no error', async ({
  page,
  faults,
}) => {
  for (const path of unlisted) {
    await test.step(path, async () => {
      await page.setViewportSize(wide);
      const status = (await page.goto(path))?.status();
      if (layouts.includes(path)) await test.step('print', () => printsAllText(page));
      await hydrated(page.getByRole('main'));
      if (layouts.includes(path)) await judge(page);
      await explore(page);
      expect.soft(await refused(page)).toEqual([]);
      // The browser logs a response of 404 itself.
      const found = faults.splice(0).filter((fault) => status !== 404 || !fault.includes('404'));
      expect.soft(found).toEqual([]);
    });
  }
});

reading('every page has a title, a description, one h1, a language and headings in order', () => {
  const faults = listedPages().flatMap(({ path, html }) => {
    const tags = tagsOf(html);
    const levels = tags.flatMap(({ name }) => /^h([1-6])$/.exec(name)?.[1] ?? []).map(Number);
    const canonical = new URL(canonicalOf(html) ?? 'none:').href;
    return [
      !textOf(html, 'title') && 'no title',
      !metaOf(html, 'description') && 'no description',
      !textOf(html, 'h1') && 'no words in its h1',
      levels.filter((level) => level === 1).length !== 1 && 'not one h1',
      // A heading may be at most one level below the previous one.
      levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1) &&
        `skips a level of headings: ${levels}`,
      tags.find(({ name }) => name === 'html')?.attributes.get('lang') !== 'en-US' && 'no en-US',
      canonical !== new URL(path, builtOrigin()).href && `another canonical address: ${canonical}`,
    ]
      .filter((fault) => fault !== false)
      .map((fault) => `${path}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

reading('no element carries a style attribute', () => {
  const styled = listedPages().flatMap(({ path, html }) =>
    tagsOf(html)
      .filter(({ attributes }) => attributes.has('style'))
      .map(({ name }) => `${path}: ${name}`),
  );
  expect(styled).toEqual([]);
});

reading('every picture has its size and an alternative text, empty for decoration', () => {
  const pictures = exportedPages().flatMap(({ path, html }) =>
    tagsOf(html).flatMap(({ name, attributes }) => (name === 'img' ? [{ path, attributes }] : [])),
  );
  expect(pictures.length).toBeGreaterThan(sitemapPaths().length);
  const isSize = (text = '') => /^\d+$/.test(text);
  const faulty = pictures.filter(
    ({ attributes }) =>
      !attributes.has('alt') ||
      !isSize(attributes.get('width')) ||
      !isSize(attributes.get('height')),
  );
  expect(faulty.map(({ path, attributes }) => `${path}: ${attributes.get('src')}`)).toEqual([]);
});

reading('a page preloads only pictures that it shows', () => {
  const unused = listedPages().flatMap(({ path, html }) => {
    const tags = tagsOf(html);
    const shown = tags
      .filter(({ name }) => name === 'img')
      .map(({ attributes }) => attributes.get('src'));
    return tags
      .filter(({ attributes }) => attributes.get('rel') === 'preload')
      .filter(({ attributes }) => attributes.get('as') === 'image')
      .map(({ attributes }) => attributes.get('href'))
      .filter((href) => !shown.includes(href))
      .map((href) => `${path} preloads ${href}`);
  });
  expect(unused).toEqual([]);
});

reading('titles and descriptions are each page’s own', () => {
  const pages = listedPages().map(({ html }) => html);
  expect(repeated(pages.map((html) => textOf(html, 'title')))).toEqual([]);
  expect(repeated(pages.map((html) => metaOf(html, 'description')))).toEqual([]);
});

reading('every page of the export names a canonical address of this site', () => {
  const others = exportedPages().filter(({ html }) => {
    const canonical = canonicalOf(html) ?? '';
    return canonical !== builtOrigin() && !canonical.startsWith(`${builtOrigin()}/`);
  });
  expect(others.map(({ path }) => path)).toEqual([]);
});

/** Values that are empty or occur more than once. */
function repeated(values: readonly (string | undefined)[]): (string | undefined)[] {
  return values.filter((value, index) => !value || values.indexOf(value) !== index);
}
