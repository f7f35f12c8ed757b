import { expect, type Page } from '@playwright/test';
import { hasPayload } from '../scripts/build/finish/next-internals';
import { hydrated } from './support/page';
import { goSoftly } from './support/payload';
import { test } from './support/test';
import { variant } from './support/variants';

// Each test is a first visit, because what is loaded, and when, is the subject.
test.use({ firstVisit: true, contextOptions: { reducedMotion: 'no-preference' } });

test.use({ viewport: { width: 1440, height: 900 } });

const thumbnail = '/images/demos/computer-vision.jpg';
/** The picture before any failure, at any width. */
const copies = /\/images\/demos\/computer-vision\.\d+\.avif$/;
const placeholder = '/images/demos/placeholder.jpg';
const picture = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('a[href="/demos/computer-vision"]') })
    // Hidden: the picture for the other color scheme.
    .locator('img')
    .filter({ visible: true });

/** Collects console warnings of the page from now on. */
function warnings(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') found.push(message.text());
  });
  return found;
}

/** Collects the paths of requests from now on. */
function requests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => found.push(new URL(request.url()).pathname));
  return found;
}

const shown = (page: Page) =>
  picture(page).evaluate((image: HTMLImageElement) =>
    image.complete && image.naturalWidth > 0 ? new URL(image.currentSrc).pathname : '(nothing)',
  );

test('a thumbnail that fails is tried as JPEG, with its slash the other way, then replaced', async ({
  page,
}) => {
  const warned = warnings(page);
  const asked = requests(page);
  await page.route('**/images/demos/computer-vision*', (route) => route.fulfill({ status: 404 }));
  // Below a folder, the paths with and without the leading slash resolve to different URLs.
  await page.goto('/industries/logistics');
  await hydrated(page.getByRole('main'));
  await picture(page).scrollIntoViewIfNeeded();
  await expect.poll(() => shown(page)).toBe(placeholder);
  expect(asked.filter((path) => /computer-vision|placeholder/.test(path))).toEqual([
    expect.stringMatching(copies),
    thumbnail,
    `/industries${thumbnail}`,
    placeholder,
  ]);
  const { origin } = new URL(page.url());
  expect(warned.filter((text) => text.includes('Picture failed'))).toEqual([
    // The address of the JPEG, which the failed copy stands for.
    `Picture failed: ${origin}${thumbnail}`,
    `Picture failed: ${origin}${thumbnail}`,
    `Picture failed: ${origin}/industries${thumbnail}`,
  ]);
});

test('no further try follows when one succeeds', { tag: '@full' }, async ({ page }) => {
  const asked = requests(page);
  let failed = false;
  await page.route(copies, (route) => route.fulfill({ status: 404 }));
  await page.route(`**${thumbnail}`, (route) => {
    if (failed) return route.continue();
    failed = true;
    return route.fulfill({ status: 404 });
  });
  await page.goto('/demos');
  await hydrated(page.getByRole('main'));
  await picture(page).scrollIntoViewIfNeeded();
  await expect.poll(() => shown(page)).toBe(thumbnail);
  await expect(picture(page)).toHaveAttribute('src', thumbnail.slice(1));
  expect(asked).not.toContain(placeholder);
});

test('it ends with the placeholder, even when that fails too', { tag: '@full' }, async ({
  page,
}) => {
  const asked = requests(page);
  await page.route(/images\/demos\/(computer-vision|placeholder)\./, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto('/demos');
  await hydrated(page.getByRole('main'));
  await picture(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter((path) => path === placeholder).length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /demos\/(computer-vision|placeholder)\./.test(path))).toEqual([
    expect.stringMatching(copies),
    thumbnail,
    thumbnail,
    placeholder,
  ]);
});

test('the fallbacks are the same after a soft navigation', { tag: '@full' }, async ({ page }) => {
  await page.route('**/images/demos/computer-vision*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/about');
  await hydrated(page.getByRole('main'));
  await goSoftly(page, '/industries/logistics');
  await picture(page).scrollIntoViewIfNeeded();
  await expect.poll(() => shown(page)).toBe(placeholder);
});

const failures = [
  ['cover', '/blog', /\/art\/blog\..*\.card\.svg/, '/art/default.cover.card.svg'],
  ['avatar', '/blog', /\/art\/team\..*\.svg/, '/art/default.avatar.square.svg'],
  ['cover', '/blog/blog-06', /\/art\/blog\..*\.svg/, '/art/default.cover.wide.svg'],
] as const;
for (const [index, [what, path, failing, instead]] of failures.entries()) {
  const name = `a ${what} that fails on ${path} is replaced before any input, and stays so`;
  test(name, variant(index), async ({ page }) => {
    await page.route(failing, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    const image = page.locator(`img[src="${instead}"]`).first();
    // A scroll by script would count as an input, so the picture must be on the first screen.
    await expect
      .poll(() => image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth))
      .toBeGreaterThan(0);
    expect(await page.evaluate(hasPayload)).toBe(false);
    await hydrated(page.getByRole('main'));
    await expect(image).toHaveAttribute('src', instead);
  });

  test(`a ${what} that fails on ${path} falls back to the default ${what}`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.route(failing, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    await hydrated(page.getByRole('main'));
    const image = page.locator(`img[src="${instead}"]`).first();
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth))
      .toBeGreaterThan(0);
  });
}
