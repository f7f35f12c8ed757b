import { expect, type Page } from '@playwright/test';

/**
 * Expects that a page that has just been loaded prints all its text. It is called before anything
 * scrolls, because print has no scroll position: elements that fade in must be visible.
 */
export async function printsAllText(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const { words, hidden } = await page.getByRole('main').evaluate((main) => {
    const excused = [
      'script, style',
      // Only useful on a screen: links to other pages, menus, chips, the film.
      '.no-print, nav, fieldset, button, video, .scripts-only',
      // Only shown when scripts are disabled.
      '.without-scripts',
      // Closed on a screen too. Case studies are printed at their buttons instead.
      'dialog',
      // The age of an article depends on the date of reading.
      'time + span',
      // A chart or diagram is drawn for two widths, and its words are in the drawing.
      '.chart svg, .diagram svg, .chart-data',
      // "Click a use case" is meaningless on paper, where the case studies follow.
      'section:has(.case-study) h2 + p',
      // The short form of a text that is printed in full, the honeypot field, and the cover of a
      // demo.
      '.metric-short, .trap, .demo-curtain',
      // The line of the reference number, which the service fills in after a message.
      'p:has(output:empty)',
      // Replaces the link to a PDF when the build had no browser.
      '.print-view-note',
    ].join(', ');
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found = { words: 0, hidden: [] as string[] };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      const text = node.textContent?.trim();
      if (!box || !text || box.closest(excused)) continue;
      const seen = box.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      found.words += text.split(/\s+/).length;
      if (!seen) found.hidden.push(text);
    }
    return found;
  });
  expect(words).toBeGreaterThan(10);
  expect(hidden).toEqual([]);
  const charts = page.locator('.chart');
  for (const chart of await charts.all()) {
    await expect(chart.locator('svg:visible')).toHaveCount(1);
  }
  // The logo and the table of contents of a paper are printed; other links and buttons to press
  // are not.
  const pressed =
    'nav:not([aria-label="Contents"]):visible, summary:visible, .contact-widget:visible';
  await expect(page.locator(pressed)).toHaveCount(0);
  await page.emulateMedia({ media: null });
}
