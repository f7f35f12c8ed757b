import { existsSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { leadership } from '#lib/content/collections/team';
import { routes } from '#lib/site/routes';
import { demos, industries, papers, posts, sectionsOf, services } from './support/content';
import { layoutsByName } from './support/layouts';
import { test, when } from './support/test';

// Positions and sizes that docs/specification.md asks for.

const exists = (path: string) => existsSync(`out${path === '/' ? '/index' : path}.html`);
const active = demos().filter((demo) => demo.active);
const overview = services().filter((service) => service.overview);
const cases0 = industries()[0]?.use_cases.length ?? 0;

const blog = Math.min(posts().length, 3);

const inRow = ({ length }: readonly unknown[]) => (length > 4 ? 3 : length);

/** Rows of cards: number of items in the first row by width of the screen. */
const grids: [path: string, items: string, Record<number, number>][] = [
  ['/', `main article:has(a[href*="${routes.demos}/"])`, { 390: 1, 1440: inRow(active) }],
  ['/blog', 'main article', { 320: 1, 390: 1, 800: Math.min(blog, 2), 1024: blog, 1440: blog }],
  [routes.services, 'main article', { 1440: inRow(overview) }],
  [routes.whitepapers, 'main article', { 390: 1, 1440: Math.min(papers().length, 2) }],
  [
    `${routes.industries}/${industries()[0]?.id}`,
    'main article:has(img[src*="use-cases"])',
    { 390: 1, 800: Math.min(cases0, 2), 1440: cases0 % 4 === 0 ? 4 : Math.min(cases0, 3) },
  ],
];

/** Widths of the items in the first row. Expects that those of each row have one height. */
async function widthsInRow(items: Locator): Promise<number[]> {
  const boxes = await items.evaluateAll((nodes) =>
    nodes.map((node) => {
      const { top, width, height } = node.getBoundingClientRect();
      return { top: Math.round(top), width, height: Math.round(height) };
    }),
  );
  const tops = new Set(boxes.map(({ top }) => top));
  expect.soft(new Set(boxes.map(({ top, height }) => `${top} ${height}`)).size).toBe(tops.size);
  return boxes.flatMap(({ top, width }) => (top === boxes[0]?.top ? width : []));
}

test('grids have the number of columns of their width', async ({ page }) => {
  for (const [path, items, widths] of grids) {
    if (!exists(path) || Object.values(widths).includes(0)) continue;
    await page.goto(path);
    for (const [width, expected] of Object.entries(widths)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      const row = await widthsInRow(page.locator(items));
      expect.soft(row.length, `${path} at ${width} px`).toBe(expected);
      // Of two papers one is wider.
      const difference = path === routes.whitepapers ? 0 : Math.max(...row) - Math.min(...row);
      expect.soft(difference, `${path} at ${width} px`).toBeLessThanOrEqual(1);
    }
  }
});

const hasTeam = leadership().length > 0 && exists(routes.about);

when(hasTeam)('people are in rows of three, a fourth one is centered (P2)', async ({ page }) => {
  await page.goto(routes.about);
  const name = sectionsOf('about').team?.heading;
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name }) });
  const team = section.getByRole('listitem');
  expect(await widthsInRow(team)).toHaveLength(Math.min(leadership().length, 3));
  if (leadership().length !== 4) return;
  const box = await team.nth(3).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(1440 / 2, -1);
});

when(services().length > 0)('heading and picture of a service fit (P5)', async ({ page }) => {
  await page.goto(layoutsByName.service ?? layoutsByName.products ?? '');
  for (const width of [768, 900, 1023, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const picture = await page.getByRole('main').locator('section img').first().boundingBox();
    const right = (heading?.x ?? Number.NaN) + (heading?.width ?? Number.NaN);
    expect(right, `heading and picture at ${width} px`).toBeLessThanOrEqual(picture?.x ?? 0);
  }
  for (const { id } of services().filter((service) => service.products.length > 0)) {
    const path = routes.service(id);
    await page.goto(path);
    const picture = page.getByRole('main').locator('section img').first();
    expect((await picture.boundingBox())?.height, path).toBeLessThanOrEqual(400);
  }
});

when(industries().length > 0)('the longest figure fits its card (I2)', async ({ page }) => {
  for (const path of [routes.industries, `${routes.industries}/${industries()[0]?.id}`]) {
    await page.goto(path);
    const figures = page.getByRole('main').locator('article strong, li strong');
    await figures.evaluateAll((nodes) => {
      for (const node of nodes) node.textContent = '$200.5B–$340.5B'.slice(0, 14);
    });
    for (const width of [320, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const outside = await figures.evaluateAll(
        (nodes) =>
          nodes.filter((node) => {
            const card = node.closest('article, li')?.getBoundingClientRect();
            const range = document.createRange();
            range.selectNodeContents(node);
            return range.getBoundingClientRect().right > (card?.right ?? 0);
          }).length,
      );
      expect(outside, `outside on ${path} at ${width} px`).toBe(0);
    }
  }
});
