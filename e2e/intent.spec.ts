import { expect, type Page } from '@playwright/test';
import { posts } from './support/content';
import { hydrated } from './support/page';
import { test } from './support/test';

const [post = { id: '' }] = posts().filter(({ id }) => /^blog-\d+$/.test(id));

/** Addresses of scripts that the page asked for, from now on. */
function scriptRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

const taken = (page: Page) =>
  page.evaluate(() => Object.keys(document.body).some((key) => /^__react/.test(key)));

test('an article asks for no script until the visitor does something', async ({ page }) => {
  const asked = scriptRequests(page);
  await page.goto(`/blog/${post.id}`, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  expect(await taken(page)).toBe(false);
});

const signs: Record<string, (page: Page) => Promise<void>> = {
  // By how much it moved shows with the second event.
  'a pointer': (page) => page.mouse.move(200, 300, { steps: 2 }),
  'a key': (page) => page.keyboard.press('Shift'),
  focus: (page) => page.locator('main a').first().focus(),
  'a scroll': (page) => page.mouse.wheel(0, 200),
  'a touch': (page) => page.locator('main').dispatchEvent('touchstart'),
};

for (const [sign, give] of Object.entries(signs)) {
  test(`${sign} starts the scripts of an article`, async ({ page }) => {
    await page.goto(`/blog/${post.id}`, { waitUntil: 'networkidle' });
    const asked = scriptRequests(page);
    await give(page);
    await expect.poll(() => taken(page)).toBe(true);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThan(3);
  });
}

test('a page that comes up under a pointer at rest waits for it to move', async ({ page }) => {
  await page.goto('/careers', { waitUntil: 'networkidle' });
  await page.mouse.move(200, 300, { steps: 2 });
  await expect.poll(() => taken(page)).toBe(true);
  await page.goto(`/blog/${post.id}`, { waitUntil: 'networkidle' });
  expect(await taken(page)).toBe(false);
  await page.mouse.move(210, 310, { steps: 2 });
  await expect.poll(() => taken(page)).toBe(true);
});

test('a page with something that moves near the screen starts by itself, in its time', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.clock.runFor(2499);
  expect(await taken(page)).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(() => taken(page)).toBe(true);
});

test('a page on which it is far from the screen does not', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.clock.install();
  await page.goto('/insights', { waitUntil: 'networkidle' });
  await page.clock.runFor(5000);
  expect(await taken(page)).toBe(false);
});

test('an address that asks for what scripts do starts them', async ({ page }) => {
  await page.goto('/blog?year=2024&month=5');
  await expect(page.getByText('Posts from May 2024')).toBeVisible();
});

test('a click on a control before React has it is made good', async ({ page }) => {
  // The payload comes late: the click falls into the time before.
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/demos.txt', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/demos');
  const chip = page.getByRole('button', { name: 'Energy', exact: true });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  answer?.();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
});

test('a link before React has it just navigates', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/demos');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/demos');
});

test('a form whose scripts do not come is sent by the browser', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada Moore');
  await page.getByLabel('Email').fill('ada@moore.example');
  await page.getByLabel('How can we help?').fill('Without scripts');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL('/contact/sent');
});

test.describe('who asks for it', () => {
  test.use({ scripts: 'at once' });

  test('gets the scripts at once', async ({ page }) => {
    await page.goto(`/blog/${post.id}`);
    await expect.poll(() => taken(page)).toBe(true);
  });
});

test('once hydrated, a pointer that rests on a link brings the next page here', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page.getByRole('main'));
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  // By the protocol: the answers' own side of it says whether the network was asked.
  const session = await page.context().newCDPSession(page);
  const answers: boolean[] = [];
  session.on('Network.responseReceived', ({ response }) => {
    if (new URL(response.url).pathname === '/careers.txt') {
      answers.push(response.fromDiskCache === true);
    }
  });
  await session.send('Network.enable');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  await link.hover();
  await expect.poll(() => answers).toEqual([false]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
  expect(answers).toEqual([false, true]);
});

test('pages of ours are fetched and made ready by speculation rules', async ({ page }) => {
  await page.goto('/careers');
  const rules = JSON.parse(
    (await page.locator('script[type="speculationrules"]').textContent()) ?? '{}',
  );
  expect(rules.prefetch[0].eagerness).toBe('moderate');
  expect(rules.prerender[0].eagerness).toBe('conservative');
});
