import { expect } from '@playwright/test';
import { frames } from './support/clock';
import {
  cards,
  caseOf,
  closeButton,
  dialog,
  expectClosed,
  expectOpen,
  openerOf,
} from './support/overlay';
import { complaints, hydrated } from './support/page';
import { test } from './support/test';
import { variant } from './support/variants';

test.use({ viewport: { width: 1440, height: 900 } });

const path = '/industries/logistics';

test.describe('opened by a click', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(path);
    await hydrated(page.getByRole('main'));
    await cards(page)
      .first()
      .click({ position: { x: 20, y: 20 } });
    await expectOpen(page, 0);
  });

  test('shows the whole case study, with the hostname of its source', async ({ page }) => {
    const { case_study: study, title } = caseOf(0);
    await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(title);
    for (const name of ['Solution Overview', 'Benefits', 'Implementation Details']) {
      await expect(dialog(page).getByRole('heading', { name, exact: true })).toBeVisible();
    }
    // Four benefits and four implementation details.
    await expect(dialog(page).getByRole('listitem')).toHaveCount(8);
    await expect(dialog(page).getByText('ROI Timeline')).toBeVisible();
    await expect(dialog(page)).toContainText(study?.roiTimeline ?? '(none)');
    await expect(dialog(page)).toContainText(`, ${study?.year}`);
    const source = dialog(page).getByRole('link');
    await expect(source).toHaveAttribute('href', study?.url ?? '');
    await expect(source).toHaveAttribute('target', '_blank');
    await expect(source).toHaveText(`${new URL(study?.url ?? '').hostname} (opens in a new tab)`);
  });

  test('closes by its button and gives the focus back', async ({ page }) => {
    await closeButton(page).click();
    await expectClosed(page);
    await expect(openerOf(page, 0)).toBeFocused();
  });

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(openerOf(page, 0)).toBeFocused();
  });

  test('closes on a click outside, not on one inside', async ({ page }) => {
    await page.getByRole('heading', { name: 'Solution Overview' }).click();
    await expectOpen(page, 0);
    await page.mouse.click(5, 450);
    await expectClosed(page);
  });

  test('keeps the focus inside', async ({ page }) => {
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press(press < 5 ? 'Tab' : 'Shift+Tab');
      const outside = await page.evaluate(() => {
        const held = document.activeElement;
        return held !== document.body && !held?.closest('dialog[open]') ? held?.outerHTML : '';
      });
      expect(outside).toBe('');
    }
  });

  test('another hash closes it and opens its own: one at a time', async ({ page }) => {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, caseOf(2).slug);
    await expectOpen(page, 2);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });
});

test.describe('by its URL', () => {
  test('opens at load and closes without leaving its hash', { tag: '@both' }, async ({ page }) => {
    await page.goto(`${path}#${caseOf(3).slug}`);
    await hydrated(page.getByRole('main'));
    await expectOpen(page, 3);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(openerOf(page, 3)).toBeFocused();
  });

  test('opens when the hash changes, as a link within the page does', async ({ page }) => {
    await page.goto(path);
    await hydrated(page.getByRole('main'));
    await page.evaluate((hash) => {
      location.hash = hash;
    }, caseOf(1).slug);
    await expectOpen(page, 1);
    await closeButton(page).click();
    await expectClosed(page);
    await expect(openerOf(page, 1)).toBeFocused();
  });

  for (const [index, hash] of ['#no-such-case', '#%E0%A4%A', '#main', '#'].entries()) {
    test(`${hash} opens nothing and causes no error`, variant(index, 2), async ({ page }) => {
      const faults = complaints(page);
      await page.goto(`${path}${hash}`);
      await hydrated(page.getByRole('main'));
      await frames(page);
      await expect(dialog(page)).toHaveCount(0);
      await cards(page)
        .first()
        .click({ position: { x: 20, y: 20 } });
      await expectOpen(page, 0);
      expect(faults).toEqual([]);
    });
  }
});

test('works by keyboard alone', async ({ page }) => {
  await page.goto(path);
  await hydrated(page.getByRole('main'));
  await openerOf(page, 0).focus();
  await page.keyboard.press('Tab');
  await expect(openerOf(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOpen(page, 1);
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectClosed(page);
  await expect(openerOf(page, 1)).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap opens, the button closes, a tap outside closes', async ({ page }) => {
    await page.goto(path);
    await hydrated(page.getByRole('main'));
    await cards(page)
      .first()
      .tap({ position: { x: 20, y: 20 } });
    await expectOpen(page, 0);
    await closeButton(page).tap();
    await expectClosed(page);
    await cards(page)
      .first()
      .tap({ position: { x: 20, y: 20 } });
    await expectOpen(page, 0);
    await page.touchscreen.tap(200, 8);
    await expectClosed(page);
  });
});

test.describe('in a browser without invoker commands and closedby', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('command', (event) => event.preventDefault(), true);
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
      const show = HTMLDialogElement.prototype.showModal;
      HTMLDialogElement.prototype.showModal = function showWithout() {
        this.removeAttribute('closedby');
        show.call(this);
      };
    });
    await page.goto(path);
    await hydrated(page.getByRole('main'));
    await openerOf(page, 0).click();
    await expectOpen(page, 0);
  });

  test('the button closes', async ({ page }) => {
    await closeButton(page).click();
    await expectClosed(page);
  });

  test('a click outside closes, one inside does not', async ({ page }) => {
    await page.getByRole('heading', { name: 'Solution Overview' }).click();
    await expectOpen(page, 0);
    await page.mouse.click(5, 450);
    await expectClosed(page);
  });
});
