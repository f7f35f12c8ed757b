import { expect, type Locator, type Page } from '@playwright/test';
import { frames, stopClock } from './support/clock';
import { item, opener, openPanelButtons, panel } from './support/menu';
import { hydrated } from './support/page';
import { test } from './support/test';

test.use({ clock: true, viewport: { width: 1440, height: 900 } });

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to aim at');
  return box;
};

/** Moves the pointer from elsewhere to the button of Insights. */
async function openInsights(page: Page) {
  await page.mouse.move(720, 800);
  await page.clock.runFor(300);
  await expect(openPanelButtons(page)).toHaveCount(0);
  const from = await boxOf(opener(page, 'Insights'));
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await expect(opener(page, 'Insights')).toHaveAttribute('aria-expanded', 'true');
  return from;
}

/**
 * Moves the pointer from Insights diagonally over a corner of About Us, which has a sub-menu too.
 */
async function overTheNeighbor(page: Page) {
  await openInsights(page);
  const neighbor = await boxOf(item(page, 'About Us'));
  await page.mouse.move(neighbor.x + 14, neighbor.y + neighbor.height - 6);
  await frames(page, 2);
}

test('the pointer on its way over a neighbor', { tag: '@full' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await hydrated(opener(page, 'Services'));
  await stopClock(page);

  await test.step('the corner of a neighbor on the way to a sub-item does not switch the sub-menu', async () => {
    await overTheNeighbor(page);
    const goal = await boxOf(panel(page, 'Insights').getByRole('link').nth(1));
    await page.mouse.move(goal.x + goal.width - 12, goal.y + 10);
    await page.clock.runFor(5000);
    await expect(opener(page, 'Insights')).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page, 'Insights')).toBeVisible();
    await expect(openPanelButtons(page)).toHaveCount(1);
  });

  await test.step('staying on the neighbor opens it after 300 ms', async () => {
    await overTheNeighbor(page);
    await page.clock.runFor(299);
    await expect(opener(page, 'Insights')).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(opener(page, 'About Us')).toHaveAttribute('aria-expanded', 'true');
    await expect(openPanelButtons(page)).toHaveCount(1);
  });

  await test.step('moving along the bar opens the neighbor at once', async () => {
    const from = await openInsights(page);
    await page.mouse.move(from.x + from.width + 40, from.y + from.height / 2);
    await expect(opener(page, 'About Us')).toHaveAttribute('aria-expanded', 'true');
  });
});
