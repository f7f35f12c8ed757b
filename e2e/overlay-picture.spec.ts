import { expect, type Locator } from '@playwright/test';
import { caseOf, dialog, expectOpen } from './support/overlay';
import { hydrated } from './support/page';
import { test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const path = `/industries/logistics#${caseOf(0).slug}`;

const loaded = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('a case study with its picture', { tag: '@full' }, async ({ page }) => {
  await page.goto(path);
  await hydrated(page.getByRole('main'));
  await expectOpen(page, 0);

  await test.step('shows the picture of its use case above the title', async () => {
    const picture = dialog(page).locator('img');
    await expect(picture).toHaveCount(1);
    await expect.poll(() => loaded(picture)).toBe(true);
    const title = await dialog(page).getByRole('heading', { level: 2 }).boundingBox();
    const box = await picture.boundingBox();
    expect(box?.height).toBeGreaterThan(100);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  });

  await test.step('on a phone the overlay leaves a margin to tap on at each side', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const box = await dialog(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(8);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 8);
  });
});

test('a picture that fails is replaced by the default cover', { tag: '@full' }, async ({
  page,
}) => {
  await page.route('**/art/use-cases.*', (route) => route.fulfill({ status: 404 }));
  await page.goto(path);
  await hydrated(page.getByRole('main'));
  await expectOpen(page, 0);
  const picture = dialog(page).locator('img');
  await expect(picture).toHaveAttribute('src', '/industries/default-cover.png');
  await expect.poll(() => loaded(picture)).toBe(true);
});
