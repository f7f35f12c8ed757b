import { expect, it } from 'vitest';

import { html } from '../fixtures/rendered';

it.each(['Note', 'Tip', 'Important', 'Warning', 'Caution'])('asides have the title %s', (title) => {
  const aside = `<div class="aside" role="note">\n<p><strong>${title}</strong></p>\n`;
  const mark = `> [!${title.toUpperCase()}]`;
  expect(html(`${mark}  \n> Some **words**.\n>\n> More.`)).toBe(
    `${aside}<p>Some <strong>words</strong>.</p>\n<p>More.</p>\n</div>\n`,
  );
  expect(html(`${mark}\n>\n> Stop.`)).toBe(`${aside}<p>Stop.</p>\n</div>\n`);
  expect(html(`${mark}\n> **Stop.**`)).toBe(`${aside}<p><strong>Stop.</strong></p>\n</div>\n`);
  expect(html(mark)).toBe(`${aside}</div>\n`);
  expect(html(mark.toLowerCase())).toBe(`${aside}</div>\n`);
});

it.each([
  ...['> [!NOTE] x', '> [!OTHER]\n> x', '> Say [!NOTE]', '> # [!NOTE]', '> **[!NOTE]**', '>'],
])('asides are not made of %j', (markdown) => expect(html(markdown)).toMatch(/^<blockquote>/));
