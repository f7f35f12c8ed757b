import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { hydrated } from './support/page';
import { test } from './support/test';
import { pinch } from './support/touch';

const path = '/tools/genai-landscape';
test.use({ viewport: { width: 1280, height: 800 } });

const dialog = (page: Page) => page.getByRole('dialog');
const picture = (page: Page) => dialog(page).getByRole('img');
const opener = (page: Page) => page.getByRole('button', { name: /full screen/i });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });

const widthOf = async (page: Page) => (await picture(page).boundingBox())?.width ?? 0;

/** Position within the picture (0 to 1 in each direction) at a point of the screen. */
async function partAt(page: Page, x: number, y: number) {
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('The picture is not shown');
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}

async function open(page: Page) {
  await page.goto(path);
  await hydrated(opener(page));
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

test('the dialog opens with the whole picture and closes', async ({ page }) => {
  await open(page);

  await test.step('takes the whole screen and shows the whole picture', async () => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
      await expect(picture(page)).toBeInViewport({ ratio: 0.99 });
      const box = await picture(page).boundingBox();
      // The picture fills the screen in one direction.
      const room = Math.max(
        (box?.width ?? 0) / viewport.width,
        (box?.height ?? 0) / viewport.height,
      );
      expect(room).toBeGreaterThan(0.95);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('closes on the backdrop, on Escape and by its button, not on the picture', async () => {
    await picture(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(60, 400);
    await expect(dialog(page)).toBeHidden();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => button(page, 'Close').click(),
    ]) {
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    }
  });

  await test.step('shows the whole picture when opened again', async () => {
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    const whole = await widthOf(page);
    await page.keyboard.press('+');
    await page.keyboard.press('Escape');
    await opener(page).click();
    expect(await widthOf(page)).toBeCloseTo(whole, 0);
  });
});

test('the picture is zoomed and moved by buttons, keys, wheel and pointer', async ({ page }) => {
  await open(page);

  await test.step('the buttons zoom in and out, between the whole picture and its largest', async () => {
    const whole = await widthOf(page);
    await expect(button(page, 'Zoom out')).toBeDisabled();
    await button(page, 'Zoom in').click();
    const larger = await widthOf(page);
    expect(larger).toBeGreaterThan(whole * 1.2);
    await button(page, 'Zoom out').click();
    expect(await widthOf(page)).toBeCloseTo(whole, 0);
    while (await button(page, 'Zoom in').isEnabled()) await button(page, 'Zoom in').click();
    expect(await widthOf(page)).toBeGreaterThan(larger);
    await button(page, 'Whole picture').click();
    expect(await widthOf(page)).toBeCloseTo(whole, 0);
  });

  await test.step('the keys zoom and move', async () => {
    const whole = await widthOf(page);
    for (const key of ['+', '+', '=']) await page.keyboard.press(key);
    const larger = await widthOf(page);
    expect(larger).toBeGreaterThan(whole * 1.7);
    await page.keyboard.press('-');
    expect(await widthOf(page)).toBeLessThan(larger);
    await page.keyboard.press('+');

    const middle = await partAt(page, 640, 400);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await partAt(page, 640, 400)).y).toBeGreaterThan(middle.y);
    const lower = await partAt(page, 640, 400);
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await partAt(page, 640, 400)).y).toBeLessThan(lower.y);

    await page.keyboard.press('0');
    expect(await widthOf(page)).toBeCloseTo(whole, 0);
    // Shortcuts of the browser are not intercepted.
    await page.keyboard.press('Control+0');
    expect(await widthOf(page)).toBeCloseTo(whole, 0);
  });

  await test.step('the wheel zooms around the pointer', async () => {
    const whole = await widthOf(page);
    await page.mouse.move(700, 300);
    const before = await partAt(page, 700, 300);
    for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, -200);
    await expect.poll(() => widthOf(page)).toBeGreaterThan(whole * 2.5);
    const after = await partAt(page, 700, 300);
    expect(after.y).toBeCloseTo(before.y, 1);
    for (let turn = 0; turn < 20; turn++) await page.mouse.wheel(0, 200);
    await expect.poll(() => widthOf(page)).toBeCloseTo(whole, 0);
  });

  await test.step('dragging moves the picture and does not close the dialog', async () => {
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const before = await partAt(page, 640, 400);
    await page.mouse.move(640, 400);
    await page.mouse.down();
    await page.mouse.move(640, 250, { steps: 5 });
    await page.mouse.up();
    expect((await partAt(page, 640, 250)).y).toBeCloseTo(before.y, 1);
    await expect(dialog(page)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Smallest font size and width of the picture, in SVG units. */
  const drawing = () => {
    const svg = readFileSync('out/landscape/genai-landscape.svg', 'utf8');
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    return { smallest: Math.min(...sizes), width: Number(/ width="(\d+)"/.exec(svg)?.[1]) };
  };

  test('pinching zooms, and a tap beside the picture closes it', { tag: '@full' }, async ({
    page,
  }) => {
    await open(page);

    await test.step('the point between the fingers stays between them', async () => {
      const before = await partAt(page, 195, 350);
      await pinch(page, { x: 195, y: 350 }, 80, 200);
      await expect.poll(() => widthOf(page)).toBeGreaterThan(390 * 2);
      const after = await partAt(page, 195, 350);
      expect(after.x).toBeCloseTo(before.x, 1);
      expect(after.y).toBeCloseTo(before.y, 1);
      await button(page, 'Whole picture').tap();
      await expect.poll(() => widthOf(page)).toBeCloseTo(390, 0);
    });

    await test.step('two fingers make the smallest line readable', async () => {
      const { smallest, width } = drawing();
      expect((smallest * (await widthOf(page))) / width).toBeLessThan(6);
      await pinch(page, { x: 195, y: 420 }, 60, 340);
      // At least the font size of an article.
      await expect
        .poll(async () => (smallest * (await widthOf(page))) / width)
        .toBeGreaterThanOrEqual(16);
      await pinch(page, { x: 195, y: 420 }, 340, 30);
      await expect.poll(() => widthOf(page)).toBeCloseTo(390, 0);
    });

    await test.step('a tap beside the picture closes it', async () => {
      await page.touchscreen.tap(195, 60);
      await expect(dialog(page)).toBeHidden();
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the picture whole, without controls that do nothing', async ({ page }) => {
    await page.goto(path);
    await opener(page).click();
    const box = await picture(page).boundingBox();
    expect(Math.round(box?.height ?? 0)).toBe(800);
    await expect(button(page, 'Zoom in')).toBeHidden();
    await page.mouse.click(60, 400);
    await expect(dialog(page)).toBeHidden();
  });
});
