import { expect, type Page } from '@playwright/test';
import { layouts } from './support/layouts';
import { hydrated } from './support/page';
import { goSoftly } from './support/payload';
import { variant } from './support/variants';
import { test } from './support/visit';

/** Position and size of every element of main, in whole pixels. */
const boxes = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((element) => !element.closest('svg, video'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const places = [x, y + scrollY, width, height].map((value) => Math.round(value));
        return `${element.tagName} ${places.join(' ')}`;
      }),
  );

// A page contains only the rules that it needs. After a soft navigation, the whole style sheet
// applies in addition to the rules of the first page, and the layout must be the same.
const pages = layouts.filter((each) => each !== '/no-such-page');
for (const [index, path] of pages.entries()) {
  const name = `${path} has the same layout after a soft navigation`;
  // The first page in npm test, all of them in npm run test:full.
  test(name, variant(index), async ({ page }) => {
    await page.goto(path);
    await hydrated(page.getByRole('main'));
    const loaded = await boxes(page);

    await page.goto(path === '/contact/sent' ? '/about' : '/contact/sent');
    await hydrated(page.getByRole('main'));
    await page.evaluate(() => {
      Object.assign(window, { stillHere: true });
    });
    await goSoftly(page, path);
    await expect.poll(() => boxes(page)).toEqual(loaded);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });
}
