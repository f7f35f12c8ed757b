import { existsSync } from 'node:fs';
import { expect, firefox, type Page, test, webkit } from '@playwright/test';

import { demos, industryWithCases, posts, products } from './support/content';
import { layoutsByName } from './support/layouts';

// First actions of a visitor on a page whose scripts have not started yet, in every engine.

const engines = { firefox, webkit };
for (const [name, engine] of Object.entries(engines)) {
  test.skip(
    ({ browserName }) => browserName === name && !existsSync(engine.executablePath()),
    `${name} is not installed. To install it: npx playwright install ${name}`,
  );
}

const industry = industryWithCases(1);
const tag = demos().find(({ active }) => active)?.industries[0] ?? '';
const newest = posts()[0]?.date ?? '';
const month = new Date(newest || 0).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });

const wide = { width: 1280, height: 800 };
const narrow = { width: 480, height: 800 };

interface Flow {
  path: string;
  /** Whether the content has what it is about. Default: yes. */
  needs?: boolean;
  size?: typeof wide;
  act: (page: Page) => Promise<void>;
  expected: (page: Page) => Promise<void>;
}

const flows: Record<string, Flow> = {
  'main menu: its button opens a sub-menu': {
    path: '/',
    act: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('button').first().click(),
    expected: async (page) => {
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true');
      await expect(main.getByRole('list').nth(1).getByRole('link').first()).toBeVisible();
    },
  },
  'phone menu: its button opens the list': {
    path: '/',
    size: narrow,
    act: (page) => page.getByRole('banner').locator('summary').click(),
    expected: (page) =>
      expect(
        page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first(),
      ).toBeVisible(),
  },
  'contact widget: its button opens the card': {
    path: '/',
    act: (page) => page.getByRole('complementary', { name: 'Contact' }).locator('summary').click(),
    expected: (page) => expect(page.getByRole('link', { name: 'Send us a message' })).toBeVisible(),
  },
  'use case: its button opens the case study, which closes': {
    path: `/industries/${industry?.id}`,
    needs: Boolean(industry),
    act: (page) => page.getByRole('main').locator('li article').getByRole('button').first().click(),
    expected: async (page) => {
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page).toHaveURL(/#./);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).not.toHaveURL(/#./);
    },
  },
  'carousel: Next shows the second product': {
    path: '/',
    needs: products().length > 2,
    act: (page) => page.getByRole('main').getByRole('button', { name: /^Next/ }).click(),
    expected: (page) =>
      expect(page.getByRole('main').locator('button[aria-current="true"]')).toHaveAccessibleName(
        /2/,
      ),
  },
  'demos: a chip filters the list': {
    path: '/demos',
    needs: tag !== '',
    act: (page) => page.getByRole('button', { name: tag, exact: true }).click(),
    expected: (page) =>
      expect(page.getByRole('button', { name: tag, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
  },
  'sign-in: its button opens the dialog with the form': {
    path: '/',
    act: (page) =>
      page.getByRole('contentinfo').getByRole('button', { name: 'Sign in', exact: true }).click(),
    expected: (page) =>
      expect(page.getByRole('dialog').getByLabel('Email', { exact: true })).toBeVisible(),
  },
  'contact form: a message is sent and confirmed': {
    path: '/contact',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada Moore');
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@moore.example');
      await page.getByRole('textbox', { name: 'How can we help?' }).fill('A first message');
      await page.getByRole('button', { name: 'Send message' }).click();
    },
    // In the dialog, or on the result page if the form was posted before React hydrated it.
    expected: (page) =>
      expect(
        page.getByRole('heading', { name: 'Message Sent Successfully!' }).first(),
      ).toBeVisible(),
  },
  'color scheme: Dark is applied': {
    path: '/',
    act: (page) => page.getByRole('contentinfo').getByText('Dark', { exact: true }).click(),
    expected: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    },
  },
  'infographic: its button shows it full-screen': {
    path: layoutsByName.landscape ?? '',
    needs: Boolean(layoutsByName.landscape),
    act: (page) => page.getByRole('main').locator('button:has(img)').first().click(),
    expected: (page) => expect(page.getByRole('dialog').locator('img').first()).toBeVisible(),
  },
  'blog archive: a month filters the list': {
    path: '/blog',
    needs: newest !== '',
    act: (page) =>
      page
        .getByRole('navigation', { name: 'Blog Archive' })
        .getByRole('link', { name: month })
        .first()
        .click(),
    expected: (page) =>
      expect(page.getByRole('main')).toContainText(`Posts from ${month} ${newest.slice(0, 4)}`),
  },
};

for (const [name, { path, needs = true, size = wide, act, expected }] of Object.entries(flows)) {
  test(name, async ({ page }) => {
    test.skip(!needs, 'not in the content');
    await page.setViewportSize(size);
    await page.goto(path);
    await act(page);
    await expected(page);
  });
}
