import { expect, type Page } from '@playwright/test';
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

test.use({ viewport: { width: 1440, height: 900 } });

const path = '/industries/logistics';

/** Opens the first case study by a press on its card. */
async function openFirst(page: Page) {
  await cards(page)
    .first()
    .click({ position: { x: 20, y: 20 } });
  await expectOpen(page, 0);
}

const setHash = (page: Page, hash: string) =>
  page.evaluate((next) => {
    location.hash = next;
  }, hash);

test('opened by a click', async ({ page }) => {
  await page.goto(path);
  await hydrated(page.getByRole('main'));
  await openFirst(page);

  await test.step('shows the whole case study, with the hostname of its source', async () => {
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

  await test.step('keeps the focus inside', async () => {
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press(press < 5 ? 'Tab' : 'Shift+Tab');
      const outside = await page.evaluate(() => {
        const held = document.activeElement;
        return held !== document.body && !held?.closest('dialog[open]') ? held?.outerHTML : '';
      });
      expect(outside).toBe('');
    }
  });

  await test.step('closes by its button and gives the focus back', async () => {
    await closeButton(page).click();
    await expectClosed(page);
    await expect(openerOf(page, 0)).toBeFocused();
  });

  await test.step('closes on Escape and gives the focus back', async () => {
    await openFirst(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(openerOf(page, 0)).toBeFocused();
  });

  await test.step('closes on a click outside, not on one inside', async () => {
    await openFirst(page);
    await page.getByRole('heading', { name: 'Solution Overview' }).click();
    await expectOpen(page, 0);
    await page.mouse.click(5, 450);
    await expectClosed(page);
  });

  await test.step('another hash closes it and opens its own: one at a time', async () => {
    await openFirst(page);
    await setHash(page, caseOf(2).slug);
    await expectOpen(page, 2);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  await test.step('works by keyboard alone', async () => {
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

  // The test of the first one also sets the others on a page that is already there.
  const hashes = ['#%E0%A4%A', '#no-such-case', '#main', '#'];
  for (const [index, hash] of hashes.entries()) {
    test(`${hash} opens nothing and causes no error`, { tag: '@full' }, async ({ page }) => {
      const faults = complaints(page);
      await page.goto(`${path}${hash}`);
      await hydrated(page.getByRole('main'));
      for (const next of index === 0 ? hashes : [hash]) {
        await setHash(page, next);
        await frames(page);
        await expect(dialog(page)).toHaveCount(0);
      }

      await test.step('opens when the hash changes, as a link within the page does', async () => {
        await setHash(page, caseOf(1).slug);
        await expectOpen(page, 1);
        await closeButton(page).click();
        await expectClosed(page);
        await expect(openerOf(page, 1)).toBeFocused();
      });

      await openFirst(page);
      expect(faults).toEqual([]);
    });
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap opens, the button closes, a tap outside closes', { tag: '@full' }, async ({
    page,
  }) => {
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
  test('the button closes; a click outside closes, one inside does not', { tag: '@full' }, async ({
    page,
  }) => {
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
    await closeButton(page).click();
    await expectClosed(page);

    await openerOf(page, 0).click();
    await expectOpen(page, 0);
    await page.getByRole('heading', { name: 'Solution Overview' }).click();
    await expectOpen(page, 0);
    await page.mouse.click(5, 450);
    await expectClosed(page);
  });
});
