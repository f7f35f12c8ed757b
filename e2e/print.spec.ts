import { expect, test } from '@playwright/test';

import { layouts } from './support/layouts';

for (const path of layouts) {
  test(`${path} prints all its words`, async ({ page }) => {
    await page.goto(path);
    // Before anything has been scrolled into view: paper has no scroll position.
    await page.emulateMedia({ media: 'print' });
    const { words, hidden } = await page.getByRole('main').evaluate((main) => {
      // Overlays repeat or deepen what the page says, and .no-print is what only a screen can use.
      const excused = 'dialog, .no-print, script, style';
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
    await expect(page.locator('.site-header:visible, .contact-widget:visible')).toHaveCount(0);
  });
}
