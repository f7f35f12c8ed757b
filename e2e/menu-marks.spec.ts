import { expect, test } from '@playwright/test';
import { textsOf } from './support/html';
import { exportedPage } from './support/sitemap';

/** Paths, with the main menu item that is marked as current there. */
const marks = [
  ['/', 'Home'],
  ['/services', 'Services'],
  ['/services/ai-strategy', 'Services'],
  ['/services/AISolutions', 'Services'],
  ['/services/ai-products', 'AI Products'],
  ['/industries', 'Industries'],
  ['/industries/healthcare', 'Industries'],
  ['/blog/blog-06', 'Insights'],
  ['/whitepapers', 'Insights'],
  ['/tools/genai-landscape', 'Insights'],
  ['/insights', 'Insights'],
  ['/about', 'About Us'],
  ['/careers/vp-operations', 'About Us'],
  ['/contact', 'About Us'],
] as const;

const panels = /<div[^>]*\bnav-panel\b.*?<\/div>/gs;

/** Marked links of the main menu in the HTML of a page: those of the bar, and those of the panels. */
function markedOn(path: string): { bar: string[][]; panel: string[][] } {
  const [menu] = /<nav[^>]*aria-label="Main".*?<\/nav>/s.exec(exportedPage(path).html) ?? [];
  if (!menu?.match(panels)) throw new Error(`${path} has no main menu with panels`);
  const marked = (html: string) =>
    textsOf(html, 'a')
      .filter(({ attributes }) => attributes.has('aria-current'))
      .map(({ text, attributes }) => [text, attributes.get('aria-current') ?? '']);
  return {
    bar: marked(menu.replaceAll(panels, '')),
    panel: marked((menu.match(panels) ?? []).join('')),
  };
}

test('the menu marks the main item of a page', () => {
  for (const [path, active] of marks) {
    expect(
      markedOn(path).bar.map(([text]) => text),
      path,
    ).toEqual([active]);
  }
});

test('the sub-item of the page itself is marked too', () => {
  expect(markedOn('/services/ai-strategy')).toEqual({
    bar: [['Services', 'true']],
    panel: [['AI Strategy', 'page']],
  });
  expect(markedOn('/about').bar).toEqual([['About Us', 'page']]);
});
