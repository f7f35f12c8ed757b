import { expect, type Page, type Route } from '@playwright/test';
import { isHydrated } from '../scripts/build/finish/next-internals';
import { details, email, name, send } from './support/contact-form';
import { industries, posts } from './support/content';
import { textsOf } from './support/html';
import { hydrated } from './support/page';
import { exportedPage } from './support/sitemap';
import { test } from './support/test';
import { firstOf, variant } from './support/variants';

// Each test starts with a first visit, because what is loaded, and when, is the subject.
test.use({ firstVisit: true });

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

const signs: Record<string, (page: Page) => Promise<void>> = {
  'a key': (page) => page.keyboard.press('Shift'),
  focus: (page) => page.locator('main a').first().focus(),
  'a scroll': (page) => page.mouse.wheel(0, 200),
  'a press': (page) => page.locator('main').dispatchEvent('pointerdown'),
};

test('an article requests no script until the visitor does something', async ({ page }) => {
  const asked = scriptRequests(page);
  const path = `/blog/${post.id}`;
  /** Opens the article and expects that it waits. */
  const visit = async () => {
    asked.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    expect(await taken(page)).toBe(false);
  };
  const expectStart = async () => {
    await expect.poll(() => taken(page)).toBe(true);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThan(3);
  };

  for (const [sign, give] of firstOf(Object.entries(signs), 2)) {
    await test.step(`${sign} starts the scripts of an article`, async () => {
      await visit();
      await give(page);
      await expectStart();
    });
  }

  await test.step('a page that appears under a resting pointer waits until it moves', async () => {
    await page.mouse.move(200, 300, { steps: 2 });
    await visit();
    await page.mouse.move(210, 310, { steps: 2 });
    await expectStart();
  });
});

test.describe('an animation', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('starts the scripts of a page by itself after 2.5 s, if it is near the first screen', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/about', { waitUntil: 'networkidle' });
    await page.clock.runFor(2499);
    expect(await taken(page)).toBe(false);
    await page.clock.runFor(1);
    await expect.poll(() => taken(page)).toBe(true);

    await test.step('a page with an animation far below the first screen does not start', async () => {
      await page.setViewportSize({ width: 1280, height: 300 });
      await page.goto('/insights', { waitUntil: 'networkidle' });
      await page.clock.runFor(5000);
      expect(await taken(page)).toBe(false);
    });
  });
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
  test(`with ${fault}, a message is posted as a plain form`, variant(index), async ({ page }) => {
    await cause(page);
    await page.goto('/contact');
    await name(page).fill('Ada Moore');
    await email(page).fill('ada@moore.example');
    await details(page).fill(`With ${fault}`);
    await send(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent Successfully!');
  });

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

  test('opens and closes it where the browser lacks invoker commands', { tag: '@full' }, async ({
    page,
  }) => {
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

test('speculation rules prefetch and prerender pages of the site', () => {
  const scripts = textsOf(exportedPage('/careers').html, 'script');
  const rules = JSON.parse(
    scripts.find(({ attributes }) => attributes.get('type') === 'speculationrules')?.text ?? '{}',
  );
  expect(rules.prefetch[0].eagerness).toBe('moderate');
  expect(rules.prerender[0].eagerness).toBe('conservative');
});
