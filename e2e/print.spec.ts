import { expect } from '@playwright/test';
import { layouts } from './support/layouts';
import { test } from './support/visit';

for (const path of layouts) {
  test(`${path} prints all its words`, async ({ page }) => {
    await page.goto(path);
    // Before anything has been scrolled into view: paper has no scroll position.
    await page.emulateMedia({ media: 'print' });
    const { words, hidden } = await page.getByRole('main').evaluate((main) => {
      const excused = [
        'script, style',
        // What only a screen can use: links to press, menus, chips, the film.
        '.no-print, nav, fieldset, button, video, .scripts-only',
        // Stands where scripts are off.
        '.without-scripts',
        // Closed on a screen too; those of use cases are printed, by their buttons' place.
        'dialog',
        // How old an article is depends on when it is read.
        'time + span',
        // A chart is drawn for two widths, and its values stand at its marks.
        '.chart svg, .chart-data',
        // "Click a use case": nobody can, and the case studies stand below.
        'section:has(.case-study) h2 + p',
        // The short form of what is printed whole, what only a robot fills in, and the curtain of a demo.
        '.metric-short, .trap, .demo-curtain',
        // Stands in for a PDF where the build had no browser.
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
    // The logo stays as a letterhead, and a paper keeps its contents; nothing to press does.
    const pressed =
      'nav:not([aria-label="Contents"]):visible, summary:visible, .contact-widget:visible';
    await expect(page.locator(pressed)).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });
}
