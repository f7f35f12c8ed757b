import { expect, type Page, type Route } from '@playwright/test';
import { isHydrated } from '../scripts/build/finish/next-internals';
import { details, email, name, send } from './support/contact-form';
import { industries, posts } from './support/content';
import { hydrated } from './support/page';
import { test } from './support/test';
import { variant } from './support/variants';

// Each test is a first visit, because what is loaded, and when, is the subject.
test.use({ reuseContext: false, contextOptions: { reducedMotion: 'no-preference' } });

const [post = { id: '' }] = posts().filter(({ id }) => /^blog-\d+$/.test(id));

/** Collects the URLs of script requests from now on. */
function scriptRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

const taken = (page: Page) => page.evaluate(isHydrated);

test('an article requests no script until the visitor does something', async ({ page }) => {
  const asked = scriptRequests(page);
  await page.goto(`/blog/${post.id}`, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  expect(await taken(page)).toBe(false);
});

const signs: Record<string, (page: Page) => Promise<void>> = {
  // Only the second event has a movement distance.
  'a pointer': (page) => page.mouse.move(200, 300, { steps: 2 }),
  'a key': (page) => page.keyboard.press('Shift'),
  focus: (page) => page.locator('main a').first().focus(),
  'a scroll': (page) => page.mouse.wheel(0, 200),
  'a press': (page) => page.locator('main').dispatchEvent('pointerdown'),
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

test('a page that appears under a resting pointer waits until it moves', async ({ page }) => {
  await page.goto('/careers', { waitUntil: 'networkidle' });
  await page.mouse.move(200, 300, { steps: 2 });
  await expect.poll(() => taken(page)).toBe(true);
  await page.goto(`/blog/${post.id}`, { waitUntil: 'networkidle' });
  expect(await taken(page)).toBe(false);
  await page.mouse.move(210, 310, { steps: 2 });
  await expect.poll(() => taken(page)).toBe(true);
});

test('a page with an animation near the first screen starts its scripts by itself after 2.5 s', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.clock.runFor(2499);
  expect(await taken(page)).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(() => taken(page)).toBe(true);
});

test('a page with an animation far below the first screen does not', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.clock.install();
  await page.goto('/insights', { waitUntil: 'networkidle' });
  await page.clock.runFor(5000);
  expect(await taken(page)).toBe(false);
});

test('a URL that needs scripts starts them', async ({ page }) => {
  await page.goto('/blog?year=2024&month=5');
  await expect(page.getByText('Posts from May 2024')).toBeVisible();
});

test('a click on a control before hydration is repeated afterwards', async ({ page }) => {
  // The payload is delayed, so that the click happens before hydration.
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

test('a link before hydration navigates', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/demos');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/demos');
});

const chunks = '**/_next/static/chunks/*.js';
const payload = /\/(contact|about)\.txt$/;
const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });
const never = () => new Promise<void>(() => undefined);

/** Failures that prevent React from starting. */
const faults: Record<string, (page: Page) => Promise<unknown>> = {
  'chunks that throw': (page) => page.route(chunks, script('throw new Error("broken")')),
  'chunks that do not parse': (page) => page.route(chunks, script('const = ;')),
  'missing chunks': (page) => page.route(chunks, (route) => route.fulfill({ status: 404 })),
  'chunks that do not load': (page) => page.route(chunks, (route) => route.abort()),
  'a missing payload': (page) => page.route(payload, (route) => route.fulfill({ status: 404 })),
  'a payload that does not load': (page) => page.route(payload, (route) => route.abort()),
  'chunks that hang': (page) => page.route(chunks, never),
  'a payload that hangs': (page) => page.route(payload, never),
};

for (const [index, [fault, cause]] of Object.entries(faults).entries()) {
  test(
    `with ${fault}, a message is posted as a plain form`,
    variant(index, 3),
    async ({ page }) => {
      await cause(page);
      await page.goto('/contact');
      await name(page).fill('Ada Moore');
      await email(page).fill('ada@moore.example');
      await details(page).fill(`With ${fault}`);
      await send(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Message Sent Successfully!',
      );
    },
  );

  test(`with ${fault}, another control does what HTML does`, variant(index), async ({ page }) => {
    await page.clock.install({ time: 0 });
    await cause(page);
    await page.goto('/about');
    await page.clock.pauseAt(3_600_000);
    // A radio button, because its default HTML behavior is visible.
    const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' });
    await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click();
    if (fault.endsWith('hang') || fault.endsWith('hangs')) {
      await page.clock.runFor(3999);
      await expect(dark).not.toBeChecked();
      await page.clock.runFor(1);
    }
    await expect(dark).toBeChecked();
    // From now on clicks are not held.
    await page.getByRole('contentinfo').getByText('Light', { exact: true }).click();
    await expect(dark).not.toBeChecked();
  });
}

test.describe('a dialog button before hydration', () => {
  const industry = industries().find(({ use_cases }) => use_cases[0]?.case_study);
  const opener = (page: Page) => page.getByRole('main').locator('button[commandfor]').first();

  test.beforeEach(async ({ page }) => {
    let answer: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/industries/${industry?.id}.txt`, async (route) => {
      await held;
      await route.continue();
    });
    await page.exposeFunction('letScriptsCome', () => answer?.());
  });

  test('opens its dialog, whose hash is in the URL after hydration', async ({ page }) => {
    await page.goto(`/industries/${industry?.id}`);
    await opener(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await page.evaluate('letScriptsCome()');
    const id = (await opener(page).getAttribute('commandfor')) ?? '(none)';
    await expect(page).toHaveURL(`/industries/${industry?.id}#${id}`);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`/industries/${industry?.id}`);
  });

  test('opens and closes it where the browser lacks invoker commands', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('command', (event) => event.preventDefault(), true);
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    });
    await page.goto(`/industries/${industry?.id}`);
    await opener(page).click();
    const dialog = page.locator('dialog:modal');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await opener(page).click();
    await expect(dialog).toBeVisible();
    await page.evaluate('letScriptsCome()');
    await hydrated(page.getByRole('main'));
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('a browser that starts the scripts at once', () => {
  test.use({ scripts: 'at once' });

  test('hydrates without an input', async ({ page }) => {
    await page.goto(`/blog/${post.id}`);
    await expect.poll(() => taken(page)).toBe(true);
  });
});

test('once hydrated, hovering over a link prefetches the next page', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page.getByRole('main'));
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  // The DevTools protocol reports whether a response came from the cache.
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

test('speculation rules prefetch and prerender pages of the site', async ({ page }) => {
  await page.goto('/careers');
  const rules = JSON.parse(
    (await page.locator('script[type="speculationrules"]').textContent()) ?? '{}',
  );
  expect(rules.prefetch[0].eagerness).toBe('moderate');
  expect(rules.prerender[0].eagerness).toBe('conservative');
});
