import { expect } from '@playwright/test';
import { blogPaths, perPage, posts } from './support/content';
import { complaints, hydrated } from './support/page';
import { test } from './support/test';

// The day after blog-05, at an hour that belongs to two days: 25 hours lie between these places.
const now = '2024-05-15T10:30:00Z';

const index = posts().findIndex(({ id }) => id === 'blog-05');
const list = blogPaths()[Math.floor(index / perPage)] ?? '';

for (const [timezoneId, age] of [
  ['Pacific/Kiritimati', '2 days ago'],
  ['Pacific/Pago_Pago', 'Today'],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const [path, within] of [
      ['/blog/blog-05', 'header'],
      [list, 'article:has(a[href="/blog/blog-05"])'],
    ] as const) {
      test(`${path}: ages follow the day of the visitor, dates do not`, async ({ page }) => {
        const faults = complaints(page);
        await page.clock.setFixedTime(now);
        await page.goto(path);
        await hydrated(page.getByRole('main'));
        const place = page.getByRole('main').locator(within).first();
        // 10:30 UTC on the 15th is half past midnight of the 16th there, and still the 14th here.
        await expect(place.getByText(`· ${age}`, { exact: true })).toBeVisible();
        await expect(place.getByRole('time')).toHaveText('May 14, 2024');
        await expect(place.getByRole('time')).toHaveAttribute('datetime', '2024-05-14');
        expect(faults).toEqual([]);
      });
    }

    test('the white papers and every post agree with the page as it was built', async ({
      page,
    }) => {
      const faults = complaints(page);
      const [newest] = posts();
      for (const path of ['/whitepapers', '/blogs', `/blog/${newest?.id}`]) {
        await page.goto(path);
        await hydrated(page.getByRole('main'));
        await expect(page.getByRole('main').locator('.invisible')).toHaveCount(0);
      }
      expect(faults).toEqual([]);
    });
  });
}
