import { expect, type Page } from '@playwright/test';
import { unfinished } from '../scripts/build/finish/next-internals';
import { company, details, email, name, send, success } from './support/contact-form';
import { posts } from './support/content';
import { tagsOf } from './support/html';
import { opener, panel } from './support/menu';
import { emailsWith } from './support/outbox';
import { cards, caseOf, closeButton, dialog } from './support/overlay';
import { hydrated } from './support/page';
import { exportedPages } from './support/sitemap';
import { refused, test } from './support/visit';

// Runs on the export of FINISH=off alone (`npm run test:full -- plain`): a visitor can use the site
// when the finishing step is off, or when the build has skipped it because Next.js has changed.
test.describe('pages as Next.js exports them', { tag: '@plain' }, () => {
  test('have their scripts, and a policy with a hash of each in the page alone', async ({
    request,
  }) => {
    for (const { path, html } of exportedPages()) {
      expect(html, path).toMatch(unfinished);
      const [encoding, policy] = tagsOf(html).filter((tag) => tag.name === 'meta');
      expect(encoding?.attributes.has('charset'), path).toBe(true);
      const content = policy?.attributes.get('content') ?? '';
      expect(content, path).toContain("default-src 'none'");
      expect(content, path).not.toMatch(/unsafe-|strict-dynamic/);
      expect(content.match(/'sha256-/g)?.length, path).toBeGreaterThan(3);
    }
    const header = (await request.get('/')).headers()['content-security-policy'];
    expect(header).toContain("frame-ancestors 'none'");
    expect(header).not.toMatch(/script-src|unsafe-/);
  });

  /** Opens a page, waits for React, and expects no error and no violation of the policy. */
  async function open(page: Page, path: string, faults: string[]) {
    await page.goto(path);
    await hydrated(page.getByRole('main'));
    await page.evaluate(async () => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      await document.body.animate(null, 16).finished;
    });
    expect(await refused(page)).toEqual([]);
    expect(faults).toEqual([]);
  }

  const [post = { id: '', title: '' }] = posts();
  for (const path of ['/', '/blog', `/blog/${post.id}`, '/industries/logistics', '/whitepapers']) {
    test(`${path} starts by itself without an error`, async ({ page, faults }) => {
      await open(page, path, faults);
    });
  }

  test('refuse a script and a style that their policy does not name', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => {
      for (const tag of ['script', 'style']) {
        const element = document.createElement(tag);
        element.textContent = tag === 'script' ? 'window.injected = true' : 'p { color: red }';
        document.head.append(element);
      }
    });
    await expect.poll(async () => (await refused(page)).length).toBe(2);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });

  test('link to an article without loading a document', async ({ page, faults }) => {
    await open(page, '/blog', faults);
    await page.evaluate(() => {
      Object.assign(window, { stillHere: true });
    });
    const link = page.locator(`main a[href="/blog/${post.id}"]`).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    expect(faults).toEqual([]);
  });

  test('open the menu', async ({ page, faults }) => {
    await open(page, '/about', faults);
    await opener(page, 'Services').press('Enter');
    await expect(panel(page, 'Services')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Services')).toBeHidden();
    expect(faults).toEqual([]);
  });

  test('open and close an overlay', async ({ page, faults }) => {
    await open(page, '/industries/logistics', faults);
    await cards(page)
      .first()
      .click({ position: { x: 20, y: 20 } });
    await expect(dialog(page)).toHaveAccessibleName(caseOf(0).title);
    await closeButton(page).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await refused(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('send a message', async ({ page, faults }, { testId }) => {
    await open(page, '/contact', faults);
    await name(page).fill('Ada Moore');
    await company(page).fill('Moore Looms');
    await email(page).fill('ada@moore.example');
    await details(page).fill(`From a plain page ${testId}`);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect(emailsWith(`From a plain page ${testId}`)).toHaveLength(1);
    expect(await refused(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
