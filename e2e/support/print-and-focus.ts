import { expect, type Page } from '@playwright/test';

/** A4 without its margins, in which Chromium lays out, at 96 pixels an inch. */
const paper = { width: 794, height: 1123 };

/**
 * Expects that a page prints its text with all slides, no picture below the words of a hero, and
 * neither menus nor threads between sections. Before anything scrolls: paper has no scroll position,
 * so nothing may wait to fade in.
 */
export async function expectPrint(page: Page): Promise<void> {
  const screen = page.viewportSize();
  const words = () =>
    page.evaluate(() => {
      const text = document.querySelector('main')?.innerText ?? '';
      return text.split(/\s+/).filter(Boolean).length;
    });
  const onScreen = await words();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
  expect.soft(await words()).toBeGreaterThan(onScreen / 2);
  const transparent = await page.evaluate(() => {
    const all = document.querySelectorAll('main :is(h1, h2, h3, p, li, td, dd, figure, img)');
    return [...all]
      .filter((element) => element.checkVisibility())
      .filter((element) => !element.checkVisibility({ opacityProperty: true }))
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
  expect.soft(transparent).toEqual([]);
  const wrong = await page.evaluate(() => {
    const boxOf = (node: Element) => node.getBoundingClientRect();
    const outside = [...document.querySelectorAll('main :is([role=group], li)')].filter(
      (slide) => boxOf(slide).left < 0 || boxOf(slide).right > innerWidth,
    );
    const picture = document.querySelector('main > section:first-of-type img');
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('h1') ?? document.body);
    const { left = innerWidth, top = 0, bottom = 0 } = picture ? boxOf(picture) : {};
    const { right, top: first, bottom: last } = words.getBoundingClientRect();
    const covered = right > left + 1 && first < bottom && last > top;
    const unprinted =
      'a[href="#archive"], figure:has(video), header nav, summary, .crossing-threads, .side-threads';
    return [
      ...outside.map((slide) => slide.outerHTML.slice(0, 120)),
      ...(covered ? [`heading to ${right}, picture from ${left}`] : []),
      ...[...document.querySelectorAll(unprinted)]
        .filter((node) => node.checkVisibility())
        .map((node) => node.outerHTML.slice(0, 120)),
    ];
  });
  expect.soft(wrong).toEqual([]);
  await page.emulateMedia({ media: null });
  if (screen) await page.setViewportSize(screen);
}

/** Expects that the first stops of the Tab key are visible, the skip link first. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const unmarked: string[] = [];
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element.tagName === 'IFRAME') return undefined;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const within = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      // A card that is one link has the outline around the whole card, a field of search around its form.
      const card = element.closest('article, form');
      const marked =
        outlineStyle !== 'none' ||
        boxShadow !== 'none' ||
        (card !== null && getComputedStyle(card).outlineStyle !== 'none');
      return { html: element.outerHTML.slice(0, 150), text: element.textContent, within, marked };
    });
    if (!found) break;
    if (stop === 0) expect.soft(found.text).toMatch(/^Skip to/);
    if (!found.within || !found.marked) unmarked.push(found.html);
  }
  expect.soft(unmarked).toEqual([]);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}
