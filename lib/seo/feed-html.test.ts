import { expect, it } from 'vitest';

import { renderMarkdown } from '../content/markdown';
import { feedHtml } from './feed-html';

const page = 'https://www.loom.example/blog/a';

it('has the data of a chart as a table, without the drawing', () => {
  const chart = `kind: bar
title: Cost
caption: By year.
unit: "$#"
labels: [First year, Second year]
series: [{ name: Cost, values: [10, 20] }]`;
  const html = feedHtml(renderMarkdown(`Text.\n\n\`\`\`chart\n${chart}\n\`\`\``).html, page);
  expect(html).toMatch(/<figure>.*Cost.*<figcaption>By year\.<\/figcaption><\/figure>/s);
  expect(html).toMatch(/<td>\$20<\/td>/);
  expect(html).not.toMatch(/<svg|class=|id=|role=|tabindex/);
});

it('keeps the <img> of a picture and spans of cells', () => {
  const picture =
    '<picture><source srcset="/a.avif"><img src="/a.jpg" alt="" width="4" height="3"></picture>';
  expect(
    feedHtml(`${picture}<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>`, page),
  ).toBe(
    '<picture><img src="https://www.loom.example/a.jpg" alt="" width="4" height="3"></picture><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
  );
});

it('leaves an address that is no URL as it is', () => {
  expect(feedHtml('<a href="https://[">x</a>', page)).toBe('<a href="https://[">x</a>');
});
