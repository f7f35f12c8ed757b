import { chromium, expect, type Page } from '@playwright/test';

import { built } from './support/built-base';
import { frames } from './support/clock';
import { industryWithCases } from './support/content';
import { complaints, hydrated, recordHydration } from './support/page';
import { when } from './support/test';

const industry = industryWithCases(3);
const test = when(industry);
test.use({ viewport: { width: 1440, height: 900 } });
const path = `/industries/${industry?.id}`;
const cases = industry?.use_cases.filter(({ case_study }) => case_study) ?? [];

/** A use case with a case study. */
function caseAt(place: number) {
  const found = cases[place];
  if (!found?.case_study) throw new Error('No industry has so many case studies');
  return { ...found, study: found.case_study };
}

const opener = (page: Page, place: number) =>
  page
    .getByRole('main')
    .locator('li article')
    .getByRole('button', {
      name: caseAt(place).title,
      exact: true,
    });
const dialog = (page: Page) => page.getByRole('dialog');
const closeButton = (page: Page) => dialog(page).getByRole('button', { name: 'Close' });

async function expectOpen(page: Page, place: number) {
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toHaveAccessibleName(caseAt(place).title);
  await expect(page).toHaveURL(built(`${path}#${caseAt(place).id}`));
}

async function expectClosed(page: Page, place: number) {
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(built(path));
  await expect(opener(page, place)).toBeFocused();
}

async function open(page: Page, hash = '') {
  await page.goto(path + hash);
  await hydrated(page);
}

const setHash = (page: Page, hash: string) =>
  page.evaluate((next) => {
    location.hash = next;
  }, hash);

const depth = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('a use case opens its case study', async ({ page }) => {
  await open(page);
  await opener(page, 0).click();
  await expectOpen(page, 0);
  const { study, title } = caseAt(0);
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(title);
  for (const name of ['Solution Overview', 'Benefits', 'Implementation Details']) {
    await expect(dialog(page).getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(dialog(page)).toContainText(`ROI Timeline${study.roiTimeline}`);
  await expect(dialog(page)).toContainText(`, ${study.year}`);
  const source = dialog(page).getByRole('link');
  await expect(source).toHaveAttribute('href', study.url);
  await expect(source).toHaveAttribute('target', '_blank');
  await expect(source).toContainText(new URL(study.url).hostname);
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab');
    // The focus may leave the page for the window of the browser.
    const behind = page.locator('main :focus:not(dialog[open], dialog[open] *)');
    await expect(behind).toHaveCount(0);
  }
});

test('its button, Escape and a click outside close it', async ({ page }) => {
  await open(page);
  await opener(page, 1).press('Enter');
  await expectOpen(page, 1);
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectClosed(page, 1);

  await opener(page, 0).click();
  await expectOpen(page, 0);
  await page.keyboard.press('Escape');
  await expectClosed(page, 0);

  await opener(page, 0).click();
  await page.getByRole('heading', { name: 'Solution Overview' }).click();
  await expectOpen(page, 0);
  await page.mouse.click(5, 450);
  await expectClosed(page, 0);
});

test('a hash opens it, one at a time', async ({ page }) => {
  await open(page, `#${caseAt(2).id}`);
  await expectOpen(page, 2);
  await setHash(page, caseAt(1).id);
  await expectOpen(page, 1);
  await page.keyboard.press('Escape');
  await expectClosed(page, 1);
});

test('an unknown or malformed hash opens nothing', async ({ page }) => {
  const faults = complaints(page);
  await open(page, '#%E0%A4%A');
  for (const hash of ['#no-such-case', '#main', '#']) {
    await setHash(page, hash);
    await frames(page);
    await expect(dialog(page)).toHaveCount(0);
  }
  await opener(page, 0).click();
  await expectOpen(page, 0);
  expect(faults).toEqual([]);
});

test('the page behind does not move', async ({ baseURL, viewport, launchOptions }) => {
  // Headless browsers hide scroll bars. A page jumps only when one that takes space disappears.
  const ignoreDefaultArgs = ['--hide-scrollbars'];
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  const page = await browser.newPage({ baseURL, viewport, reducedMotion: 'reduce' });
  await recordHydration(page.context());
  await open(page);
  await opener(page, 0).scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  expect(
    await page.evaluate(() => innerWidth - document.documentElement.clientWidth),
    'width of the scroll bar',
  ).toBeGreaterThan(0);
  const places = () =>
    page.evaluate(() =>
      ['main article h3', 'header nav', 'aside summary'].map((mark) =>
        Math.round(document.querySelector(mark)?.getBoundingClientRect().x ?? NaN),
      ),
    );
  const before = { depth: await depth(page), places: await places() };
  expect(before.depth).toBeGreaterThan(0);

  await opener(page, 0).click();
  await expectOpen(page, 0);
  await frames(page);
  expect(await places()).toEqual(before.places);
  // The wheel beside the dialog, a key, and the wheel past the end of the dialog.
  await page.mouse.move(5, 450);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('PageDown');
  await dialog(page).hover();
  await page.mouse.wheel(0, 9000);
  await page.mouse.wheel(0, 9000);
  await frames(page, 20);
  expect(await depth(page)).toBe(before.depth);

  await closeButton(page).click();
  await expectClosed(page, 0);
  await frames(page);
  expect(await depth(page)).toBe(before.depth);
  expect(await places()).toEqual(before.places);
  await browser.close();
});

test('on a phone a tap outside closes it', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 800 } });
  await page.goto(path);
  await opener(page, 0).tap();
  await expect(dialog(page)).toBeVisible();
  const box = await dialog(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(8);
  await page.touchscreen.tap(200, 4);
  await expect(dialog(page)).toHaveCount(0);
  await page.close();
});

test('it works in a browser without invoker commands and closedby', async ({ page }) => {
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
  await open(page);
  await opener(page, 0).click();
  await expectOpen(page, 0);
  await closeButton(page).click();
  await expectClosed(page, 0);
  await opener(page, 0).click();
  await page.getByRole('heading', { name: 'Solution Overview' }).click();
  await expectOpen(page, 0);
  await page.mouse.click(5, 450);
  await expect(dialog(page)).toHaveCount(0);
});
