import { expect } from '@playwright/test';
import { blogPaths, listPages, posts } from './support/content';
import { complaints, hydrated } from './support/page';
import { test } from './support/test';
import { variant } from './support/variants';

test.use({ clock: true });

// The day after the date of blog-05. The two time zones are 25 hours apart, so the local dates
// differ.
const now = '2024-05-15T10:30:00Z';

const index = listPages().findIndex((page) => page.some(({ id }) => id === 'blog-05'));
const list = blogPaths()[index] ?? '';

for (const [zone, [timezoneId, age]] of (
  [
    ['Pacific/Kiritimati', '2 days ago'],
    ['Pacific/Pago_Pago', 'Today'],
  ] as const
).entries()) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('ages follow the day of the visitor, dates do not', variant(zone), async ({ page }) => {
      const faults = complaints(page);
      await page.clock.setFixedTime(now);
      for (const [path, within] of [
        ['/blog/blog-05', 'header'],
        [list, 'article:has(a[href="/blog/blog-05"])'],
      ] as const) {
        await page.goto(path);
        await hydrated(page.getByRole('main'));
        const place = page.getByRole('main').locator(within).first();
        // 10:30 UTC on May 15 is 00:30 on May 16 in Kiritimati, and 23:30 on May 14 in Pago Pago.
        await expect(place.getByText(`· ${age}`, { exact: true })).toBeVisible();
        // A revised post also says when it was updated.
        const published = place.getByRole('time').first();
        await expect(published).toHaveText('May 14, 2024');
        await expect(published).toHaveAttribute('datetime', '2024-05-14');
      }
      expect(faults).toEqual([]);
    });

    test('the white papers, the blog list and a post hydrate without errors and show every age', {
      tag: '@full',
    }, async ({ page }) => {
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
