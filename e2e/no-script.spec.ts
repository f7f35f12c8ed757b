import { expect, type Locator, type Page } from '@playwright/test';
import { emailsWith } from './support/outbox';
import { test } from './support/test';

test.use({ javaScriptEnabled: false });

// every-page.spec.ts checks that every page has the same text without scripts.

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('main menu', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('sub-links show on hover and navigate', async ({ page }) => {
    await page.goto('/');
    const items = mainMenu(page).getByRole('list', { name: 'Industries' });
    await expect(items).toBeHidden();
    await mainMenu(page).getByRole('link', { name: 'Industries' }).hover();
    await expect(items).toBeVisible();
    await items.getByRole('link', { name: 'Insurance' }).click();
    await expect(page).toHaveURL('/industries/insurance');
  });

  test('sub-links are reached by keyboard', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await mainMenu(page).getByRole('link', { name: 'Services', exact: true }).focus();
    const items = mainMenu(page).getByRole('list', { name: 'Services' });
    await expect(items).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(items.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/ai-enablement');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  const toggle = (page: Page) => page.locator('summary[aria-label="Menu"]');
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
  const labels = (links: Locator) =>
    links.evaluateAll((nodes) => nodes.map((node) => node.textContent?.trim() ?? ''));

  test('the menu opens by its summary and lists every item and sub-item', async ({ page }) => {
    await page.goto('/');
    const wide = await labels(page.locator('nav[aria-label="Main"] a'));
    // Seven main items, five services, nine industries and their overview, four insights, three
    // about us.
    expect(wide).toHaveLength(29);
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await labels(menu(page).getByRole('link'))).toEqual([...wide, 'Contact Us']);
    await menu(page).getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(menu(page)).toBeHidden();
  });

  test('the menu opens and closes by keyboard', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeHidden();
  });
});

test('the contact widget opens', async ({ page }) => {
  await page.goto('/');
  const way = page.getByRole('link', { name: 'Send us a message' });
  await expect(way).toBeHidden();
  await page.locator('summary[aria-label="Contact us"]').click();
  await way.click();
  await expect(page).toHaveURL('/contact');
});

test('a case study opens by click and closes by button and Escape', async ({ page }) => {
  await page.goto('/industries/energy');
  const card = page.getByRole('main').locator('li > article').first();
  await card.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await card.getByRole('button').press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('contact form', () => {
  test('posts and leads to the confirmation page', async ({ page }, { testId }) => {
    const details = `Plain post ${testId}`;
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ada Moore');
    await page.getByLabel('Email').fill('ada@moore.example');
    await page.getByLabel('How can we help?').fill(details);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/contact\/sent\?reference=[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent Successfully!');
    await expect(page.getByRole('main')).toContainText(
      'Thank you for reaching out. Someone from our team will respond to your inquiry shortly.',
    );
    expect(emailsWith(details)).toHaveLength(1);
  });

  test('answers invalid values with the reasons', async ({ page }, { testId }) => {
    await page.goto('/contact');
    // A space passes the browser's own check of a required field, and an address without a dot
    // passes its check of e-mail addresses.
    await page.getByLabel('Name').fill(' ');
    await page.getByLabel('Email').fill('ada@moore');
    await page.getByLabel('How can we help?').fill(`Refused ${testId}`);
    const answer = page.waitForResponse('**/send-email');
    await page.getByRole('button', { name: 'Send message' }).click();
    expect((await answer).status()).toBe(422);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Failed to send message. Try again.',
    );
    await expect(page.getByRole('listitem')).toHaveText([
      'Name is required',
      'Please enter a valid email address',
    ]);
    expect(emailsWith(`Refused ${testId}`)).toHaveLength(0);
    await page.getByRole('link').click();
    await expect(page).toHaveURL('/contact');
  });
});

test('a demo is shown in its frame', async ({ page }) => {
  await page.goto('/demos/computer-vision');
  const demo = page.frameLocator('main iframe');
  await expect(demo.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the post editor shows that it needs scripts, only without them', async ({
  page,
  browser,
}) => {
  const sentence = 'The editor and sign-in need JavaScript';
  await page.goto('/admin/manage-posts');
  await expect(page.getByText(sentence)).toBeVisible();
  const scripted = await browser.newPage({ javaScriptEnabled: true });
  await scripted.goto(page.url());
  await expect(scripted.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(scripted.getByText(sentence)).toBeHidden();
  await scripted.close();
});
